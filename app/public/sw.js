// Keeps what a visitor has read, for when the browser is offline. The network always comes first: the browser's own
// cache is what saves bytes. Nothing that depends on the reader is ever cached: the server says so in Cache-Control.
const PAGES = { name: 'public-pages', most: 40 }
const FILES = { name: 'public-files', most: 200 }
const OFFLINE_MAX_AGE_MS = 60 * 60 * 1000
const FILE = /\.\w+$/ // opened or saved by itself
const STYLE = /\.(?:css|woff2)$/
// never touched: they leave nothing on the device; the page that registers this names them
const CONFIDENTIAL = new Set(new URL(location.href).searchParams.getAll('confidential'))
const isConfidential = ({ pathname }) =>
  CONFIDENTIAL.has(
    pathname
      .replace(/^\/\w\w(?=\/|$)/, '')
      .split('/')[1]
      ?.toLowerCase(),
  )
const DATA = /^\/(?:api\/trpc\/|[\w-]+\.json$)/ // what scripts of public pages fetch; what depends on the reader is never cached

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', event => {
  event.waitUntil(
    (async () => {
      await self.clients.claim()
      for (const name of await caches.keys()) if (name !== PAGES.name && name !== FILES.name) await caches.delete(name) // an earlier worker's
      // the page that brought us here came without us
      for (const { url } of await self.clients.matchAll({ type: 'window' }))
        if (!isConfidential(new URL(url))) {
          await keepWhole(url, { cache: 'force-cache' })
          await keepOfflinePage(new URL(url))
        }
    })(),
  )
})

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || isConfidential(url)) return
  if (request.mode === 'navigate' && !FILE.test(url.pathname)) {
    event.respondWith(networkFirst(event, PAGES).catch(() => offlinePage(url)))
    event.waitUntil(keepOfflinePage(url))
  } else if (['script', 'style', 'font', 'image'].includes(request.destination) || DATA.test(url.pathname))
    event.respondWith(networkFirst(event, FILES))
})

/** From the network, keeping a copy; the copy when there is no network. Throws when there is neither. */
async function networkFirst(event, kept) {
  try {
    const response = await fetch(event.request)
    if (isCacheable(response)) event.waitUntil(keep(kept, event.request, response.clone()))
    return response
  } catch (error) {
    const copy = await copyOf(event.request.url, kept)
    if (!copy) throw error
    return copy
  }
}

/** What was kept under an address, with or without a slash at its end: the server sends /bn on to /bn/. */
async function copyOf(address, { name }) {
  const url = new URL(address)
  const other = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : `${url.pathname}/`
  const options = { cacheName: name, ignoreVary: true }
  return (await caches.match(address, options)) ?? caches.match(url.origin + other + url.search, options)
}

function isCacheable({ status, type, headers }) {
  return status === 200 && type === 'basic' && !/no-store|private/.test(headers.get('cache-control') ?? '')
}

async function keep({ name, most }, request, response) {
  const cache = await caches.open(name)
  await cache.delete(request, { ignoreVary: true }) // what was read last stands last
  await cache.put(request, response)
  const requests = await cache.keys()
  for (const old of requests.slice(0, Math.max(0, requests.length - most))) await cache.delete(old)
}

/**
 * Keeps a page with the files it names, or with those of one kind. A page that is open has them in the browser's cache:
 * nothing is loaded twice.
 */
async function keepWhole(address, options, kind = /./) {
  const page = await fetch(address, options).catch(() => undefined)
  if (!page || !isCacheable(page)) return
  const html = (await page.clone().text()).replaceAll(/<link[^>]* media="\([^>]*>/g, '') // only for some windows, as faces of desks
  await keep(PAGES, address, page)
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  await Promise.all(
    [...new Set(files.filter(file => kind.test(file)))].map(async file => {
      const response = await fetch(file, { cache: 'force-cache' }).catch(() => undefined)
      if (response && isCacheable(response)) await keep(FILES, file, response)
    }),
  )
}

/**
 * With the first page that somebody reads comes the page for when there is no copy, and once an hour again: it has
 * telephones, which change.
 */
async function keepOfflinePage(url) {
  const address = offlineAddress(url)
  const copy = await caches.match(address, { cacheName: PAGES.name, ignoreVary: true })
  if (!copy || Date.now() - Date.parse(copy.headers.get('date')) > OFFLINE_MAX_AGE_MS)
    await keepWhole(address, { credentials: 'omit' }, STYLE) // as visitors see it; its scripts never run
}

const offlineAddress = ({ pathname }) => `${/^\/\w\w(?=\/|$)/.exec(pathname)?.[0] ?? ''}/offline`

/**
 * The page for when nothing else is there, under the requested address, so that trying again tries that one. Its
 * scripts would load the page of that address: it shows without them.
 */
async function offlinePage(url) {
  const page = await caches.match(offlineAddress(url), { cacheName: PAGES.name, ignoreVary: true })
  if (!page) return Response.error()
  const html = (await page.text()).replace(/<script[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
