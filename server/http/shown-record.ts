import { setVisitorCookie } from '#server/http/visitor-cookies.ts'
import { hmac, isSame } from '#server/keys.ts'
import type { Context } from '#server/trpc/procedures.ts'

export const VALID_MS = 30 * 60 * 1000

type Cookies = Pick<Context, 'cookie' | 'setCookie'>

/**
 * Shows one record of a kind to a browser for half an hour, so that no address has what opens it. `name` is that of the cookie, and keeps
 * the kinds apart.
 */
export function shownRecord(name: string) {
  const seal = (text: string) => hmac(`${name} shown`, text)
  return {
    showTo({ setCookie }: Pick<Cookies, 'setCookie'>, id: string, now = Date.now()): void {
      const text = `${id}.${now + VALID_MS}`
      setVisitorCookie(setCookie, name, `${text}.${seal(text)}`)
    },
    /** The id of the record that this browser is shown now. */
    shownTo({ cookie }: Pick<Cookies, 'cookie'>, now = Date.now()): string | undefined {
      const [, text = '', id, end, mark = ''] = /^(([\w-]+)\.(\d+))\.([\w-]+)$/.exec(cookie(name) ?? '') ?? []
      return isSame(seal(text), mark) && Number(end) > now ? id : undefined
    },
    hideFrom({ setCookie }: Pick<Cookies, 'setCookie'>): void {
      setVisitorCookie(setCookie, name, '', 0)
    },
  }
}
