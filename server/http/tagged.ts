import type { Context } from 'hono'
import { today } from '#i18n/format.ts'
import { collectAreas, noteRead } from '#server/cache/areas.ts'
import { contentVersion, currentAreas, versionOfAreas } from '#server/cache/content-version.ts'
import { isKnownTag, versionTag } from '#server/http/etags.ts'

/** In the description of a REST resource of content. */
export const unchanged = { 304: { description: 'Not changed since the ETag in If-None-Match' } }

/** Sends what `read` gives as JSON with an ETag, or 304 to whoever has it already. */
export async function sendTagged(c: Context, etag: string, read: () => Promise<object>) {
  const headers = { etag, 'cache-control': 'no-cache' }
  if (isKnownTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers) as never
  return c.json(await read(), 200, headers) as never
}

/** The same for a list: its tag changes with the areas of content that it was read from, and with the day, which closes vacancies. */
export async function sendList(c: Context, read: () => Promise<object>) {
  await contentVersion()
  const before = currentAreas() // so that a tag is never newer than what it stands for
  const { result, areas } = await collectAreas(read)
  noteRead(...areas)
  linkNext(c, result)
  return sendTagged(c, versionTag(`list-${versionOfAreas(areas, before)}-${today()}`), async () => result)
}

/** Says in Link where a list goes on (RFC 8288). */
export function linkNext(c: Context, part: object & { next?: string }) {
  if (part.next) c.header('link', `<${part.next}>; rel="next"`)
}
