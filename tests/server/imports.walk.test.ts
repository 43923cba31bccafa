import { globSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder, runFresh } from './fresh-process.ts'

/** Files that are run, not imported: they may begin their work at once. */
const programs = new Set([
  'server/main.ts',
  'server/files/worker.ts',
  'server/files/pdf-thread.ts',
  ...globSync('server/{cli,features/*}/*-command.ts'),
])
const modules = globSync('server/**/*.{ts,tsx}').filter(
  file => !programs.has(file) && !/\.(?:d|stories)\.tsx?$/.test(file),
)

test('importing any module of the server has no side effects', async () => {
  const folder = newFolder()
  expect(modules.length).toBeGreaterThan(80)
  const code = `
    import { writeSync } from 'node:fs'
    const before = state()
    let timers = 0
    for (const name of ['setTimeout', 'setInterval']) {
      const original = globalThis[name]
      globalThis[name] = (...args) => (timers++, original(...args))
    }
    for (const file of ${JSON.stringify(modules.map(file => resolve(file)))}) await import(file)
    writeSync(1, JSON.stringify({ before, after: state(), timers }))
    function state() {
      const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'exit', 'uncaughtException']
      return {
        umask: process.umask(),
        // standard streams and the import itself
        resources: process.getActiveResourcesInfo().filter(name => !/^(?:PipeWrap|FSReq|Immediate)/.test(name)),
        listeners: signals.map(name => process.listenerCount(name)),
      }
    }`
  const { before, after, timers } = JSON.parse((await runFresh(code, folder)).stdout)
  expect(after).toEqual(before)
  expect(timers).toBe(0)
  expect(readdirSync(folder)).toEqual([])
}, 60_000)

test('a process exits by itself once its server is closed', async () => {
  const code = `
    import { createServer } from '#server/create-server.ts'
    import { parseConfig } from '#server/config/config.ts'
    for (const name of ['first', 'second']) {
      const { app, close } = await createServer(parseConfig({ DATA_DIR: process.env.FOLDER + '/' + name, DEMO: 'off', LOG_LEVEL: 'silent' }))
      process.stdout.write(String((await app.request('http://localhost:3000/readyz')).status) + ' ')
      await close()
    }`
  expect((await runFresh(code, process.cwd(), { FOLDER: newFolder() })).stdout).toBe('200 200 ')
}, 60_000)
