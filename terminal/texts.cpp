#include "terminal/texts.h"

#include "words/words.h"

namespace engawa {

std::string in_words(const std::vector<Phrase>& sentences) {
    static const Words kWords;
    return kWords.read_out(sentences);
}

}  // namespace engawa
