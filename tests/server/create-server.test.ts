import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { config, parseConfig } from '#server/config/config.ts'
import { read } from '#server/db/client.ts'
import { bodyOf, CLIENTS, openTestServer, qatar } from './test-server.ts'

test('a closed server leaves nothing behind for the next one', async () => {
  const first = await openTestServer()
  const { cookie } = await first.signUp('owner')
  await first.request(CLIENTS, { method: 'POST', cookie, json: qatar })
  for (const path of [CLIENTS, '/our-clients/map.svg', '/our-clients'])
    expect((await first.request(path)).status).toBe(200) // and cached
  const map = await (await first.request('/our-clients/map.svg')).text()
  await first.close()
  expect(() => config.PUBLIC_URL).toThrow('No settings yet')
  expect(() => read.user).toThrow('The database is not open')

  const second = await openTestServer({ PUBLIC_URL: 'https://agency.example' })
  expect(await bodyOf(await second.request(CLIENTS))).toEqual({ data: [] })
  const owner = await second.signUp('owner')
  expect(owner.cookie).toMatch(/^__Host-session=/)
  await second.request(CLIENTS, { method: 'POST', cookie: owner.cookie, json: { ...qatar, countryName: 'Malta' } })
  expect(await (await second.request('/our-clients/map.svg')).text()).not.toBe(map)
  expect(await (await second.request('/our-clients')).text()).not.toContain('Qatar')
  await second.close()
})

test('a process has one server at a time', async () => {
  const { close, config: settings } = await openTestServer()
  await expect(openTestServer()).rejects.toThrow('Another server is open in this process')
  expect(config).toBe(settings)
  await close()
})

test('a server that cannot be created closes what it has opened', async () => {
  const { createServer } = await import('#server/create-server.ts')
  const folder = mkdtempSync(join(tmpdir(), 'agency-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'pictures'), 'a file where the folder should be')
  const settings = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  await expect(createServer(settings, { jobs: false, seed: false })).rejects.toThrow('DATA_DIR must lead to a folder')
  rmSync(join(folder, 'pictures'))
  const { close } = await createServer(settings, { jobs: true, seed: false })
  expect(readdirSync(folder)).toContain('pictures')
  await close()
  expect(readdirSync(folder)).not.toContain('running')
})
