// The service worker: every file of one version, so that the pages work without a network. By hand, since it is one list and two rules;
// a library for it would be larger than all of it. The list is filled in by scripts/offline.mjs.
const version = "VERSION";
const files = ["FILES"];
const alone = "ALONE";
// Several sites may lie on one host.
const folder = new URL(self.registration.scope).pathname;
const site = folder === "/" ? "" : folder;
const cacheName = `starboard-${version}${site}`;
const isOurs = (name) => name.startsWith("starboard-") && name.replace(/^[^/]*/, "") === site;
const index = new URL("index.html", self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(cacheName).then(async (cache) => {
      for (const file of files) {
        const url = new URL(file, self.registration.scope).href;
        // What has its content in its name and is here already, is not fetched again.
        const known = file.startsWith("assets/") ? await caches.match(url) : undefined;
        if (known) await cache.put(url, known);
        else await cache.add(new Request(url, { cache: "no-cache" }));
      }
    }),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => isOurs(name) && name !== cacheName))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// A new version waits until the person wants it.
self.addEventListener("message", (event) => {
  if (event.data === "now") void self.skipWaiting();
});

// Whoever clicks what a phone tells comes to the table: to the page that is open, or to a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = new URL(event.notification.data, self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (pages) => {
      const open = pages.find(({ url }) => url === to) ?? pages[0];
      if (!open) return self.clients.openWindow(to);
      await open.focus();
      return open.url === to ? undefined : open.navigate(to);
    }),
  );
});

const kept = () => caches.open(cacheName).then((cache) => cache.match(index));

/** A page of a server: it has the newest one; without it, the last one will do. */
async function page(request) {
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch (error) {
    const last = await kept();
    if (last) return last;
    throw error;
  }
}

/** Without a server there is one page, which knows by what comes after the hash where it is. What lies elsewhere the host knows, or nobody does. */
async function pageAt(path, request) {
  if (path === "" || path === "index.html") return (await kept()) ?? fetch(request);
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 400) return answer;
  return Response.redirect(`${self.registration.scope}#/${path.replace(/\/+$/, "")}`);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || !url.href.startsWith(self.registration.scope))
    return;
  const path = url.href.slice(self.registration.scope.length).replace(/[?#].*/, "");
  if (path.startsWith("api/") || path === "metrics") return;
  if (request.mode === "navigate") {
    const file = path.split("/").at(-1).includes(".") && path !== "index.html";
    if (!file) event.respondWith(alone ? pageAt(path, request) : page(request));
  } else if (files.includes(path)) {
    event.respondWith(
      caches
        .open(cacheName)
        .then(async (cache) => (await cache.match(url.href, { ignoreSearch: true })) ?? fetch(request)),
    );
  }
});
