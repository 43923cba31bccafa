import type { ImgbbConfig } from '#server/config/config.ts'
import { fetchWithRetry } from '#server/files/retry.ts'
import { PICTURES, requireName } from '#server/files/file-kinds.ts'
import { typeOf } from '#server/files/schema.ts'
import type { ImageStore } from '#server/files/image-store.ts'
import { z } from '#i18n/zod.ts'

const stored = z.object({ data: z.object({ url: z.url({ protocol: /^https?$/ }) }) })

/** The contract's image host for new pictures; `own` holds the files of an earlier setting, which pages still show. */
export function imgbbStore(own: ImageStore, { IMGBB_KEY, IMGBB_URL }: ImgbbConfig): ImageStore {
  return {
    ...own,
    isHost: true,
    async put(name, bytes) {
      const body = new FormData()
      body.append('image', new File([new Uint8Array(bytes)], requireName(PICTURES, name), { type: typeOf(name) }))
      const response = await fetchWithRetry(
        async () => new Request(`${IMGBB_URL}?key=${encodeURIComponent(IMGBB_KEY)}`, { method: 'POST', body }),
      )
      const { success, data } = stored.safeParse(read(response.bytes))
      if (!response.ok || !success)
        throw new Error(`The image host at ${IMGBB_URL} did not store a picture: ${response.status}`)
      return data.data.url
    },
  }
}

function read(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null
  }
}
