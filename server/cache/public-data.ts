import { LRUCache } from 'lru-cache'
import { noteRead, unnoted } from '#server/cache/areas.ts'
import { cachedVersion, contentVersion, versionOfAreas } from '#server/cache/content-version.ts'
import { perServer } from '#server/process/lifecycle.ts'

const CACHE_MAX_BYTES = 16 * 1024 * 1024
const ENTRY_OVERHEAD_BYTES = 512

const cache = perServer(
  () =>
    new LRUCache<string, { version: number; value: object }>({
      maxSize: CACHE_MAX_BYTES,
      sizeCalculation: ({ value }, key) => ENTRY_OVERHEAD_BYTES + 2 * key.length + bytesOf(value),
    }),
)

/**
 * What `read` gives of the records that everybody may read, cached until their area changes, which the first word of
 * the key names: `news` in `news.list`, and the `others`. Pages, languages and REST share it. The value is shared, too,
 * so nobody may change it. Only for what visitors see now, never for drafts or personal data. docs/decisions/0012 says
 * why.
 */
export async function cachedRead<T extends object | null>(
  key: string,
  read: () => Promise<T>,
  others: string[] = [],
): Promise<T> {
  const areas = [/^[\w-]+/.exec(key)![0], ...others]
  noteRead(...areas)
  if (cachedVersion() === undefined) await contentVersion() // before the data, so that these are never older than their version
  const version = versionOfAreas(areas)
  const found = cache().get(key)
  if (found?.version === version) return found.value as T
  const value = await unnoted(read)
  if (value) cache().set(key, { version, value })
  return value
}

function bytesOf(value: object) {
  return Buffer.isBuffer(value) ? value.length : 2 * JSON.stringify(value).length
}
