import { createHash } from 'node:crypto'
import { currentEpoch } from '#server/installation/epoch.ts'

type Tag = { isWeak: boolean; text: string }

const DIGEST_LETTERS = 16

/**
 * The entity tags of If-Match or If-None-Match (RFC 9110, 8.8.3), without the encoding that `encodedTag` adds.
 * Malformed tags are ignored.
 */
function readTags(header: string): Tag[] {
  return [...header.matchAll(/(?:^|[,\s])(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"(?=[,\s]|$)/g)].map(
    ([, weak, text = '']) => ({ isWeak: weak !== undefined, text: text.replace(/-(?:gzip|br)$/, '') }),
  )
}

/** The tag of the same content in a content encoding: other bytes need another strong tag; If-Match accepts both. */
export const encodedTag = (etag: string, encoding: string): string => etag.replace(/"$/, `-${encoding}"`)

/** Whether If-None-Match names a tag, or `*`; compared weakly, as RFC 9110 says. */
export function isKnownTag(header: string | null | undefined, etag: string): boolean {
  const [wanted] = readTags(etag)
  return header?.trim() === '*' || readTags(header ?? '').some(({ text }) => text === wanted?.text)
}

/**
 * The tag of an answer: another one says anything else, or the same by another version of the product. After a restore
 * the epoch stands in it. docs/decisions/0012 says why.
 */
export const answerTag = (body: string | Uint8Array, product = __VERSION__): string =>
  `"${epochMark()}${digestOf(body, product)}"`

/** The same of one state of a record: what stands before the hyphen is the version that If-Match names. */
export const recordTag = (version: number, body: string, product = __VERSION__): string =>
  `"${epochMark()}${version}-${digestOf(body, product)}"`

const digestOf = (body: string | Uint8Array, product: string) =>
  createHash('sha256').update(`${product}\n`).update(body).digest('hex').slice(0, DIGEST_LETTERS)

const epochMark = () => (currentEpoch() === 0 ? '' : `${currentEpoch().toString(36)}.`)

/**
 * The versions that If-Match accepts, whichever answer said them; undefined without the header or with `*`. Weak and
 * foreign tags, and those from before a restore, match nothing: an empty list.
 */
export function versionsOf(header: string | undefined): number[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const mark = epochMark()
  return [
    ...new Set(
      readTags(header)
        .filter(({ isWeak, text }) => !isWeak && text.startsWith(mark))
        .flatMap(({ text }) => /^(\d{1,9})(?:-[\da-f]+)?$/.exec(text.slice(mark.length))?.[1] ?? [])
        .map(Number),
    ),
  ]
}
