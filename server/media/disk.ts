import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathOf, safeName } from '#server/media/schema.ts'
import type { ImageStore } from '#server/media/store.ts'

/** Files on this machine: written to a draft, withFlush, then renamed, so that a file is complete or missing. */
export function diskStore(root: string): ImageStore {
  const fileOf = (name: string) => join(root, safeName(name).slice(0, 2), name)
  const drafts = join(root, '.drafts')
  return {
    isHost: false,
    has: name =>
      access(fileOf(name)).then(
        () => true,
        () => false,
      ),
    async put(name, bytes) {
      const file = fileOf(name)
      const folder = dirname(file)
      await mkdir(drafts, { recursive: true })
      if (await mkdir(folder, { recursive: true })) await withFlush(root, 'r')
      const draft = join(drafts, `${randomBytes(6).toString('hex')}.tmp`)
      try {
        await withFlush(draft, 'wx', handle => handle.writeFile(bytes))
        await rename(draft, file)
        await withFlush(folder, 'r')
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return pathOf(name)
    },
    async get(name) {
      try {
        return await readFile(fileOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async tidy(before) {
      for (const name of await readdir(drafts).catch(() => [])) {
        const draft = join(drafts, name)
        const { mtimeMs } = await stat(draft)
        if (mtimeMs < before.getTime()) await rm(draft, { force: true })
      }
    },
    delete: name => rm(fileOf(name), { force: true }),
    async check() {
      await mkdir(root, { recursive: true })
      await access(root, constants.R_OK | constants.W_OK)
    },
  }
}

async function withFlush(
  path: string,
  flags: string,
  work?: (handle: Awaited<ReturnType<typeof open>>) => Promise<void>,
) {
  const handle = await open(path, flags)
  try {
    await work?.(handle)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
