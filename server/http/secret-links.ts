import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { localPath, pathsOf } from '#i18n/locale.ts'
import { AppError } from '#server/errors.ts'
import { clientAddressOf } from '#server/http/client-address.ts'
import type { HonoEnv } from '#server/http/env.ts'
import type { Context } from '#server/trpc/context.ts'

export const SECRET = /^[\w-]{22}$/

export type Visitor = Pick<Context, 'cookie' | 'setCookie' | 'clientAddress'>

/**
 * The secret links of a page, `/application-status?key=…`. They lead on before any page is rendered, so that the secret
 * stands in no address bar, history or Referer header; the log has no queries. `open` shows the record to the browser,
 * and is false where there is none.
 */
export function secretLinks(page: string, open: (visitor: Visitor, secret: string) => Promise<boolean>) {
  const links = new Hono<HonoEnv>().get('/', async (c, next) => {
    const key = c.req.query('key')
    if (key === undefined) return next()
    const { headers } = c.req.raw
    const visitor = {
      clientAddress: clientAddressOf(headers, c.env?.incoming),
      cookie: (name: string) => getCookie(c, name),
      setCookie: (cookie: string) => c.header('set-cookie', cookie, { append: true }),
    }
    const show = await open(visitor, SECRET.test(key) ? key : '').then(
      isOpen => (isOpen ? 'mine' : 'nothing'),
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return 'later'
        throw error
      },
    )
    return c.redirect(localPath(`${page}?show=${show}`), 303)
  })
  return Object.fromEntries(pathsOf(page).map(path => [path, links]))
}
