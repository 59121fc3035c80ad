// The words for people: sentences of one language, and how a phrase is said in them.
//
// Native only. The page has the same in TypeScript; tests/words/examples.json holds both to one
// behaviour, and docs/words.md says how sentences are written. Words are never a reason to stop: a
// key that is missing comes back as it is.
#pragma once

#include <concepts>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/phrase.h"

namespace engawa {

// An argument given by hand: a text, a number or a term.
struct Filler {
    std::string name;
    Term term;

    Filler(std::string_view its_name, std::string_view text)
        : name(its_name), term(Term::text(text)) {}
    Filler(std::string_view its_name, const char* text) : name(its_name), term(Term::text(text)) {}
    Filler(std::string_view its_name, const std::string& text)
        : name(its_name), term(Term::text(text)) {}
    Filler(std::string_view its_name, std::integral auto number)
        : name(its_name), term(Term::number(static_cast<int>(number))) {}
    Filler(std::string_view its_name, Term its_term) : name(its_name), term(std::move(its_term)) {}
};
using Fillers = std::vector<Filler>;

// Whose cards, places and seats a phrase speaks of.
struct Company {
    std::string game;                // empty: the first part of the phrase's key
    std::vector<std::string> seats;  // names, from seat 1 on; an empty one has none
};

using Sentences = std::map<std::string, std::string, std::less<>>;

// All files of a language together; empty if there is no such language.
Sentences sentences_of(std::string_view language);

class Words {
  public:
    explicit Words(std::string_view language = "en")
        : sentences_(sentences_of(language)), language_(language) {}
    // Sentences of one's own; the language says how it counts.
    explicit Words(Sentences sentences, std::string_view language = "en")
        : sentences_(std::move(sentences)), language_(language) {}

    bool has(std::string_view key) const { return sentences_.contains(key); }
    std::string say(std::string_view key, const Fillers& fillers = {},
                    const Company& company = {}) const;
    std::string say(const Phrase& phrase, const Company& company = {}) const;
    std::string say(const Term& term, const Company& company) const;
    // Several phrases as one paragraph. Neighbours that differ in one argument become one sentence:
    // "White picks Sai, Sword and Bow."
    std::string tell(const std::vector<Phrase>& phrases, const Company& company = {}) const;
    // Sentences one after the other, each with a capital letter at its beginning.
    std::string read_out(const std::vector<Phrase>& sentences, const Company& company = {}) const;
    // All keys that begin with this, in order.
    std::vector<std::string> keys(std::string_view prefix) const;

  private:
    std::string said(std::string_view key, const Arguments& arguments,
                     const Company& company) const;
    std::string joined(const Arguments& list, const Company& company) const;
    Term counted(const std::vector<Term>& terms, const Company& company) const;

    Sentences sentences_;
    std::string language_;
};

}  // namespace engawa
