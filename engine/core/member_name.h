// Has a class a member of this name, whatever it is?
//
// Optional members are found by their names. If they were found by how they are called, one with a
// wrong signature would be no mistake: it would not be called, and nobody would be told. So the
// name is asked for first, and then the signature is demanded.
#pragma once

// Makes the concept Name<Class>: Class has a member called `member`, be it a constant, a function,
// several of them or a template, public or not. A second base with the same name makes it
// ambiguous, and only then. The class must not be final.
// NOLINTBEGIN(bugprone-macro-parentheses): the arguments are names
#define ENGAWA_MEMBER_NAME(Name, member)       \
    struct Name##Rival {                       \
        int member;                            \
    };                                         \
    template <class Class>                     \
    struct Name##Both : Class, Name##Rival {}; \
    template <class Class>                     \
    concept Name = !requires { &Name##Both<Class>::member; }
// NOLINTEND(bugprone-macro-parentheses)
