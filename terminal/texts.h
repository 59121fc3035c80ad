// Texts of cards in the language of the terminal, which is English like its captions.
#pragma once

#include <string>
#include <vector>

#include "engine/core/phrase.h"

namespace engawa {

std::string in_words(const std::vector<Phrase>& sentences);

}  // namespace engawa
