import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { config } from '#server/config/config.ts'
import { type BackupState, isArchive, stateShape } from '#server/backup/state.ts'

/** Everything is below this; pictures of the same bucket are not. */
const FOLDER = 'backups'
const STATE = 'state.json'
/** Of an upload in parts, of which one is in memory: 10,000 of them, the most that a store takes, are 160 GB. */
const PART_BYTES = 16 * 1024 * 1024
const TRIES = 4
const TIMEOUT_MS = 120_000

type Say = (line: string) => void
type Init = { body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> }

/**
 * The bucket of any S3-compatible store into which archives are copied; undefined without settings. What it refuses is
 * an Error with a sentence.
 */
export function openBackupBucket() {
  const { BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_S3_REGION } = config
  const { BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY } = config
  if (!BACKUP_S3_ENDPOINT || !BACKUP_S3_BUCKET || !BACKUP_S3_ACCESS_KEY_ID || !BACKUP_S3_SECRET_ACCESS_KEY)
    return undefined
  const client = new AwsClient({
    accessKeyId: BACKUP_S3_ACCESS_KEY_ID,
    secretAccessKey: BACKUP_S3_SECRET_ACCESS_KEY,
    region: BACKUP_S3_REGION,
    service: 's3',
    retries: 0,
  })
  const address = `${BACKUP_S3_ENDPOINT}/${BACKUP_S3_BUCKET}`
  const at = (name: string) => `${address}/${FOLDER}/${name}`

  async function send(method: string, url: string, { body, headers }: Init = {}): Promise<Response> {
    for (let left = TRIES - 1; ; left--) {
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS)
        const sum = createHash('sha256')
          .update(body ?? '')
          .digest('hex')
        const request = await client.sign(url, {
          method,
          ...(body && { body }),
          headers: { ...headers, 'x-amz-content-sha256': sum },
        })
        const response = await fetch(request, { redirect: 'manual', ...(method !== 'GET' && { signal }) })
        if (response.ok || response.status === 404) return response
        const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? ''
        if (left <= 0 || (response.status < 500 && response.status !== 429))
          throw new Refusal(
            `The store of backups at ${BACKUP_S3_ENDPOINT} refuses to ${method} in ${BACKUP_S3_BUCKET}: ${`${response.status} ${code}`.trim()}`,
          )
      } catch (error) {
        if (error instanceof Refusal) throw error
        if (left <= 0)
          throw new Error(`The store of backups at ${BACKUP_S3_ENDPOINT} does not answer: ${causeOf(error)}`, {
            cause: error,
          })
      }
      await sleep(300 + Math.random() * 400)
    }
  }

  async function required(method: string, url: string, init?: Init) {
    const response = await send(method, url, init)
    if (!response.ok) throw new Error(`The bucket ${BACKUP_S3_BUCKET} at ${BACKUP_S3_ENDPOINT} is not there`)
    return response
  }

  async function sendParts(url: string, file: string, size: number, say: Say) {
    const id = found(await (await required('POST', `${url}?uploads`)).text(), 'UploadId')
    const handle = await open(file, 'r')
    try {
      const parts: string[] = []
      const part = Buffer.alloc(PART_BYTES)
      for (let from = 0; from < size; from += PART_BYTES) {
        const length = Math.min(PART_BYTES, size - from)
        for (let done = 0; done < length;) {
          const { bytesRead } = await handle.read(part, done, length - done, from + done)
          if (bytesRead === 0) throw new Error(`${file} has become shorter`)
          done += bytesRead
        }
        const number = parts.length + 1
        const query = `partNumber=${number}&uploadId=${encodeURIComponent(id)}`
        const { headers } = await required('PUT', `${url}?${query}`, { body: part.subarray(0, length) })
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${headers.get('etag')}</ETag></Part>`)
        say(`Into the bucket: ${Math.floor(((from + length) / size) * 100)} %`)
      }
      const body = new TextEncoder().encode(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
      const answer = await required('POST', `${url}?uploadId=${encodeURIComponent(id)}`, { body })
      const fault = /<Error>.*<Code>(\w+)</s.exec(await answer.text())?.[1] // a store may say so with status 200
      if (fault)
        throw new Error(`The store of backups at ${BACKUP_S3_ENDPOINT} cannot put the parts together: ${fault}`)
    } catch (error) {
      await send('DELETE', `${url}?uploadId=${encodeURIComponent(id)}`).catch(() => {})
      throw error
    } finally {
      await handle.close()
    }
  }

  return {
    name: `${BACKUP_S3_BUCKET} at ${BACKUP_S3_ENDPOINT}`,

    /** Copies a file there, reads it back and compares it. */
    async put(name: string, file: string, say: Say) {
      const { size } = await stat(file)
      await sendParts(at(name), file, size, say)
      const there = createHash('sha256')
      for await (const part of bodyOf(await required('GET', at(name)))) there.update(part as Buffer)
      const here = createHash('sha256')
      for await (const part of createReadStream(file)) here.update(part as Buffer)
      if (there.digest('hex') !== here.digest('hex')) {
        await send('DELETE', at(name))
        throw new Error(`${name} is not the same in the bucket: it was deleted there`)
      }
      say(`In the bucket and read back: ${name}`)
    },

    /** The archives there, the newest first. */
    async list(): Promise<string[]> {
      const names: string[] = []
      for (let next = ''; ;) {
        const from = next && `&continuation-token=${encodeURIComponent(next)}`
        const text = await (await required('GET', `${address}?list-type=2&prefix=${FOLDER}/${from}`)).text()
        for (const [, name = ''] of text.matchAll(/<Key>backups\/([^<]+)<\/Key>/g))
          if (isArchive(name)) names.push(name)
        next = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(text)?.[1] ?? ''
        if (!next) return names.sort().toReversed()
      }
    },

    /** Copies an archive into a file. Throws an Error when it is not there. */
    async fetch(name: string, file: string) {
      const response = await send('GET', at(name))
      if (!response.ok) throw new Error(`There is no ${name} in the bucket ${BACKUP_S3_BUCKET}`)
      await pipeline(bodyOf(response), createWriteStream(file, { mode: 0o600 }))
    },

    delete: async (name: string) => void (await send('DELETE', at(name))),

    /** What is known of the archives there: those that were read back. */
    async readState(): Promise<BackupState> {
      const response = await send('GET', at(STATE))
      const state = response.ok ? stateShape.safeParse(await response.json().catch(() => undefined)) : undefined
      return state?.success ? state.data : { verified: {} }
    },

    async writeState(state: BackupState) {
      await required('PUT', at(STATE), { body: new TextEncoder().encode(JSON.stringify(state)) })
    },
  }
}

class Refusal extends Error {}

const bodyOf = (response: Response) => Readable.fromWeb(response.body! as Parameters<typeof Readable.fromWeb>[0])
const found = (text: string, tag: string) => new RegExp(`<${tag}>([^<]+)</${tag}>`).exec(text)?.[1] ?? ''
const causeOf = (error: unknown) => {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message : message
}
