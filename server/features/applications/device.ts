import { randomBytes } from 'node:crypto'
import { hmac } from '#server/keys.ts'
import type { Context } from '#server/trpc/procedures.ts'
import { setVisitorCookie } from '#server/http/visitor-cookies.ts'

const COOKIE = 'applied'
const NONCE_BYTES = 12
const TAG_CHARACTERS = 16
const TAGS_MAX = 10
export const VALID_S = 365 * 24 * 60 * 60

type Cookies = Pick<Context, 'cookie' | 'setCookie'>

/**
 * Which applications were sent or looked up with this browser: their codes work here whatever strangers have tried. The cookie has a random
 * number and an HMAC of it for each application, and so names nobody.
 */
export function readDevice({ cookie }: Pick<Cookies, 'cookie'>): { knows: (id: string) => boolean } {
  const [nonce = '', ...tags] = (cookie(COOKIE) ?? '').split('.')
  return { knows: id => nonce !== '' && tags.includes(tagOf(nonce, id)) }
}

/** Lets this browser know an application; the oldest of many is forgotten. */
export function rememberDevice({ cookie, setCookie }: Cookies, id: string): void {
  const [nonce = '', ...tags] = cookie(COOKIE)?.split('.') ?? [randomBytes(NONCE_BYTES).toString('base64url')]
  const others = tags.filter(tag => tag !== tagOf(nonce, id)).slice(1 - TAGS_MAX)
  setVisitorCookie(setCookie, COOKIE, [nonce, ...others, tagOf(nonce, id)].join('.'), VALID_S)
}

const tagOf = (nonce: string, id: string) => hmac('application device', `${nonce} ${id}`).slice(0, TAG_CHARACTERS)
