#include "words/filling.h"

#include "words/plural.h"

namespace engawa {
namespace {

// How many a term stands for, as far as the form of a word depends on it.
int count_of(const Term& term) {
    if (term.kind == Term::Kind::List) return static_cast<int>(term.parts.size());
    return term.kind == Term::Kind::Number ? term.value : 0;
}

class Filling {
  public:
    Filling(std::string_view sentence, const Arguments& arguments, std::string_view language,
            const SayTerm& say)
        : rest_(sentence), arguments_(arguments), language_(language), say_(say) {}

    // Up to the sign, or to the end if that comes first; `all` turns false if an argument is
    // absent.
    std::string part(char end, bool& all) {
        std::string out;
        while (!rest_.empty() && rest_.front() != end) {
            const char sign = take();
            if (sign == '\\' && !rest_.empty()) {
                out += take();
            } else if (sign == '{' && rest_.find('}') != std::string_view::npos) {
                out += argument(all);
            } else if (sign == '[') {
                bool here = true;
                const std::string inside = part(']', here);
                if (!rest_.empty()) take();
                if (here) out += inside;
            } else {
                out += sign;
            }
        }
        return out;
    }

  private:
    char take() {
        const char sign = rest_.front();
        rest_.remove_prefix(1);
        return sign;
    }

    std::string argument(bool& all) {
        const std::string_view inside = rest_.substr(0, rest_.find('}'));
        rest_.remove_prefix(inside.size() + 1);
        const auto bar = inside.find('|');
        const std::string_view name = inside.substr(0, bar);
        for (const Argument& one : arguments_) {
            if (one.name != name) continue;
            if (bar == std::string_view::npos) return say_(one.term);
            return std::string{form(inside.substr(bar + 1), count_of(one.term))};
        }
        all = false;
        return '{' + std::string{inside} + '}';
    }

    // The form of the number's class; the last one where there are fewer.
    std::string_view form(std::string_view forms, int count) const {
        for (std::size_t left = plural_form(language_, count); left > 0; --left) {
            const auto bar = forms.find('|');
            if (bar == std::string_view::npos) break;
            forms.remove_prefix(bar + 1);
        }
        return forms.substr(0, forms.find('|'));
    }

    std::string_view rest_;
    const Arguments& arguments_;
    std::string_view language_;
    const SayTerm& say_;
};

}  // namespace

std::string filled(std::string_view sentence, const Arguments& arguments, std::string_view language,
                   const SayTerm& say) {
    bool all = true;
    return Filling{sentence, arguments, language, say}.part('\0', all);
}

}  // namespace engawa
