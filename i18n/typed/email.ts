import { withoutUnseen } from './text.ts'

const MAX = 254 // RFC 5321
/** What HTML takes for an address, and mail servers do: no quoted names, a domain with a point in it. */
const ADDRESS =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

/** The most characters of an address. */
export const EMAIL_MAX = MAX

/**
 * An e-mail address in small letters, without what came with it when it was copied: spaces, invisible signs, mailto:,
 * the name before it, the full stop of its sentence. Undefined for other texts.
 */
export function readEmail(text: string): string | undefined {
  if (text.length > 2 * MAX) return undefined
  const plain = withoutUnseen(text)
    .replace(/\p{Cc}/gu, '')
    .replaceAll('＠', '@')
    .trim()
    .toLowerCase()
    .replace(/[.,;।]$/, '')
    .replace(/^mailto:([^?]*).*$/, '$1')
    .replace(/^[^<>]*<([^<>]*)>$/, '$1')
  const address = plain.replace(/@([^@]+)$/, (_, domain: string) => `@${inAscii(domain)}`)
  return address.length <= MAX && ADDRESS.test(address) ? address : undefined
}

/** A domain in letters of any alphabet, as mail servers know it. */
function inAscii(domain: string) {
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  if (/^[\u0000-\u007F]*$/.test(domain) || !URL.canParse(`http://${domain}`)) return domain
  return new URL(`http://${domain}`).hostname
}
