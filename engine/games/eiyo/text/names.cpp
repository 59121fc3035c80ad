#include "engine/games/eiyo/text/names.h"

namespace engawa::eiyo {

std::optional<int> weapon_named(const Book& book, std::string_view id) {
    for (int kind = 0; kind < book.weapons; ++kind) {
        if (book.weapon(kind).id == id) return kind;
    }
    return {};
}

std::optional<Foe> foe_named(const Book& book, const State& s, std::string_view id) {
    std::optional<Foe> found;
    each_foe_kind(book, s, [&](Foe foe) {
        if (book.foes(s).cards[foe]->id == id) found = foe;
    });
    return found;
}

std::optional<int> corner_named(std::string_view name) {
    for (unsigned i = 0; i < kCorners; ++i) {
        if (kCornerNames[i] == name) return static_cast<int>(i);
    }
    return {};
}

std::optional<int> seat_named(std::string_view name) {
    if (name == "1") return 0;
    if (name == "2") return 1;
    return {};
}

}  // namespace engawa::eiyo
