type Tag = { isWeak: boolean; text: string }

/** The entity tags of If-Match or If-None-Match (RFC 9110, 8.8.3), without the encoding that `encodedTag` adds. Malformed tags are ignored. */
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

/** The versions that If-Match accepts; undefined without the header or with `*`. Weak and foreign tags match nothing: an empty list. */
export function versionsOf(header: string | undefined): number[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  return [
    ...new Set(
      readTags(header)
        .filter(({ isWeak, text }) => !isWeak && /^\d{1,9}$/.test(text))
        .map(({ text }) => Number(text)),
    ),
  ]
}
