#include "words/plural.h"

#include <cstdlib>
#include <string>

namespace engawa {
namespace {

bool within(int number, int low, int high) { return number >= low && number <= high; }

// Class of a number, as a letter: Zero, One, Two, Few, Many, Other, in this order.
struct PluralRule {
    std::string_view languages;
    std::string_view classes;  // those it has
    char (*of)(int n);
};

char millions(int n) { return n != 0 && n % 1'000'000 == 0 ? 'm' : 'o'; }

constexpr PluralRule kEnglish{"en", "1o", [](int n) { return n == 1 ? '1' : 'o'; }};

constexpr PluralRule kRules[] = {
    {"id ja ko ms th vi zh", "o", [](int) { return 'o'; }},
    {"ca es it", "1mo", [](int n) { return n == 1 ? '1' : millions(n); }},
    {"fr pt", "1mo", [](int n) { return n < 2 ? '1' : millions(n); }},
    {"he", "12o", [](int n) { return n == 1   ? '1'
                                     : n == 2 ? '2'
                                              : 'o'; }},
    {"be ru uk", "1fmo",
     [](int n) {
         const bool teens = within(n % 100, 11, 14);
         if (n % 10 == 1 && !teens) return '1';
         return within(n % 10, 2, 4) && !teens ? 'f' : 'm';
     }},
    {"pl", "1fmo",
     [](int n) {
         if (n == 1) return '1';
         return within(n % 10, 2, 4) && !within(n % 100, 12, 14) ? 'f' : 'm';
     }},
    {"cs sk", "1fmo", [](int n) { return n == 1            ? '1'
                                         : within(n, 2, 4) ? 'f'
                                                           : 'o'; }},
    {"lt", "1fmo",
     [](int n) {
         if (within(n % 100, 11, 19) || n % 10 == 0) return 'o';
         return n % 10 == 1 ? '1' : 'f';
     }},
    {"lv", "z1o",
     [](int n) {
         if (n % 10 == 0 || within(n % 100, 11, 19)) return 'z';
         return n % 10 == 1 ? '1' : 'o';
     }},
    {"ro", "1fo",
     [](int n) {
         if (n == 1) return '1';
         return n == 0 || within(n % 100, 1, 19) ? 'f' : 'o';
     }},
    {"sl", "12fo",
     [](int n) {
         const int rest = n % 100;
         return rest == 1 ? '1' : rest == 2 ? '2' : within(rest, 3, 4) ? 'f' : 'o';
     }},
    {"ar", "z12fmo",
     [](int n) {
         if (n < 3) return "z12"[n];
         return within(n % 100, 3, 10) ? 'f' : within(n % 100, 11, 99) ? 'm' : 'o';
     }},
};

// "pt-BR" counts as "pt".
const PluralRule& rule_of(std::string_view language) {
    const std::string wanted{language.substr(0, language.find_first_of("-_"))};
    for (const PluralRule& rule : kRules) {
        const auto at = (std::string{rule.languages} + ' ').find(wanted + ' ');
        if (wanted.size() == 2 && at != std::string::npos) return rule;
    }
    return kEnglish;
}

}  // namespace

std::size_t plural_form(std::string_view language, int count) {
    const PluralRule& rule = rule_of(language);
    return rule.classes.find(rule.of(std::abs(count)));
}

}  // namespace engawa
