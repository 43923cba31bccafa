import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { isKnownTag } from '#server/http/etags.ts'

/** Where `npm run build` writes it. */
const FILE = 'dist/server/api-client.tgz'

/** The package of the API's typed clients that belongs to this version, for `npm install`. */
export const clientPackage = new Hono().get('/', async c => {
  const file = await readFile(FILE).catch(() => undefined)
  if (!file) throw new AppError('NOT_FOUND', m.api_package_missing({ command: 'npm run build' }))
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'cache-control': 'public, no-cache', 'access-control-allow-origin': '*' }
  if (isKnownTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  return c.body(file, 200, { ...headers, 'content-type': 'application/gzip' })
})
