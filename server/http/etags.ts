type Tag = { isWeak: boolean; text: string }

/** The entity tags of If-Match or If-None-Match (RFC 9110, 8.8.3), without the encoding that `encodedTag` adds. What is no tag is left out. */
function readTags(header: string): Tag[] {
  return [...header.matchAll(/(?:^|[,\s])(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"(?=[,\s]|$)/g)].map(
    ([, weak, text = '']) => ({ isWeak: weak !== undefined, text: text.replace(/-(?:gzip|br)$/, '') }),
  )
}

/** The tag of the same content in a content encoding: other bytes, so another strong tag, which If-Match takes as well. */
export const encodedTag = (etag: string, encoding: string): string => etag.replace(/"$/, `-${encoding}"`)

/** Whether If-None-Match names a tag, or any: compared weakly, as a cache asks with whatever it was given. */
export function isKnownTag(header: string | null | undefined, etag: string): boolean {
  const [wanted] = readTags(etag)
  return header?.trim() === '*' || readTags(header ?? '').some(({ text }) => text === wanted?.text)
}

/**
 * The versions that If-Match lets through; undefined where there is no such header, or any version will do (`*`). Compared strongly, so
 * a weak tag matches nothing, as does one that is no version of ours: an empty list.
 */
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
