# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# What is installed besides the programs, and the Debian package (`./dev package`). Its dependencies are read from the
# programs themselves.
include(GNUInstallDirs)
set(doc_folder ${CMAKE_INSTALL_DATAROOTDIR}/doc/seiche)
foreach(page README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md CITATION.cff)
    install(FILES ${PROJECT_SOURCE_DIR}/${page} DESTINATION ${doc_folder})
endforeach()
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${doc_folder} RENAME copyright)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs DESTINATION ${doc_folder}
    FILES_MATCHING PATTERN "*.md" PATTERN "*.png" PATTERN "*.svg" PATTERN "*.gif")
install(DIRECTORY ${PROJECT_SOURCE_DIR}/presets/ DESTINATION ${doc_folder}/examples)
# The page for browsers, where it has been built.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/build/web/ DESTINATION ${CMAKE_INSTALL_DATADIR}/seiche/web OPTIONAL)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME seiche)
set(CPACK_PACKAGE_VENDOR "Seiche contributors")
set(CPACK_PACKAGE_CONTACT "Seiche contributors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY ${PROJECT_DESCRIPTION})
set(CPACK_PACKAGE_DESCRIPTION "Students tap and find the resonance of a string, throw waves across a pool,
turn damping and spring constant, and see two ways of computing the same wave side by side.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# The signs and the icon are drawn by a plug-in, which no program is linked with.
set(CPACK_DEBIAN_PACKAGE_DEPENDS libqt6svg6)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-inter, qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS ffmpeg)
include(CPack)
