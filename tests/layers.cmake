# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# The compiler keeps the order of the layers (cmake/layer.cmake); here it is asked whether it does. For each layer a source is
# written that fails to compile unless it sees the headers of what the layer stands on, and those of no other layer.
get_property(layers GLOBAL PROPERTY SEICHE_LAYERS)
set(compile ${CMAKE_CXX_COMPILER} -std=c++20 -fsyntax-only)
foreach(layer IN LISTS layers)
    get_target_property(sees seiche_${layer} SEICHE_SEES)
    set(text "")
    foreach(other IN LISTS layers)
        get_target_property(header seiche_${other} SEICHE_HEADER)
        if(other IN_LIST sees)
            string(APPEND text "#if !__has_include(\"${header}\")\n#error ${layer} does not see ${other}\n#endif\n")
        else()
            string(APPEND text "#if __has_include(\"${header}\")\n#error ${layer} sees ${other}\n#endif\n")
        endif()
    endforeach()
    get_target_property(folder seiche_${layer} SOURCE_DIR)
    if(folder MATCHES "/core$")
        string(APPEND text "#if __has_include(<QString>)\n#error ${layer} sees Qt\n#endif\n")
    endif()
    set(source ${CMAKE_CURRENT_BINARY_DIR}/layers/${layer}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "${text}" @ONLY)
    set(roots "$<TARGET_PROPERTY:seiche_${layer},INCLUDE_DIRECTORIES>")
    add_test(NAME layer_${layer} COMMAND ${compile} "-I$<JOIN:${roots},;-I>" ${source} COMMAND_EXPAND_LISTS)
    list(APPEND layer_tests layer_${layer})
endforeach()

# An include against the order ends the compilation.
set(refused ${CMAKE_CURRENT_BINARY_DIR}/layers/refused.cpp)
file(CONFIGURE OUTPUT ${refused} CONTENT "#include \"wave/grid.h\"\n#include \"run/simulation.h\"\n" @ONLY)
set(roots "$<TARGET_PROPERTY:seiche_wave,INCLUDE_DIRECTORIES>")
add_test(NAME layer_refuses COMMAND ${compile} "-I$<JOIN:${roots},;-I>" ${refused} COMMAND_EXPAND_LISTS)
set_tests_properties(layer_refuses PROPERTIES PASS_REGULAR_EXPRESSION "run/simulation.h.*(No such file|not found)")
set_tests_properties(${layer_tests} layer_refuses PROPERTIES LABELS "quick;style")
