import { parse, serialize } from 'hono/utils/cookie'
import { config } from '#server/config.ts'

/** A cookie that no script reads and no other site's form sends. Without `seconds` it ends with the browser, with 0 at once. */
export function setVisitorCookie(
  setCookie: (cookie: string) => void,
  name: string,
  value: string,
  seconds?: number,
): void {
  setCookie(
    serialize(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: config.PUBLIC_URL.startsWith('https:'),
      ...(seconds !== undefined && { maxAge: seconds }),
    }),
  )
}

/** The value of a cookie of a request; undefined without one. */
export const readCookie = (headers: Headers, name: string): string | undefined =>
  parse(headers.get('cookie') ?? '', name)[name]
