import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startHeartbeat, registerDatabaseUse, lockDatabase } from '#server/db/file-locks.ts'

const WATCH_MS = 3000
const away = mkdtempSync(join(tmpdir(), 'locks-'))
afterAll(() => rmSync(away, { recursive: true, force: true }))
let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(away, 'data-'))
  file = join(folder, 'agency.db')
})

test('a product on another machine is recognized by its heartbeat', async () => {
  let beats = 0
  const sign = () => writeFileSync(join(folder, 'running'), `elsewhere 1 ${beats++}`)
  sign()
  const timer = setInterval(sign, 10)
  onTestFinished(() => clearInterval(timer))
  await expect(lockDatabase(file, folder, WATCH_MS)).rejects.toThrow('on another machine: stop it first')
  clearInterval(timer)
  const release = await lockDatabase(file, folder, 30) // it has said nothing more: it has crashed there
  await release()
})

test("a killed product's lock does not delay the next", async () => {
  startHeartbeat(folder)
  await expect.poll(() => readdirSync(folder)).toContain('running')
  const begun = Date.now()
  const release = await lockDatabase(file, folder, 60_000)
  expect(Date.now() - begun).toBeLessThan(30_000)
  await release()
})

test('a product that starts while a database is replaced waits for the end', async () => {
  const release = await lockDatabase(file, folder)
  let isOver = false
  const held = registerDatabaseUse(file).then(() => isOver)
  await expect(lockDatabase(file, folder)).rejects.toThrow('or another command replaces it')
  isOver = true
  await release()
  expect(await held).toBe(true)
})

test('a process can lock the database that it uses, and then use it on', async () => {
  await registerDatabaseUse(file)
  await (
    await lockDatabase(file, folder)
  )()
  await (
    await lockDatabase(file, folder)
  )()
})
