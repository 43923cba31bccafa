import { randomBytes } from 'node:crypto'
import { hmac } from '#server/installation/keys.ts'
import type { Context } from '#server/trpc/context.ts'
import type { Application } from '#server/features/applications/domain.ts'
import { readVisitorCookie, setVisitorCookie } from '#server/http/visitor-cookies.ts'

const COOKIE = 'applied'
const NONCE_BYTES = 12
const TAG_CHARACTERS = 16
const TAGS_MAX = 10
export const VALID_S = 365 * 24 * 60 * 60

type Cookies = Pick<Context, 'cookie' | 'setCookie'>

/** An application with what is stored of its code: with a new code it is another one to every browser. */
type Coded = Pick<Application, 'id' | 'codeHash'>

/**
 * Which applications were sent or looked up with this browser: their codes work here whatever strangers have tried. The cookie has a random
 * number and an HMAC of it for each application and its code, and so names nobody.
 */
export function readDevice({ cookie }: Pick<Cookies, 'cookie'>): { knows: (application: Coded) => boolean } {
  const [nonce = '', ...tags] = (readVisitorCookie(cookie, COOKIE) ?? '').split('.')
  return { knows: application => nonce !== '' && tags.includes(tagOf(nonce, application)) }
}

/** Lets this browser know an application; the oldest of many is forgotten. */
export function rememberDevice({ cookie, setCookie }: Cookies, application: Coded): void {
  const before = readVisitorCookie(cookie, COOKIE)?.split('.')
  const [nonce = '', ...tags] = before ?? [randomBytes(NONCE_BYTES).toString('base64url')]
  const tag = tagOf(nonce, application)
  const others = tags.filter(each => each !== tag).slice(1 - TAGS_MAX)
  setVisitorCookie(setCookie, COOKIE, [nonce, ...others, tag].join('.'), VALID_S)
}

const tagOf = (nonce: string, { id, codeHash }: Coded) =>
  hmac('application device', `${nonce} ${id} ${codeHash}`).slice(0, TAG_CHARACTERS)
