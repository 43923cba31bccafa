import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { m } from '#i18n/paraglide/messages.js'
import { config } from '#server/config/config.ts'
import { AppError } from '#server/errors.ts'
import { makeRoom, noRoom, type Lease } from '#server/http/memory-budget.ts'
import type { Sender } from '#server/http/fair-turns.ts'
import { perServer } from '#server/process/lifecycle.ts'
import { log } from '#server/process/log.ts'
import { isFullDisk } from '#server/process/start-error.ts'

const MEGABYTE = 1024 * 1024
/** What is smaller stays in memory. */
const IN_MEMORY_BYTES = 64 * 1024
/** Of all requests at once, and of each sender. */
const MEMORY_BYTES = { all: 32 * MEGABYTE, each: 8 * MEGABYTE }
export const DISK_BYTES = { all: 1024 * MEGABYTE, each: 256 * MEGABYTE }
/** A file loses its name as soon as it is open: what has one is of a process that ended in that moment. */
const NAMED_MS = 60_000
const CIPHER = 'aes-256-ctr'

export const memoryRoom = perServer(() => makeRoom(MEMORY_BYTES.all, MEMORY_BYTES.each))
export const diskRoom = perServer(() => makeRoom(DISK_BYTES.all, DISK_BYTES.each))
const folder = () => join(config.DATA_DIR, 'incoming')

/** By how many bytes people tell what a file is. */
const HEAD_BYTES = 1024

/** Bytes that are kept until a request is answered, and the first of them. */
export type Kept = { size: number; head: Buffer; read: () => Promise<Buffer> }
/** What is in memory anyway. */
export const inMemory = (bytes: Buffer): Kept => ({
  size: bytes.length,
  head: bytes.subarray(0, HEAD_BYTES),
  read: async () => bytes,
})
export type Spool = ReturnType<typeof openSpool>

/**
 * Keeps what comes with one request, and what is made of it: past 64 kB in files without a name, sealed with a key that nobody else has. So
 * they are gone with the request, or with the process, and nothing of them can be read on the disk. Whoever has to give up their room loses
 * them: then everything throws SERVICE_UNAVAILABLE.
 */
export function openSpool(sender: Sender) {
  const memory = memoryRoom().open(sender)
  const disk = diskRoom().open(sender, () => void closeFiles())
  const files = new Set<FileHandle>()

  async function closeFiles() {
    const open = [...files]
    files.clear()
    await Promise.all(open.map(file => file.close()))
  }

  return {
    memory,
    /** What a member of staff sends gives way to no stranger’s. */
    passTo(staff: Sender): void {
      memory.passTo(staff)
      disk.passTo(staff)
    },
    /** Keeps all of a stream, or bytes that are there already. */
    async keep(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Kept> {
      const inMemory: Buffer[] = []
      let [size, head] = [0, Buffer.alloc(0)]
      let onDisk: Awaited<ReturnType<typeof openFile>> | undefined
      for await (const chunk of chunks) {
        size += chunk.length
        if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
        if (!onDisk && size > IN_MEMORY_BYTES) {
          onDisk = await openFile(files, disk)
          for (const part of inMemory.splice(0)) {
            memory.shrink(part.length)
            await onDisk.write(part)
          }
        }
        if (onDisk) await onDisk.write(chunk)
        else {
          memory.grow(chunk.length)
          inMemory.push(chunk)
        }
      }
      return { size, head, read: onDisk ? onDisk.read : async () => Buffer.concat(inMemory) }
    },
    async close(): Promise<void> {
      memory.close()
      disk.close()
      await closeFiles()
    },
  }
}

async function openFile(files: Set<FileHandle>, disk: Lease) {
  const [key, start] = [randomBytes(32), randomBytes(16)]
  const file = await nameless().catch(unwritable)
  files.add(file)
  const cipher = createCipheriv(CIPHER, key, start)
  let size = 0
  return {
    async write(chunk: Buffer) {
      disk.grow(chunk.length)
      if (!files.has(file)) throw noRoom()
      await file.write(cipher.update(chunk), 0, chunk.length, size).catch(unwritable)
      size += chunk.length
    },
    async read() {
      if (!files.has(file)) throw noRoom()
      const { buffer } = await file.read(Buffer.allocUnsafeSlow(size), 0, size, 0)
      return createDecipheriv(CIPHER, key, start).update(buffer)
    },
  }
}

async function nameless(): Promise<FileHandle> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const path = join(folder(), randomBytes(16).toString('hex'))
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

function unwritable(error: unknown): never {
  log.error({ err: error }, 'what is sent cannot be kept')
  const sentence = isFullDisk(error, config.DATA_DIR) ? m.storage_full() : m.storage_unwritable()
  throw new AppError('SERVICE_UNAVAILABLE', sentence, { retryAfter: 60 })
}

/** Deletes what a process that was killed may have left. */
export async function clearSpool(now = Date.now()): Promise<void> {
  for (const name of await readdir(folder()).catch(() => [])) {
    const path = join(folder(), name)
    const at = await stat(path).catch(() => undefined)
    if (at && at.mtimeMs < now - NAMED_MS) await rm(path, { force: true })
  }
}

/** A file that somebody has sent: its bytes are in the spool of their request. */
export class SentFile extends File {
  readonly #kept: Kept
  readonly #spool: Spool
  constructor(kept: Kept, { name, type, spool }: { name: string; type: string; spool: Spool }) {
    super([], name, { type })
    this.#kept = kept
    this.#spool = spool
  }
  override get size(): number {
    return this.#kept.size
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = await this.#kept.read()
    const isAll = byteLength === buffer.byteLength
    return (isAll ? buffer : buffer.slice(byteOffset, byteOffset + byteLength)) as ArrayBuffer
  }
  get head(): Buffer {
    return this.#kept.head
  }
  /** Keeps what was made of this file, for as long. */
  keep(bytes: Buffer): Promise<Kept> {
    return this.#spool.keep([bytes])
  }
}
