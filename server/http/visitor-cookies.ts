import { parse, serialize } from 'hono/utils/cookie'
import { config } from '#server/config/config.ts'

const isSecure = () => config.PUBLIC_URL.startsWith('https:')

/** On https no other host of the domain can set or replace a cookie of this name. */
const hostOnly = (name: string) => (isSecure() ? `__Host-${name}` : name)

/**
 * A cookie that no script reads and no other site's form sends. Without `seconds` it ends with the browser, with 0 at once. On https it
 * takes away one that an earlier version has set under the bare name, which other hosts of the domain can set as well.
 */
export function setVisitorCookie(
  setCookie: (cookie: string) => void,
  name: string,
  value: string,
  seconds?: number,
): void {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure() } as const
  setCookie(serialize(hostOnly(name), value, { ...options, ...(seconds !== undefined && { maxAge: seconds }) }))
  if (isSecure()) setCookie(serialize(name, '', { ...options, maxAge: 0 }))
}

/** The value of a visitor's cookie; undefined without one. */
export const readVisitorCookie = (cookie: (name: string) => string | undefined, name: string): string | undefined =>
  cookie(hostOnly(name))

/** The value of a cookie of a request; undefined without one. */
export const readCookie = (headers: Headers, name: string): string | undefined =>
  parse(headers.get('cookie') ?? '', name)[name]
