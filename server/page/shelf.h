// The files of the page by their addresses: a fixed table, so that an address can lead to nothing
// else. Looks into the bytes that it was read from, which must live as long.
//
// The packed page (tools/pack_page.mjs writes it) is a line `engawa-page 1 COUNT`, a line for each
// file
//     address TAB type TAB `immutable` or `no-cache` {TAB etag TAB begin TAB size} for plain, gzip,
//     brotli
// in ascending order of the addresses, and the bytes, from whose first `begin` counts. A form that
// a file does not have has the etag `-`.
#pragma once

#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace engawa::server {

// One form of a file; without an etag there is none.
struct Form {
    std::string_view etag;  // with its quotation marks; differs from form to form, as bytes do
    std::string_view bytes;

    bool exists() const { return !etag.empty(); }
};

struct File {
    std::string_view address;  // "/assets/main-x8f3k2p1.js"
    std::string_view type;     // for Content-Type
    bool immutable = false;    // its name changes with what is in it
    Form plain;                // always there
    Form gzip;
    Form brotli;
};

class Shelf {
  public:
    Shelf() = default;
    // Code: bad_page. An empty text is an empty shelf.
    static Result<Shelf> read(std::string_view packed);

    bool empty() const { return files_.empty(); }
    const std::vector<File>& files() const { return files_; }
    const File* find(std::string_view address) const;  // null: there is none

  private:
    std::vector<File> files_;  // by address
};

}  // namespace engawa::server
