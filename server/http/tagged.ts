import type { Context } from 'hono'
import { contentVersion, currentAreas } from '#server/cache/content-version.ts'
import { CHANGES_CURSOR, toFeedCursor } from '#server/changes/cursor.ts'
import { answerTag, isKnownTag, recordTag } from '#server/http/etags.ts'

/** In the description of a REST resource of content. */
export const unchanged = { 304: { description: 'Not changed since the ETag in If-None-Match' } }

/** Sends what is JSON already with an ETag that names it, or 304 to whoever has it. */
export function sendTagged(
  c: Context,
  body: string | Uint8Array<ArrayBuffer>,
  etag = answerTag(body),
  type = 'application/json',
) {
  const headers = { etag, 'cache-control': 'no-cache' }
  if (isKnownTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers) as never
  return c.body(body, 200, { ...headers, 'content-type': type }) as never
}

/** Sends one record; If-Match takes its ETag. */
export function sendRecord(c: Context, record: { version: number }) {
  const body = JSON.stringify({ data: record })
  return sendTagged(c, body, recordTag(record.version, body))
}

/** The header of an answer that has a record which was just changed. */
export const tagOf = (record: { version: number }) => ({
  etag: recordTag(record.version, JSON.stringify({ data: record })),
})

/** Sends a part of something, and says in Link where it goes on. */
export function sendPart(c: Context, part: object & { next?: string }) {
  if (part.next) c.header('link', `<${part.next}>; rel="next"`) // RFC 8288
  return sendTagged(c, JSON.stringify(part))
}

/** Sends a list of content, or a part of it, and says from where on the feed of changes has what happens to it. */
export async function sendList(
  c: Context,
  read: () => Promise<(object & { next?: string }) | Uint8Array<ArrayBuffer>>,
) {
  await contentVersion()
  const { end } = currentAreas() // before the list, so that no place is newer than what it stands for
  const list = await read()
  if (end) c.header(CHANGES_CURSOR, toFeedCursor(end))
  return list instanceof Uint8Array ? sendTagged(c, list) : sendPart(c, list)
}
