import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { config } from '#server/config.ts'

/** Where picture files lie. A name always means the same bytes. */
export type ImageStore = {
  has(name: string): Promise<boolean>
  put(name: string, bytes: Buffer): Promise<void>
  /** null when there is no such file */
  get(name: string): Promise<Buffer<ArrayBuffer> | null>
  delete(name: string): Promise<void>
  /** throws when nothing could be stored now */
  check(): Promise<void>
}

export const FILE_NAME = /^[0-9a-f]{32}-\d{1,5}x\d{1,5}(?:-\d{1,5})?\.(?:avif|webp)$/

export const store: ImageStore = diskStore(join(config.DATA_DIR, 'pictures'))

/** Files on this machine: written beside their place, flushed, then renamed, so that a file is whole or not there. */
function diskStore(root: string): ImageStore {
  const fileOf = (name: string) => {
    if (!FILE_NAME.test(name)) throw new Error(`Not a name of the image store: ${name}`)
    return join(root, name.slice(0, 2), name)
  }
  return {
    has: name => access(fileOf(name)).then(() => true, () => false),
    async put(name, bytes) {
      const file = fileOf(name)
      const folder = dirname(file)
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `.${randomBytes(6).toString('hex')}.tmp`)
      try {
        await flushed(draft, 'wx', handle => handle.writeFile(bytes))
        await rename(draft, file)
        await flushed(folder, 'r')
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(name) {
      try {
        return await readFile(fileOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    delete: name => rm(fileOf(name), { force: true }),
    async check() {
      await mkdir(root, { recursive: true })
      await access(root, constants.R_OK | constants.W_OK)
    },
  }
}

async function flushed(path: string, flags: string, work?: (handle: Awaited<ReturnType<typeof open>>) => Promise<void>) {
  const handle = await open(path, flags)
  try {
    await work?.(handle)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
