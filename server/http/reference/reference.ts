import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { agency } from '#i18n/agency.ts'
import { storedTokens } from '#server/http/programs.ts'
import openReference from './open-reference.js?raw'
import styles from './reference.css?raw'

const FILES: Record<string, string> = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' }
const folder = import.meta.env.PROD ? '/api-reference' : '/api/v1/docs'

const cached = { 'cache-control': 'public, no-cache' }

// apart from the template: with this end tag in it, it would be compiled with a helper that plain Node does not find
const scripts = raw(
  `<script src="${folder}/swagger-ui-bundle.js"></script><script src="/api/v1/docs/open-reference.js"></script>`,
)

function whereTokensAre() {
  const tokens = storedTokens()
  return tokens && html`Owners make tokens in the <a href="${tokens.page}">staff area</a>.`
}

const page = (name: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>API reference – ${name}</title>
        <meta name="description" content="Every call of the public API of ${name}, to read and to try." />
        <link rel="icon" href="${agency().mark?.icons[0] ?? '/favicon.svg'}" />
        <link rel="stylesheet" href="${folder}/swagger-ui.css" />
        <link rel="stylesheet" href="/api/v1/docs/reference.css" />
      </head>
      <body>
        <header class="token">
          <p><a href="/api/v1/docs">REST</a> · <a href="/api/v1/docs?trpc">tRPC</a></p>
          <label for="token">API token</label>
          <input id="token" type="password" autocomplete="off" spellcheck="false" aria-describedby="about-token" />
          <p id="about-token">
            “Execute” sends a call with this token. It stays in this page alone, until you reload or leave it.
            ${whereTokensAre()} Without one, a call is sent as the person who is logged in in this browser, or as a
            visitor. Calls change the real records of this site.
          </p>
          <p id="status" class="hidden" role="status"></p>
        </header>
        <div id="reference"></div>
        ${scripts}
      </body>
    </html>`

/**
 * The API reference, with a form to try each call. Built pages take the viewer's two files from beside the assets;
 * development and tests read them from the package.
 */
export const reference = new Hono()
  .get('/', c => c.html(page(agency().name), 200, cached))
  .get('/open-reference.js', c => c.body(openReference, 200, { 'content-type': 'text/javascript', ...cached }))
  .get('/reference.css', c => c.body(styles, 200, { 'content-type': 'text/css', ...cached }))
  .get('/:file', async c => {
    const type = FILES[c.req.param('file')]
    if (!type || import.meta.env.PROD) return c.notFound()
    return c.body(await readFile(`node_modules/swagger-ui-dist/${c.req.param('file')}`), 200, { 'content-type': type })
  })
