import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type FileKind, requireName } from '#server/files/file-kinds.ts'
import type { ListedStore } from '#server/files/image-store.ts'

/** Files on this machine: written to a draft, withFlush, then renamed, so that a file is complete or missing. */
export function diskStore(root: string, kind: FileKind): ListedStore {
  const fileOf = (name: string) => join(root, requireName(kind, name).slice(0, 2), name)
  const drafts = join(root, '.drafts')
  return {
    isHost: false,
    has: name =>
      access(fileOf(name)).then(
        () => true,
        () => false,
      ),
    async put(name, bytes, at) {
      const file = fileOf(name)
      const folder = dirname(file)
      await mkdir(drafts, { recursive: true })
      if (await mkdir(folder, { recursive: true })) await withFlush(root, 'r')
      const draft = join(drafts, `${randomBytes(6).toString('hex')}.tmp`)
      try {
        await withFlush(draft, 'wx', async handle => {
          await handle.writeFile(bytes)
          if (at) await handle.utimes(at, at)
        })
        await rename(draft, file)
        if (at) for (const place of [folder, drafts]) await utimes(place, at, at) // they would tell the moment instead
        await withFlush(folder, 'r')
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return kind.addressOf(name)
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
    async list() {
      const entries = await readdir(root, { recursive: true }).catch(() => [])
      const names = entries.map(path => basename(path)).filter(name => kind.name.test(name))
      return Promise.all(names.map(async name => ({ name, at: (await stat(fileOf(name))).mtime })))
    },
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
