import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { openTestServer } from './test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'agency-storybook-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'storybook/assets'), { recursive: true })
writeFileSync(join(folder, 'secret.txt'), 'not for the web')
writeFileSync(
  join(folder, 'storybook/index.html'),
  '<script type="module" src="./manager.js"></script><script>begin()</script>',
)
writeFileSync(join(folder, 'storybook/assets/Button.js'), 'export {}')

const { request: requestSite, signUp, setStatus } = await openTestServer()
const { storybookRoutes } = await import('#server/http/storybook.ts')
const owner = (await signUp('owner')).cookie
const waiting = (await signUp('waiting')).cookie
await setStatus('waiting', 'waiting')
const site = new Hono().route('/storybook', storybookRoutes(join(folder, 'storybook')))
const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(path, { method, headers })
const navigation = { 'sec-fetch-mode': 'navigate' }

test('signed-in staff open the Storybook and its files', async () => {
  const page = await request('/storybook/', { cookie: owner! })
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
  expect(await page.text()).toContain('begin()')
  const file = await request('/storybook/assets/Button.js', { cookie: owner! })
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, max-age=31536000, immutable'])
})

test('the address without its slash leads to the one with it', async () => {
  const { status, headers } = await request('/storybook')
  expect([status, headers.get('location')]).toEqual([308, '/storybook/'])
})

test('whoever is not signed in is led to the login, and gets no file', async () => {
  const page = await request('/storybook/', navigation)
  expect([page.status, page.headers.get('location')]).toEqual([302, '/login?redirect=%2Fstorybook%2F'])
  await expect(statusThrown('/storybook/assets/Button.js')).resolves.toBe('UNAUTHORIZED')
  await expect(statusThrown('/storybook/', { cookie: waiting!, ...navigation })).resolves.toBe('FORBIDDEN')
})

test('the documents of the Storybook may run their own scripts alone', async () => {
  const { headers } = await request('/storybook/', { cookie: owner! })
  const policy = headers.get('content-security-policy')!
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(?:;|$)/)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

test('an unchanged document of the Storybook is not sent again', async () => {
  const { headers } = await request('/storybook/', { cookie: owner! })
  const again = await request('/storybook/', { cookie: owner!, 'if-none-match': headers.get('etag')! })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await request('/storybook/', { cookie: owner! }, 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test.each(['../secret.txt', '..%2fsecret.txt', '%2e%2e/secret.txt', '..%5csecret.txt', 'assets/..%2f..%2fsecret.txt'])(
  'nothing beside the Storybook is read by %s',
  async path => {
    const response = await request(`/storybook/${path}`, { cookie: owner! })
    expect(await response.text()).not.toContain('not for the web')
    expect(response.status).toBe(404)
  },
)

test('without a Storybook staff read that there is no such page', async () => {
  const response = await requestSite('/storybook/nothing', { cookie: owner })
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('This page does not exist')])
})

/** The code of the error that the site answers with. */
async function statusThrown(path: string, headers: Record<string, string> = {}) {
  let thrown: unknown
  site.onError((error, c) => {
    thrown = error
    return c.text('', 500)
  })
  await request(path, headers)
  return (thrown as { code?: string }).code
}
