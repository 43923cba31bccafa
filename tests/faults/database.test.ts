import { spawnSync } from 'node:child_process'
import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { enquiry, openProduct, type OpenProduct } from './open-product.ts'
import { bodyOf, CLIENTS, errorOf } from '../server/test-server.ts'

const unwritable =
  'Nothing was saved: our server cannot store anything right now. Reading goes on; try again in a few minutes.'
const busy = 'Nothing was saved: our database is busy. Try again in a few seconds.'
/** Root may write what nobody may, so the product runs without that right. */
const powerless = process.getuid?.() === 0 ? ['setpriv', '--inh-caps=-all', '--bounding-set=-all'] : []
const mayChmod =
  process.platform === 'linux' &&
  spawnSync('prlimit', ['--version']).status === 0 &&
  (powerless.length === 0 || spawnSync('setpriv', ['--version']).status === 0)
/** How many bytes long a file may be that the product writes. */
const limitFiles = (opened: OpenProduct, size: '0' | 'unlimited') => {
  expect(spawnSync('prlimit', ['--pid', String(opened.product.pid()), `--fsize=${size}:unlimited`]).status).toBe(0)
}

/** Every kind of change fails with this sentence, at once or after the database timeout. */
async function expectErrors(
  { cookie, create, change, remove, draw, mutate, signIn }: OpenProduct,
  _id: string,
  message: string,
) {
  const [responses, calls] = await Promise.all([
    Promise.all([create(cookie, 'Oman'), change(cookie, _id, { workSummary: 'Other words.' }), remove(cookie, _id)]),
    Promise.all([
      mutate('enquiries.submit', enquiry),
      signIn('owner'),
      mutate('clients.delete', { _id }, cookie),
      draw(cookie, '#445566'),
    ]),
  ])
  for (const response of responses)
    expect({ status: response.status, ...(await errorOf(response)) }).toEqual({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      message,
    })
  for (const { status, body } of calls)
    expect({ status, message: body.error?.message }).toEqual({ status: 503, message })
  for (const { headers } of [...responses, ...calls.map(({ response }) => response)])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
}

async function expectReading({ cookie, request }: OpenProduct, _id: string) {
  for (const path of ['/our-clients', '/', '/about-us', CLIENTS, `${CLIENTS}/${_id}`])
    expect((await request(path)).status, path).toBe(200)
  for (const path of ['/admin/manage-clients', `/admin/update-client/${_id}`])
    expect((await request(path, { cookie, redirect: 'manual' })).status, path).toBe(200)
}

async function expectChanges({ cookie, create, change, draw, signIn, names, isWhole }: OpenProduct, _id: string) {
  const responses = await Promise.all([
    create(cookie, 'Oman'),
    change(cookie, _id, { workSummary: 'Other words.' }),
    draw(cookie, '#445566'),
    signIn('owner'),
  ])
  expect(responses.map(({ status }) => status)).toEqual([201, 200, 200, 200])
  expect(await names()).toEqual(['Oman', 'Qatar'])
  expect(await isWhole()).toBe(true)
}

test.skipIf(!mayChmod)(
  'while the database is read-only, changes fail with a sentence, reading continues, and it recovers',
  async () => {
    const opened = await openProduct({}, powerless)
    const { dataDir } = opened.product
    const { _id } = (await bodyOf(await opened.create(opened.cookie, 'Qatar'))).data
    const before = await opened.stored()
    const allow = async (right: number) => {
      for (const name of await readdir(dataDir))
        if (name.startsWith('agency.db')) await chmod(join(dataDir, name), right)
    }
    await allow(0o444)
    limitFiles(opened, '0') // an open connection can write despite the permissions until a write fails
    await expectErrors(opened, _id, unwritable)
    await expectReading(opened, _id)
    limitFiles(opened, 'unlimited')
    await expectErrors(opened, _id, unwritable)
    await expectReading(opened, _id)
    expect(await opened.stored()).toEqual(before)
    await allow(0o644)
    await expectChanges(opened, _id)
  },
)

test('while another program locks the database, changes fail with a sentence and reading continues', async () => {
  const opened = await openProduct()
  const { _id } = (await bodyOf(await opened.create(opened.cookie, 'Qatar'))).data
  const before = await opened.stored()
  const other = createClient({ url: `file:${join(opened.product.dataDir, 'agency.db')}` })
  const held = await other.transaction('write')
  await Promise.all([expectErrors(opened, _id, busy), expectReading(opened, _id)])
  await held.rollback()
  other.close()
  expect(await opened.stored()).toEqual(before)
  await expectChanges(opened, _id)
})

test('a change waits for a database that is locked briefly', async () => {
  const { cookie, create, signIn, product, names } = await openProduct()
  const other = createClient({ url: `file:${join(product.dataDir, 'agency.db')}` })
  const held = await other.transaction('write')
  const waiting = Promise.all([create(cookie, 'Oman'), signIn('owner')])
  setTimeout(() => {
    void held.rollback()
  }, 1500)
  expect((await waiting).map(({ status }) => status)).toEqual([201, 200])
  other.close()
  expect(await names()).toEqual(['Oman'])
})
