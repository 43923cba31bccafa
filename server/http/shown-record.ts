import { readVisitorCookie, setVisitorCookie } from '#server/http/visitor-cookies.ts'
import { hmac, isSame } from '#server/installation/keys.ts'
import type { Context } from '#server/trpc/context.ts'

export const VALID_MS = 30 * 60 * 1000

type Cookies = Pick<Context, 'cookie' | 'setCookie'>

/**
 * Shows one record of a kind to a browser for half an hour, so that no address has what opens it. `name` is that of the cookie, and keeps
 * the kinds apart. `findKey` gives what is stored of the secret that opens a record: once that is another one, nothing is shown any more.
 */
export function shownRecord(name: string, findKey: (id: string) => Promise<string | undefined>) {
  const seal = async (id: string, end: number | string) => hmac(`${name} shown`, `${id}.${end} ${await findKey(id)}`)
  return {
    async showTo({ setCookie }: Pick<Cookies, 'setCookie'>, id: string, now = Date.now()): Promise<void> {
      const end = now + VALID_MS
      setVisitorCookie(setCookie, name, `${id}.${end}.${await seal(id, end)}`)
    },
    /** The id of the record that this browser is shown now. */
    async shownTo({ cookie }: Pick<Cookies, 'cookie'>, now = Date.now()): Promise<string | undefined> {
      const given = readVisitorCookie(cookie, name) ?? ''
      const [, id, end, mark = ''] = /^([\w-]+)\.(\d+)\.([\w-]+)$/.exec(given) ?? []
      if (id === undefined || end === undefined || Number(end) <= now) return undefined
      return isSame(await seal(id, end), mark) ? id : undefined
    },
    hideFrom({ setCookie }: Pick<Cookies, 'setCookie'>): void {
      setVisitorCookie(setCookie, name, '', 0)
    },
  }
}
