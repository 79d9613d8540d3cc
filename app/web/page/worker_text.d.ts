// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

declare module "*.ts?text" {
    /** The module with all its imports as one script. */
    const text: string;
    export default text;
}
