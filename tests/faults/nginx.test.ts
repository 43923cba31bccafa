import { expect, onTestFinished, test, vi } from 'vitest'
import { startProduct } from '../browser/product.ts'
import { hasNginx, prepareNginx } from '../scale/nginx.ts'
import { freePort } from '../server/free-port.ts'
import { requestsTo } from './open-product.ts'

const MB = 1024 * 1024

/** A product behind nginx with docs/nginx.conf, for one test. */
async function openBehindNginx(settings: Record<string, string> = {}) {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0') // a self-signed certificate
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const port = await freePort()
  const url = `https://127.0.0.1:${port}`
  const product = await startProduct({ PUBLIC_URL: url, TRUST_PROXY: '1', ...settings })
  onTestFinished(product.end)
  const nginx = prepareNginx(port, [product.port, product.port])
  onTestFinished(nginx.end)
  await nginx.start()
  return { product, nginx, url }
}

test.skipIf(!hasNginx)(
  'through docs/nginx.conf an import of 10 MB arrives, and a larger file is rejected',
  async () => {
    const { product, url } = await openBehindNginx({ WRITE_LIMIT: '0' })
    const { request, mutateWithFile, signUp } = requestsTo({ url })
    const setup = await vi.waitUntil(() => /setup=([\w-]+)/.exec(product.said())?.[1], { timeout: 10_000 })
    const cookie = (await signUp('owner', setup)).cookie

    const csv = (bytes: number) =>
      `countryName,workSummary\n${Array.from({ length: 2000 }, (_, n) => `Country ${n},${'a'.repeat(bytes / 2000 - 20)}\n`).join('')}`
    const { status, message } = await mutateWithFile('clients.previewImport', 'clients.csv', csv(10 * MB), { cookie })
    expect({ status, message }).toEqual({ status: 200, message: '' })
    const body = new FormData()
    body.append('file', new File([csv(12 * MB)], 'clients.csv'))
    expect((await request('/api/trpc/clients.previewImport', { method: 'POST', cookie, body })).status).toBe(413)
  },
)

/** As long as that of a preview or a receipt. */
const TOKEN = 'secret-link'.padEnd(43, 'x')

test.skipIf(!hasNginx)('no log of nginx has secret links or what staff search for', async () => {
  const { product, nginx, url } = await openBehindNginx()
  const headers = { referer: `${url}/application-status?key=secret-link` }
  const ask = async () => {
    const statuses = []
    for (const path of [
      '/application-status?key=secret-link',
      '/admin/workers?search=A01234567',
      `/preview/${TOKEN}`,
      '/about-us',
    ])
      statuses.push((await fetch(url + path, { headers, redirect: 'manual' })).status)
    return statuses
  }
  await ask()
  await expect.poll(nginx.log).toContain('GET /about-us')
  const body = new Uint8Array(40 * MB)
  const refused = await fetch(`${url}/application-status?key=secret-link`, { method: 'POST', headers, body }).catch(
    () => ({ status: 413 }), // nginx closes while it is sent
  )
  expect(refused.status).toBe(413)
  await product.end()
  expect(await ask(), 'while the product is down').toEqual([502, 502, 502, 502])
  await expect.poll(nginx.log).toMatch(new RegExp(`GET /application-status" 502 .* 127\\.0\\.0\\.1:${product.port}`))
  expect(nginx.log() + nginx.errors()).not.toMatch(/secret-link|A01234567/)
})
