# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# seiche_layer(FOLDER BELOW... [INSIDE LAYER...]) makes the target seiche_NAME from the sources in FOLDER (NAME is its last
# part), standing on the layers BELOW. Its headers are included as "NAME/file.h", and the compiler finds those of its
# own folder and of what it stands on, nothing else: every layer has an include root of its own, a folder with one
# link in it. What its sources need but its headers do not is named after INSIDE; who stands on it does not see that.
function(seiche_layer folder)
    cmake_parse_arguments(PARSE_ARGV 1 layer "" "" INSIDE)
    cmake_path(GET folder FILENAME name)
    set(here ${CMAKE_CURRENT_SOURCE_DIR}/${folder})
    file(GLOB sources CONFIGURE_DEPENDS ${here}/*.cpp ${here}/*.h)
    add_library(seiche_${name} STATIC ${sources})

    set(root ${PROJECT_BINARY_DIR}/layers/${name})
    file(MAKE_DIRECTORY ${root})
    file(CREATE_LINK ${here} ${root}/${name} SYMBOLIC)
    target_include_directories(seiche_${name} PUBLIC ${root})

    target_link_libraries(seiche_${name} PRIVATE seiche_flags)
    set(visible ${name})
    foreach(below IN LISTS layer_UNPARSED_ARGUMENTS)
        target_link_libraries(seiche_${name} PUBLIC seiche_${below})
        get_target_property(through seiche_${below} SEICHE_PASSES_ON)
        list(APPEND visible ${through})
    endforeach()
    list(REMOVE_DUPLICATES visible)
    set_target_properties(seiche_${name} PROPERTIES SEICHE_PASSES_ON "${visible}")
    foreach(below IN LISTS layer_INSIDE)
        target_link_libraries(seiche_${name} PRIVATE seiche_${below})
        get_target_property(through seiche_${below} SEICHE_PASSES_ON)
        list(APPEND visible ${through})
    endforeach()
    # For tests/layers.cmake: what its sources may include, and a header to try it with.
    file(GLOB headers RELATIVE ${here} ${here}/*.h)
    list(GET headers 0 header)
    set_target_properties(seiche_${name} PROPERTIES SEICHE_SEES "${visible}" SEICHE_HEADER ${name}/${header})
    set_property(GLOBAL APPEND PROPERTY SEICHE_LAYERS ${name})
endfunction()
