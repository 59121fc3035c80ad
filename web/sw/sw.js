// The service worker: everything that was built is on the device, so that games go on without a connection.
//
// FILES and VERSION are filled in by the build. A new version waits until the page is told to take it, or until no tab is
// left; it never replaces the engine under an open table: files of the version before stay for tabs that still run it.
// Names under /assets carry a hash of what is in them, so a file of one name is the same in every version.

const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const PREFIX = 'engawa-';
const NAME = PREFIX + VERSION;
const PAGE = '/';

self.addEventListener('install', (event) => {
    event.waitUntil(
        caches
            .open(NAME)
            .then((cache) =>
                cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' }))),
            ),
    );
});

self.addEventListener('activate', (event) => {
    event.waitUntil(forgetOldVersions().then(() => self.clients.claim()));
});

async function forgetOldVersions() {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
    // In the order in which they came; the latest of them may still be in use.
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener('message', (event) => {
    if (event.data === 'take') self.skipWaiting();
});

// A notice of a table leads to it: to a tab that has it open, else to a new one.
self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const address = new URL(event.notification.data?.address ?? '/', self.location.origin);
    event.waitUntil(lead(address));
});

async function lead(address) {
    const open = await self.clients.matchAll({ type: 'window' });
    const there = open.find(({ url }) => new URL(url).pathname === address.pathname);
    return there ? there.focus() : self.clients.openWindow(address.href);
}

self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== self.location.origin) return;
    if (url.pathname.startsWith('/api/') || url.pathname === '/healthz') return;
    if (request.mode === 'navigate') event.respondWith(page(request));
    else event.respondWith(file(request));
});

/** Addresses of the page are the page, which finds out what they mean. */
async function page(request) {
    const cache = await caches.open(NAME);
    return (await cache.match(PAGE)) ?? fetch(request);
}

async function file(request) {
    const own = await (await caches.open(NAME)).match(request, { ignoreVary: true });
    return own ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
