// Every request takes a second and a half longer while the toolbar says "Slow network".
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', event => {
  if (event.request.mode === 'navigate') return
  const later = new Promise(done => setTimeout(done, 1500))
  event.respondWith(later.then(() => fetch(event.request)))
})
