// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/open_class_dialog.h"

#include "posix/own_addresses.h"
#include "theme/theme.h"
#include "widgets/drop_down.h"
#include "widgets/wrapped_label.h"

#include <QAccessible>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

namespace {

QString bindKey() { return QStringLiteral("class/address"); }
QString portKey() { return QStringLiteral("class/port"); }
QString nameKey() { return QStringLiteral("class/name"); }

constexpr int longestName = 253; // RFC 1035
constexpr QLatin1String allAddresses("0.0.0.0");

bool isHere(const QString& address) {
    const std::vector<OwnAddress> own = ownAddresses();
    return address == allAddresses ||
           std::ranges::find(own, address.toStdString(), &OwnAddress::address) != own.end();
}

} // namespace

ClassServerSettings lastClassSettings() {
    const QSettings kept;
    ClassServerSettings settings;
    const std::vector<OwnAddress> own = ownAddresses();
    const QString before = kept.value(bindKey()).toString();
    if (!before.isEmpty() && isHere(before)) settings.bind = before.toStdString();
    else if (!own.empty()) settings.bind = own.front().address;
    const int port = kept.value(portKey(), settings.port).toInt();
    if (port >= 0 && port <= 65535) settings.port = port;
    if (const QString name = kept.value(nameKey()).toString(); !name.isEmpty())
        settings.names.push_back(name.toStdString());
    settings.resumes = settings.port > 0;
    return settings;
}

OpenClassDialog::OpenClassDialog(std::function<QString(const ClassServerSettings&)> open, QWidget* window)
    : QDialog(window), m_open(std::move(open)), m_address(new DropDown(this)), m_port(new QSpinBox(this)),
      m_name(new QLineEdit(this)), m_advice(new WrappedLabel(this)), m_problem(new WrappedLabel(this)) {
    setObjectName(QStringLiteral("openClassDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Start class session"));
    m_address->setObjectName(QStringLiteral("classAddress"));
    m_port->setObjectName(QStringLiteral("classPort"));
    m_port->setRange(0, 65535);
    m_port->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_port->setSpecialValueText(tr("any free port"));
    m_name->setObjectName(QStringLiteral("className"));
    m_name->setMaxLength(longestName);
    m_name->setPlaceholderText(QStringLiteral("seiche.local"));
    m_name->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[A-Za-z0-9.-]*")), this));
    m_advice->setObjectName(QStringLiteral("classAdvice"));
    m_problem->setObjectName(QStringLiteral("classProblem"));
    m_problem->hide();
    for (WrappedLabel* label : {m_advice, m_problem}) label->setReportingHeight(true);
    auto* introduction = new WrappedLabel(this);
    introduction->setReportingHeight(true);
    introduction->setText(tr("Students join with the code on the screen, without names or accounts. Only the "
                             "table that you save is kept."));
    auto* rows = new QFormLayout;
    rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    rows->addRow(tr("&Network:"), m_address);
    rows->addRow(tr("&Port:"), m_port);
    rows->addRow(tr("Host na&me (optional):"), m_name);
    m_address->setAccessibleName(tr("Network"));
    m_port->setAccessibleName(tr("Port"));
    m_name->setAccessibleName(tr("Host name (optional)"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* begin = buttons->addButton(tr("Start"), QDialogButtonBox::AcceptRole);
    begin->setObjectName(QStringLiteral("beginClass"));
    begin->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(introduction);
    column->addLayout(rows);
    column->addWidget(m_problem);
    column->addWidget(m_advice);
    column->addWidget(buttons);
    setMinimumWidth(Theme::current().px(480));
    const ClassServerSettings last = lastClassSettings();
    fillAddresses(QString::fromStdString(last.bind));
    m_port->setValue(last.port);
    if (!last.names.empty()) m_name->setText(QString::fromStdString(last.names.front()));
    connect(m_address, &QComboBox::currentIndexChanged, this, &OpenClassDialog::advise);
    connect(buttons, &QDialogButtonBox::accepted, this, &OpenClassDialog::begin);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    advise();
    begin->setFocus();
}

void OpenClassDialog::fillAddresses(const QString& chosen) {
    for (const OwnAddress& own : ownAddresses()) {
        const QString address = QString::fromStdString(own.address);
        const QString place = own.isLoopback ? tr("this computer only") : QString::fromStdString(own.interface);
        m_address->addItem(QStringLiteral("%1 · %2").arg(address, place), address);
    }
    m_address->addItem(tr("all networks"), QString(allAddresses));
    m_address->setCurrentIndex(std::max(0, m_address->findData(chosen)));
}

ClassServerSettings OpenClassDialog::settings() const {
    ClassServerSettings settings;
    settings.bind = m_address->currentData().toString().toStdString();
    settings.port = m_port->value();
    if (!m_name->text().isEmpty()) settings.names.push_back(m_name->text().toStdString());
    settings.resumes = settings.port > 0;
    return settings;
}

void OpenClassDialog::begin() {
    const ClassServerSettings chosen = settings();
    if (const QString problem = m_open(chosen); !problem.isEmpty()) return showProblem(problem);
    QSettings kept;
    kept.setValue(bindKey(), m_address->currentData());
    kept.setValue(portKey(), chosen.port);
    kept.setValue(nameKey(), m_name->text());
    accept();
}

void OpenClassDialog::showProblem(const QString& problem) {
    m_problem->setText(tr("The class session could not be started: %1").arg(problem));
    m_problem->show();
    QAccessibleEvent said(m_problem, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

// Explains network restrictions before phones fail to join.
void OpenClassDialog::advise() {
    const std::vector<OwnAddress> own = ownAddresses();
    const bool isInANetwork = std::ranges::any_of(own, [](const OwnAddress& each) { return !each.isLoopback; });
    m_advice->setText(
        isInANetwork
            ? tr("Phones must be on the same network. If no phone can join, the network isolates its devices "
                 "or a firewall blocks the port. Use your own access point, or browsers on the school's "
                 "computers. Without a network, phones show a code for each point, which you can type in.")
            : tr("This computer is not on a network. Browsers on this computer can join. Phones show a code "
                 "for each point, which you can type in."));
}

} // namespace seiche

#include "moc_open_class_dialog.cpp"
