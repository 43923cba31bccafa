import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { ConfigError, type S3Config } from '#server/config.ts'
import { askPatiently } from '#server/images/patience.ts'
import { pathOf, safeName, typeOf } from '#server/images/schema.ts'
import type { ImageStore } from '#server/images/store.ts'

/** One bucket of any S3-compatible store, addressed by path; our files lie under `pictures/` in it. */
export function s3Store({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: S3Config): ImageStore {
  const client = new AwsClient({ accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY, region: S3_REGION, service: 's3' })
  const bucket = `${S3_ENDPOINT}/${S3_BUCKET}`

  async function ask(method: string, address: string, { tries, ...init }: RequestInit & { tries?: number } = {}) {
    const answer = await askPatiently(() => client.sign(address, { method, ...init }), tries)
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer
    const code = /<Code>(\w+)<\/Code>/.exec(answer.bytes.toString())?.[1] ?? ''
    throw new Error(`The picture store at ${S3_ENDPOINT} refuses to ${method} in ${S3_BUCKET}: ${`${answer.status} ${code}`.trim()}`)
  }
  const addressOf = (name: string) => `${bucket}/pictures/${safeName(name)}`

  return {
    isHost: false,
    has: async name => (await ask('HEAD', addressOf(name))).ok,
    async put(name, bytes) {
      const body = new Uint8Array(bytes)
      await ask('PUT', addressOf(name), { body, headers: { 'content-type': typeOf(name), 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') } })
      return pathOf(name)
    },
    async get(name) {
      const { ok, bytes } = await ask('GET', addressOf(name))
      return ok ? bytes : null
    },
    delete: async name => { await ask('DELETE', addressOf(name), { tries: 1 }) },
    async check() {
      const { status, bytes } = await askPatiently(() => client.sign(`${bucket}?list-type=2&max-keys=1&prefix=ready/`), 1)
      if (status === 200) return
      const code = /<Code>(\w+)<\/Code>/.exec(bytes.toString())?.[1] ?? 'no reason given'
      const words = `The picture store at ${S3_ENDPOINT} does not open the bucket “${S3_BUCKET}”: ${status} ${code}.`
      throw status < 500 ? new ConfigError(`${words} See S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`) : new Error(words)
    },
  }
}
