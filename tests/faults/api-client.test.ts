import { createHmac } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../browser/product.ts'
import { examples, makeToken, openProgram, packClients, run, sketches } from './installed-client.ts'

// The API's clients as other projects get them: packed, and installed in a blank strict one, which runs the examples of the README.
const { folder, program, install, remove } = openProgram()
let product: Product
let token: string

beforeAll(async () => {
  for (const [n, code] of sketches.entries()) writeFileSync(join(program, `sketch-${n}.ts`), code)
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#357' } }).toFile(
    join(program, 'doha.jpg'),
  )
  const packed = packClients(folder)
  product = await startProduct({ DEMO: 'on' })
  token = await makeToken(product)
  await packed
  await install(product)
}, 240_000)
afterAll(async () => {
  await product?.end()
  remove()
})

test('a strict project has no type errors, and wrong calls are some', async () => {
  expect(await run(program, [process.execPath, resolve('node_modules/typescript/bin/tsc')])).toBe('')
})

test('the site gives the package of its version and Node, with an ETag', async () => {
  const { version, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  const installed = readFileSync(join(program, 'node_modules/@agency/api-client/package.json'), 'utf8')
  expect(JSON.parse(installed)).toMatchObject({ version, engines })
  const answer = await fetch(`${product.url}/api/v1/client.tgz`)
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'application/gzip',
    'public, no-cache',
  ])
  const known = { headers: { 'if-none-match': answer.headers.get('etag')! } }
  expect((await fetch(`${product.url}/api/v1/client.tgz`, known)).status).toBe(304)
})

test('changes go on from the place that was kept, and refuse a made-up one', async () => {
  const settings = { AGENCY_URL: product.url, AGENCY_TOKEN: token }
  await run(program, [process.execPath, 'changes.ts'], settings)
  await run(program, [process.execPath, 'create.ts'], settings)
  expect(await run(program, [process.execPath, 'changes.ts'], settings)).toMatch(
    /content\.published clients [\w-]{36}\n$/,
  )
  writeFileSync(join(program, 'place.txt'), 'made-up')
  await expect(run(program, [process.execPath, 'changes.ts'], settings)).rejects.toThrow(/BAD_REQUEST/)
  rmSync(join(program, 'place.txt'))
})

test('the declarations import nothing but the libraries of the package', () => {
  const dist = join(program, 'node_modules/@agency/api-client/dist')
  const imported = readdirSync(dist)
    .filter(file => /\.(?:js|d\.ts)$/.test(file))
    .flatMap(file => [...readFileSync(join(dist, file), 'utf8').matchAll(/\b(?:from|import\()\s*['"]([^'"]+)/g)])
    .map(([, name]) => name)
  expect(new Set(imported)).toEqual(
    new Set(
      '@trpc/client @trpc/server openapi-fetch ./rest.js ./router.js ./read.js ./retry.js ./sync.js ./webhook.js'.split(
        ' ',
      ),
    ),
  )
})

test('the examples of the README run with a token', async () => {
  const settings = { AGENCY_URL: product.url, AGENCY_TOKEN: token }
  const said = new Map(
    await Promise.all(
      examples.map(async ({ file }) => [file, await run(program, [process.execPath, file], settings)] as const),
    ),
  )
  expect([...said.keys()].join(' ')).toBe(
    'clients.ts list.ts records.ts sync.ts changes.ts webhook.ts upload.ts create.ts follow.ts news.ts enquiries.ts',
  )
  expect(said.get('records.ts')).toMatch(/^[1-9]\d* open jobs\n$/)
  expect(said.get('sync.ts')).toMatch(/^[1-9]\d* client countries\n$/)
  expect(said.get('news.ts')).toBe('text picture alt slug\n200\n200\n200\n')
  expect(said.get('list.ts')).toMatch(/^(?:.+: \d+ companies\n)+$/)
  expect(said.get('upload.ts')).toMatch(/^http.*\/pictures\/[\w-]+\.\w+\n$/)
  expect(said.get('create.ts')).toMatch(/^[\w-]{36}\n$/)
  expect(said.get('follow.ts')).toBe('304\n200\n412\n')
  expect(said.get('enquiries.ts')).toMatch(/^\d+ client countries\n.*enquiries/)
})

test('headers of every kind verify a delivery, and a changed one is refused', async () => {
  const installed = join(program, 'node_modules/@agency/api-client/dist/index.js')
  const { verifyWebhook } = (await import(installed)) as {
    verifyWebhook: (secret: string | string[], headers: object, body: string | Buffer) => Promise<object>
  }
  const secret = `whsec_${Buffer.from('a secret of thirty-two bytes....').toString('base64')}`
  const body = JSON.stringify({ type: 'webhook.test', timestamp: 'x', data: { webhook: 'x' } })
  const signed = (time: number) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    const signature = createHmac('sha256', key).update(`msg_1.${time}.${body}`).digest('base64')
    return { 'webhook-id': 'msg_1', 'webhook-timestamp': String(time), 'webhook-signature': `v1,AAAA v1,${signature}` }
  }
  const now = Math.floor(Date.now() / 1000)
  const taken = { id: 'msg_1', event: { type: 'webhook.test' } }
  expect(await verifyWebhook(secret, signed(now), body)).toMatchObject(taken)
  expect(await verifyWebhook(['whsec_AAAA', secret], new Headers(signed(now)), Buffer.from(body))).toMatchObject(taken)
  await expect(verifyWebhook(secret, signed(now), `${body} `)).rejects.toThrow('No signature')
  await expect(verifyWebhook(secret, { ...signed(now), 'webhook-id': 'msg_2' }, body)).rejects.toThrow('No signature')
  await expect(verifyWebhook('whsec_AAAA', signed(now), body)).rejects.toThrow('No signature')
  await expect(verifyWebhook(secret, signed(now - 600), body)).rejects.toThrow('too old')
  await expect(verifyWebhook(secret, {}, body)).rejects.toThrow('missing')
})

type Manifest = { version: string; engines: object }
