// Before the first paint, and so a blocking file: what was chosen here about theme and motion, as attributes of <html>.
// src/settings writes what this reads.
(function () {
    var root = document.documentElement.dataset;
    try {
        var kept = JSON.parse(localStorage.getItem('engawa.settings') || '{}');
        if (kept.theme === 'light' || kept.theme === 'dark') root.theme = kept.theme;
        if (kept.motion === 'off' || kept.motion === 'quick') root.motion = kept.motion;
    } catch {
        // Storage is blocked: the system's theme holds.
    }
})();
