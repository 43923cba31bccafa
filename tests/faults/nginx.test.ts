import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../server/ports.ts'
import { hasNginx, prepareNginx } from '../scale/nginx.ts'
import { askingOf, openProduct } from './product.ts'

const MB = 1024 * 1024

test.skipIf(!hasNginx)('through docs/nginx.conf an import of 10 MB arrives, and a larger file is refused', async () => {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0' // the certificate is this machine's own
  onTestFinished(() => { delete process.env.NODE_TLS_REJECT_UNAUTHORIZED })
  const port = await freePort()
  const url = `https://localhost:${port}`
  const { product, as } = await openProduct({ PUBLIC_URL: url, TRUST_PROXY: '1' })
  const nginx = prepareNginx(port, [product.port, product.port])
  onTestFinished(nginx.end)
  await nginx.start()
  const { ask } = askingOf({ url })
  const preview = (bytes: number) => {
    const body = new FormData()
    body.append('file', new File([`countryName\n${' '.repeat(bytes - 20)}`], 'clients.csv', { type: 'text/csv' }))
    return ask('/api/trpc/clients.previewImport', { method: 'POST', as, body })
  }
  expect((await preview(10 * MB)).status).toBeLessThan(413)
  expect((await preview(12 * MB)).status).toBe(413)
})
