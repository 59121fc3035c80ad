#include "engine/core/phrase.h"

#include <utility>

namespace engawa {
namespace {

Term make(Term::Kind kind, std::string_view id) {
    Term term;
    term.kind = kind;
    term.id = id;
    return term;
}

Term make(Term::Kind kind, std::int32_t value) {
    Term term;
    term.kind = kind;
    term.value = value;
    return term;
}

std::string listed(const Arguments& terms) {
    std::string out;
    for (const auto& [name, term] : terms) out += (out.empty() ? "" : "+") + in_one_line(term);
    return out;
}

void add_arguments(std::string& out, const Arguments& arguments) {
    for (const auto& [name, term] : arguments) {
        out += ' ';
        out += name;
        out += '=';
        out += in_one_line(term);
    }
}

}  // namespace

Term Term::number(int value) { return make(Kind::Number, value); }
Term Term::seat(Seat seat) { return make(Kind::Seat, seat == kChance ? 0 : seat.number()); }
Term Term::seat(int player) { return seat(Seat{player}); }
Term Term::card(std::string_view id, std::string_view own_name) {
    Term term = make(Kind::Card, id);
    term.name = own_name;
    return term;
}
Term Term::place(std::string_view id) { return make(Kind::Place, id); }
Term Term::word(std::string_view key) { return make(Kind::Word, key); }
Term Term::text(std::string_view words) { return make(Kind::Text, words); }
Term Term::phrase(Phrase phrase) {
    Term term = make(Kind::Phrase, phrase.key);
    term.parts = std::move(phrase.arguments);
    return term;
}
Term Term::list(std::vector<Argument> terms) {
    Term term = make(Kind::List, 0);
    term.parts = std::move(terms);
    return term;
}

bool Term::operator==(const Term& other) const {
    return kind == other.kind && value == other.value && id == other.id && name == other.name &&
           parts == other.parts;
}

std::string in_one_line(const Term& term) {
    switch (term.kind) {
        case Term::Kind::Number: return std::to_string(term.value);
        case Term::Kind::Seat: return "seat:" + std::to_string(term.value);
        case Term::Kind::Card: return term.name.empty() ? term.id : term.id + '~' + term.name;
        case Term::Kind::Place: return '@' + term.id;
        case Term::Kind::Word: return '$' + term.id;
        case Term::Kind::Text: return '"' + term.id + '"';
        case Term::Kind::List: return '[' + listed(term.parts) + ']';
        case Term::Kind::Phrase: break;
    }
    std::string out = '(' + term.id;
    add_arguments(out, term.parts);
    return out + ')';
}

std::string in_one_line(const Phrase& phrase) {
    std::string out = phrase.key;
    add_arguments(out, phrase.arguments);
    return out;
}

}  // namespace engawa
