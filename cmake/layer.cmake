# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# seiche_layer(NAME BELOW...) makes the target seiche_NAME from the sources in this folder's NAME/, standing on
# the layers BELOW. A layer may include only itself and what it stands on; tests/check_layers.cmake reads the
# same list (the target's SEICHE_BELOW property) and fails on any other include.
function(seiche_layer name)
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp)
    add_library(seiche_${name} STATIC ${sources})
    target_include_directories(seiche_${name} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
    target_link_libraries(seiche_${name} PRIVATE seiche_flags)
    foreach(below IN LISTS ARGN)
        target_link_libraries(seiche_${name} PUBLIC seiche_${below})
    endforeach()
    set_property(GLOBAL APPEND PROPERTY SEICHE_LAYERS "${name}=${ARGN}")
endfunction()
