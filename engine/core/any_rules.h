// The rules of some game, for code that knows the games but not which of them it was given.
//
// Neither owns nor copies: the game must outlive it.
#pragma once

#include <string_view>

#include "engine/core/game.h"

namespace engawa {

class AnyRules {
  public:
    template <Game G>
    explicit AnyRules(const G& game) : name_(G::kName), rules_(&game), type_(&kType<G>) {}
    template <Game G>
    explicit AnyRules(const G&& soon_gone) = delete;

    std::string_view name() const { return name_; }
    // The rules themselves, with the cards they are played with; null if they are another game's.
    template <Game G>
    const G* as() const {
        return type_ == &kType<G> ? static_cast<const G*>(rules_) : nullptr;
    }

  private:
    // Its address tells one type from another; two types could have the same name.
    template <class G>
    static constexpr char kType = 0;

    std::string_view name_;
    const void* rules_;
    const void* type_;
};

}  // namespace engawa
