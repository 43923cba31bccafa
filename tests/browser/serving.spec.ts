import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from './test.ts'

const root = join(import.meta.dirname, '../..')

test('built files are served compressed and immutable', async ({ product }) => {
  const page = await (await fetch(`${product.url}/about-us`)).text()
  const asset = `${product.url}${/\/assets\/[^"]+\.js/.exec(page)?.[0]}`
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await fetch(asset, { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  }
  const missing = await fetch(`${product.url}/assets/nothing.js`)
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control') ?? '').not.toContain('immutable')
  expect((await fetch(`${product.url}/assets/..%2f..%2fserver%2fmain.js`)).status).toBe(400)
})

test('the API reference tries a call with a token, and loads nothing external', async ({
  page,
  product,
  expectProblems,
}) => {
  expectProblems(/status of 401 \(Unauthorized\) \(\/api\/v1\/our-clients/)
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(product.url) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await page.goto('/api/v1/docs')
  await expect(page.getByText('/our-clients/our-clients/{id}').first()).toBeVisible()
  await expect(page.getByText('Store one picture (JPEG, PNG or WebP, at most 1 MB and 24 megapixels)')).toBeVisible()

  await page.getByLabel('API token').fill('mb_wrong')
  await page.getByRole('button', { name: /Add a client country/ }).click()
  await expect(page.getByRole('textbox', { name: 'Request body' })).toHaveValue(/"countryName": "Qatar"/)
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.getByRole('status')).toHaveText('Answer 401 Unauthorized')
  await expect(page.locator('.live-responses-table')).toContainText('There is no API token like this one')
  await expect(page.locator('body')).not.toContainText('mb_wrong')
  await page.reload()
  await expect(page.getByLabel('API token')).toHaveValue('')
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(page.getByRole('textbox', { name: 'Request body' })).toBeVisible() // the address has the open call
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(page.url() + (await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])))).not.toContain('mb_')
  expect(foreign).toEqual([])
})

test.describe('ended by a signal', () => {
  test.use({ hasOwnProcess: true })

  test('on SIGTERM the product finishes every response that has begun', async ({ product }) => {
    const responses = Array.from({ length: 40 }, (_, n) =>
      fetch(`${product.url}/${n % 2 ? 'about-us' : 'our-clients'}`).then(
        async response => `${response.status} ${(await response.text()).endsWith('</html>')}`,
      ),
    )
    await Promise.race(responses)
    const ended = product.stop()
    const told = await Promise.allSettled(responses)
    const given = told
      .map(response => (response.status === 'fulfilled' ? response.value : String(response.reason)))
      .filter(response => response !== 'TypeError: fetch failed') // rejected before a response
    expect(given.length).toBeGreaterThan(0)
    expect(given.filter(response => response !== '200 true')).toEqual([])
    expect(await ended).toBe(0)
  })
})

test('a port in use stops the start with a suggestion', async ({ product }) => {
  const started = spawn(join(root, 'node_modules/.bin/node'), ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: new URL(product.url).port, DATA_DIR: product.dataDir, DEMO: 'off' },
  })
  let said = ''
  started.stderr.on('data', (part: Buffer) => {
    said += part.toString()
  })
  const [code] = await once(started, 'exit')
  expect(code).toBe(1)
  expect(said).toContain('is in use by another program')
})
