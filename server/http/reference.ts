import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { agency } from '#i18n/agency.ts'

const FILES: Record<string, string> = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' }
const folder = import.meta.env.PROD ? '/api-reference' : '/api/v1/docs'

const cached = { 'cache-control': 'public, no-cache' }

const scripts = raw(
  `<script src="${folder}/swagger-ui-bundle.js"></script><script src="/api/v1/docs/begin.js"></script>`,
)

const page = (name: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API reference – ${name}</title>
        <meta name="description" content="Every call of the public API of ${name}, to read and to try." />
        <link rel="icon" href="${agency().mark?.icons[0] ?? '/favicon.svg'}" />
        <link rel="stylesheet" href="${folder}/swagger-ui.css" />
      </head>
      <body>
        <main id="reference"></main>
        ${scripts}
      </body>
    </html>`

/** The API reference. Built pages take its two files from beside the assets; development and tests read them from the package. */
export const reference = new Hono()
  .get('/', c => c.html(page(agency().name), 200, cached))
  .get('/begin.js', c =>
    c.body(
      "SwaggerUIBundle({ url: '/api/v1/openapi.json', dom_id: '#reference', deepLinking: true, validatorUrl: null })",
      200,
      { 'content-type': 'text/javascript', ...cached },
    ),
  )
  .get('/:file', async c => {
    const type = FILES[c.req.param('file')]
    if (!type || import.meta.env.PROD) return c.notFound()
    return c.body(await readFile(`node_modules/swagger-ui-dist/${c.req.param('file')}`), 200, { 'content-type': type })
  })
