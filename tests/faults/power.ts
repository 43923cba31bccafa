import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { expect } from 'vitest'
import type { OpenProduct } from './open-product.ts'

/** Copies the database files at one instant, with the product paused, as a power failure leaves them. */
export async function copyDataFolder({ product }: OpenProduct): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'power-'))
  process.kill(product.pid(), 'SIGSTOP')
  try {
    for (const end of ['', '-wal', '-shm'])
      await copyFile(join(product.dataDir, `agency.db${end}`), join(folder, `agency.db${end}`))
  } finally {
    process.kill(product.pid(), 'SIGCONT')
  }
  return folder
}

/** Opens a copied database, checks its integrity, returns its records and deletes it. */
export async function wake(folder: string): Promise<{ names: string[]; companies: number }> {
  const database = createClient({ url: `file:${join(folder, 'agency.db')}` })
  try {
    expect((await database.execute('PRAGMA integrity_check')).rows).toMatchObject([{ integrity_check: 'ok' }])
    expect((await database.execute('PRAGMA foreign_key_check')).rows).toEqual([])
    const names = (await database.execute('SELECT "countryName" AS name FROM "ClientCountry"')).rows.map(({ name }) =>
      String(name),
    )
    const companies = Number((await database.execute('SELECT count(*) AS n FROM "ClientCompany"')).rows[0]?.n)
    return { names, companies }
  } finally {
    database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Copies the database at random instants while clients create: each copy opens, has all that was acknowledged before,
 * and whole records alone.
 */
export async function expectCopiesWhole(opened: OpenProduct, copies: number) {
  const acknowledged: string[] = []
  let isOver = false
  const writing = Array.from({ length: 4 }, async (_, n) => {
    for (let step = 0; !isOver; step++) {
      const name = `${n} ${step}`
      if ((await opened.create(opened.cookie, name)).status === 201) acknowledged.push(name)
    }
  })
  try {
    for (let copy = 0; copy < copies; copy++) {
      const least = acknowledged.length + 1
      while (acknowledged.length < least) await sleep(5)
      await sleep(Math.random() * 100)
      const before = [...acknowledged]
      const { names, companies } = await wake(await copyDataFolder(opened))
      expect(
        before.filter(name => !names.includes(name)),
        `what copy ${copy} lacks`,
      ).toEqual([])
      expect(companies).toBe(names.length * 2)
    }
  } finally {
    isOver = true
    await Promise.all(writing)
  }
}
