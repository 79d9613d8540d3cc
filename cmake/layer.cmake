# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# SEICHE_TOGETHER compiles the sources of a folder in groups, in a third of the time. Unnamed
# namespaces stay separate, because sources with equal names are in different groups
# (unity_groups.awk).
if(SEICHE_TOGETHER)
    set(folders core/* ui/* ui/panels/* app/*)
    list(TRANSFORM folders APPEND /*.h OUTPUT_VARIABLE headers)
    list(TRANSFORM folders APPEND /*.cpp OUTPUT_VARIABLE sources)
    file(GLOB headers ${headers})
    file(GLOB sources CONFIGURE_DEPENDS ${sources})
    execute_process(COMMAND awk -f ${CMAKE_CURRENT_LIST_DIR}/unity_groups.awk -v size=16 ${headers} ${sources}
        OUTPUT_VARIABLE lines COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX MATCHALL "[^\n]+" lines "${lines}")
    foreach(line IN LISTS lines)
        string(REGEX MATCH "(.*) ([0-9]+)$" line "${line}")
        set_property(GLOBAL PROPERTY "SEICHE_GROUP_OF_${CMAKE_MATCH_1}" ${CMAKE_MATCH_2})
    endforeach()
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${sources})
endif()

# compile_in_groups(TARGET SOURCE...) assigns the sources of a target, as absolute paths, to groups.
function(compile_in_groups target)
    if(SEICHE_TOGETHER)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
        foreach(source IN LISTS ARGN)
            get_property(group GLOBAL PROPERTY "SEICHE_GROUP_OF_${source}")
            if(group)
                set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
            endif()
        endforeach()
    endif()
endfunction()

# seiche_layer(FOLDER BELOW... [INSIDE LAYER...]) makes the target seiche_NAME from the sources in
# FOLDER, whose last part is NAME, on top of the layers BELOW. INSIDE names layers that only the
# sources need, not the headers; layers above do not see them.
# Headers are included as "NAME/file.h". Each layer has its own include root, a folder with a single
# link, so the compiler finds only the headers of the layer itself and of the layers below.
function(seiche_layer folder)
    cmake_parse_arguments(PARSE_ARGV 1 layer "" "" INSIDE)
    cmake_path(GET folder FILENAME name)
    set(here ${CMAKE_CURRENT_SOURCE_DIR}/${folder})
    file(GLOB sources CONFIGURE_DEPENDS ${here}/*.cpp ${here}/*.h)
    add_library(seiche_${name} ${SEICHE_LAYERS} ${sources})
    set_target_properties(seiche_${name} PROPERTIES DEFINE_SYMBOL "") # otherwise precompiled headers would not match
    compile_in_groups(seiche_${name} ${sources})

    set(root ${PROJECT_BINARY_DIR}/layers/${name})
    file(MAKE_DIRECTORY ${root})
    file(CREATE_LINK ${here} ${root}/${name} SYMBOLIC)
    target_include_directories(seiche_${name} PUBLIC ${root})

    list(TRANSFORM layer_UNPARSED_ARGUMENTS PREPEND seiche_)
    list(TRANSFORM layer_INSIDE PREPEND seiche_)
    target_link_libraries(seiche_${name} PUBLIC ${layer_UNPARSED_ARGUMENTS} PRIVATE seiche_flags ${layer_INSIDE})
endfunction()

# seiche_library(NAME HEADER) makes the target NAME for a library without a CMake package.
function(seiche_library name header)
    find_path(${name}_folder ${header})
    find_library(${name}_library ${name})
    if(NOT ${name}_folder OR NOT ${name}_library)
        message(FATAL_ERROR "The library ${name} is missing (in Debian lib${name}-dev)")
    endif()
    add_library(${name} INTERFACE IMPORTED GLOBAL)
    target_include_directories(${name} SYSTEM INTERFACE ${${name}_folder})
    target_link_libraries(${name} INTERFACE ${${name}_library})
endfunction()
