// The report of `engawa sim`: tables about the games of a tournament, as text or as a page.
#pragma once

#include <string>
#include <vector>

#include "cli/json.h"
#include "lab/breakdown.h"
#include "lab/summary.h"
#include "words/words.h"

namespace engawa::cli {

struct ReportTable {
    std::string title;
    std::vector<std::string> heads;  // the first column is words, the others are numbers
    std::vector<std::vector<std::string>> rows;
};

std::vector<ReportTable> report_tables(const Words& words, const std::string& game,
                                       const lab::Summary& summary,
                                       const lab::Breakdown& breakdown);

std::string report_text(const std::vector<ReportTable>& tables);
// A page of its own that needs nothing else; `summary` is what `sim` prints.
std::string report_page(const std::string& title, const std::string& summary,
                        const std::vector<ReportTable>& tables);
Json report_json(const lab::Breakdown& breakdown);

}  // namespace engawa::cli
