// Before the first paint, and so a blocking file: the theme that was chosen here.
(function () {
    try {
        var kept = JSON.parse(localStorage.getItem('engawa.settings') || '{}');
        if (kept.theme === 'light' || kept.theme === 'dark')
            document.documentElement.dataset.theme = kept.theme;
    } catch (blocked) {
        // Storage is blocked: the system's theme holds.
    }
})();
