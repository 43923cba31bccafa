import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { LRUCache } from 'lru-cache'
import { ConfigError, type S3Config } from '#server/config/config.ts'
import { fetchWithRetry } from '#server/files/retry.ts'
import { type FileKind, requireName } from '#server/files/file-kinds.ts'
import type { ListedStore } from '#server/files/image-store.ts'

/**
 * A bucket of any S3-compatible store, addressed by path; our files are under the folder of their kind. The last
 * PAGE_CACHE megabytes of files that were read are cached in memory, so that visitors see them while the store does not
 * answer.
 */
export function s3Store(
  { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, PAGE_CACHE }: S3Config,
  kind: FileKind,
): ListedStore {
  const cached =
    PAGE_CACHE > 0
      ? new LRUCache<string, Buffer<ArrayBuffer>>({
          maxSize: PAGE_CACHE * 1024 * 1024,
          sizeCalculation: bytes => bytes.length || 1,
        })
      : undefined
  const client = new AwsClient({
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: S3_REGION,
    service: 's3',
  })
  const bucket = `${S3_ENDPOINT}/${S3_BUCKET}`

  async function send(method: string, address: string, { tries, ...init }: RequestInit & { tries?: number } = {}) {
    const response = await fetchWithRetry(() => client.sign(address, { method, ...init }), tries)
    const code = response.ok ? '' : (/<Code>(\w+)<\/Code>/.exec(response.bytes.toString())?.[1] ?? '')
    if (response.ok || (response.status === 404 && method !== 'PUT' && code !== 'NoSuchBucket')) return response
    throw new Error(
      `The picture store at ${S3_ENDPOINT} refuses to ${method} in ${S3_BUCKET}: ${`${response.status} ${code}`.trim()}`,
    )
  }
  const addressOf = (name: string) => `${bucket}/${kind.folder}/${requireName(kind, name)}`

  return {
    isHost: false,
    has: async name => (await send('HEAD', addressOf(name))).ok,
    async put(name, bytes) {
      const body = new Uint8Array(bytes)
      await send('PUT', addressOf(name), {
        body,
        headers: {
          'content-type': kind.typeOf(name),
          'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
        },
      })
      return kind.addressOf(name)
    },
    async get(name) {
      const known = cached?.get(name)
      if (known) return known
      const { ok, bytes } = await send('GET', addressOf(name))
      if (ok) cached?.set(name, bytes)
      return ok ? bytes : null
    },
    async delete(name) {
      await send('DELETE', addressOf(name), { tries: 2 })
      cached?.delete(name)
    },
    async list() {
      const found: { name: string; at: Date }[] = []
      for (let next = ''; ;) {
        const from = next && `&continuation-token=${encodeURIComponent(next)}`
        const { bytes } = await send('GET', `${bucket}?list-type=2&prefix=${kind.folder}/${from}`)
        const text = bytes.toString()
        for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = /<Key>\w+\/([^<]+)<\/Key>/.exec(entry)?.[1] ?? ''
          const at = /<LastModified>([^<]+)<\/LastModified>/.exec(entry)?.[1] ?? ''
          if (kind.name.test(name)) found.push({ name, at: new Date(at) })
        }
        next = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(text)?.[1] ?? ''
        if (!next) return found
      }
    },
    async check() {
      const { status, bytes } = await fetchWithRetry(
        () => client.sign(`${bucket}?list-type=2&max-keys=1&prefix=ready/`),
        1,
      )
      if (status === 200) return
      const code = /<Code>(\w+)<\/Code>/.exec(bytes.toString())?.[1] ?? 'no reason given'
      const message = `The picture store at ${S3_ENDPOINT} does not open the bucket “${S3_BUCKET}”: ${status} ${code}.`
      throw status < 500
        ? new ConfigError(
            `${message} See S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
          )
        : new Error(message)
    },
  }
}
