#include "server/api/request.h"

namespace engawa::server {

Answer refusal(int status, std::string_view code, std::string_view sentence) {
    Answer answer;
    answer.status = status;
    answer.code = code;
    answer.type = "text/plain; charset=utf-8";
    answer.cache = "no-store";
    answer.sentence.append(sentence).append(" [").append(code).append("]\n");
    return answer;
}

Answer refusal(int status) {
    switch (status) {
        case 413: return refusal(413, "body_too_large", "The body of the request is too large.");
        case 414: return refusal(414, "address_too_long", "The address is too long.");
        case 429: return refusal(429, "slow_down", "Too many connections come from one address.");
        case 431: return refusal(431, "head_too_large", "The head of the request is too large.");
        case 503: return refusal(503, "full", "There are too many connections.");
        case 505: return refusal(505, "bad_version", "Only HTTP/1.1 and HTTP/1.0 are spoken here.");
        default: return refusal(400, "bad_request", "The request is not one of HTTP/1.1.");
    }
}

}  // namespace engawa::server
