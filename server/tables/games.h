// The games that tables are opened with: those of the catalogue, and the same with cards of one's
// own.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "engine/match/catalogue.h"
#include "server/store/store.h"

namespace engawa::server {

class Games {
  public:
    explicit Games(Store& store) : store_(store) {}

    // `cards`: a digest, or empty. Codes: unknown_game, unknown_cards, storage_failed.
    Result<std::shared_ptr<const AnyGame>> find(std::string_view name, const std::string& cards);

  private:
    Store& store_;
    std::map<std::string, std::weak_ptr<const AnyGame>> with_cards_;
};

}  // namespace engawa::server
