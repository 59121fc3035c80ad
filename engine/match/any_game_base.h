// What AnyGame does in the same way for every game: opens matches and follows records.
#pragma once

#include <memory>
#include <span>

#include "engine/match/catalogue.h"
#include "engine/match/match_base.h"

namespace engawa {

class AnyGameBase : public AnyGame {
  public:
    Result<std::unique_ptr<Match>> open(const Setup& setup) const final;
    Result<std::unique_ptr<Match>> replay(const Record& record, int to,
                                          LineWatcher* watcher) const final;

  protected:
    // A record with these options and seats, and no move yet.
    Record head(const Given& options, std::vector<std::string> seats) const;

  private:
    // A match at the start of the record's game.
    virtual Result<std::unique_ptr<MatchBase>> begin(Record record) const = 0;
};

}  // namespace engawa
