// The end of the board's service worker: it takes its copies and itself away.
addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  const own = `boardwalk ${new URL('./', location).pathname} `
  for (const name of await caches.keys()) if (name.startsWith(own)) await caches.delete(name)
  await self.registration.unregister()
})()))
