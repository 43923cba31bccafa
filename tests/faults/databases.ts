import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { hasPostgres, startPostgres } from '../server/postgres.ts'

export const databases = ['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])]
export const node = join(import.meta.dirname, '../../node_modules/.bin/node')

/** The words that run a file of this folder in a process of its own. */
export const programOf = (file: string) => ['--no-warnings', join(import.meta.dirname, file)]

/** Gives the environment of processes on an empty database of this kind, by its name; all are deleted after the tests of this block. */
export function emptyDatabases(kind: string) {
  const folder = mkdtempSync(join(tmpdir(), 'agency-'))
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined
  beforeAll(async () => {
    if (kind === 'PostgreSQL') postgres = await startPostgres()
  })
  afterAll(async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return async (name: string): Promise<NodeJS.ProcessEnv> => {
    const url = await postgres?.create(name)
    return { ...process.env, DATA_DIR: join(folder, name), ...(url && { DATABASE_URL: url }) }
  }
}
