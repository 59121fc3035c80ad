// Does a class have a member of this name, whatever kind of member it is?
//
// Optional members are found by their names. If they were found by how they are called, one with a
// wrong signature would be no mistake: it would not be called, and nobody would be told. So the
// name is asked for first, and then the signature is demanded.
#pragma once

// Makes the concept Name<Class>: Class has a member called `member`, be it a constant, a function,
// several of them or a template, public or not. Class becomes a base beside one that surely has
// `member`: the name is then ambiguous exactly if Class has it too. Class must not be final.
#define ENGAWA_MEMBER_NAME(Name, member) /* NOLINT(bugprone-macro-parentheses): names */ \
    struct Name##Rival {                                                                 \
        int member;                                                                      \
    };                                                                                   \
    template <class Class>                                                               \
    struct Name##Both : Class, Name##Rival {};                                           \
    template <class Class>                                                               \
    concept Name = !requires { &Name##Both<Class>::member; }
