// What the server answers, whoever carries it: the page, its files, and whether it is well.
//
// Immutable, so that any number of connections may ask at once. The tables' API (api.h) is asked
// after the same guards.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/api/names.h"
#include "server/api/request.h"
#include "server/page/shelf.h"

namespace engawa::server {

class Site {
  public:
    // The shelf has an /index.html. `games` are those that the page may be asked for.
    Site(Shelf shelf, std::vector<std::string> games, Names names);

    Answer answer(const Request& request) const;
    // What stands before every answer, the tables' too: a wrong host, a foreign page.
    std::optional<Answer> refuse(const Request& request) const;

  private:
    Answer dispatch(const Request& request, std::string_view target) const;
    const File* find(std::string_view path) const;

    Shelf shelf_;
    std::vector<std::string> games_;
    Names names_;
};

}  // namespace engawa::server
