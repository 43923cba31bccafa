import { expect, test } from 'vitest'
import { startProduct } from '../browser/product.ts'
import { askingOf, openProduct, type World } from './product.ts'
import { bodyOf, CLIENTS, password, qatar } from '../server/world.ts'
import { onTestFinished } from 'vitest'

const STAFF = 50
const EDITS = 20
type Door = Pick<World, 'ask' | 'change'>

/** Signs people up, each from an address of their own. */
async function hire({ ask }: World, count: number): Promise<string[]> {
  const hired: string[] = []
  for (let n = 0; n < count; n++) {
    const answer = await ask('/api/trpc/accounts.signUp', { method: 'POST', headers: { 'x-forwarded-for': `10.0.0.${n + 1}` }, json: { name: `Staff ${n}`, email: `staff${n}@agency.example`, password } })
    expect(answer.status).toBe(200)
    hired.push(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  }
  return hired
}

/** Adds one to the number, as often as it takes until nobody else has changed it in between. */
async function addOne({ ask, change }: Door, as: string, id: string): Promise<void> {
  for (;;) {
    const answer = await ask(`${CLIENTS}/${id}`, { as })
    const { company } = (await bodyOf(answer)).data
    const [first, ...others] = company
    const { status } = await change(as, id, { company: [{ ...first, valueOfEmployement: (first?.valueOfEmployement ?? 0) + 1 }, ...others] }, { 'if-match': answer.headers.get('etag') ?? '' })
    if (status === 200) return
    if (status !== 412 && status !== 503) throw new Error(`An edit was answered with ${status}`)
    await new Promise(resolve => { setTimeout(resolve, Math.random() * 100) })
  }
}

const numberOf = async ({ ask }: Door, id: string) => (await bodyOf(await ask(`${CLIENTS}/${id}`))).data.company[0]?.valueOfEmployement

test('fifty people who each add one to a number twenty times, each seeing whether somebody was faster, make exactly 1,000; through two processes on one file', async () => {
  const world = await openProduct({ SIGN_UP: 'open', TRUST_PROXY: '1' })
  const second = await startProduct({ WRITE_LIMIT: '0', DATA_DIR: world.product.dataDir })
  onTestFinished(second.end)
  const doors: Door[] = [world, askingOf(second)]
  const people = await hire(world, STAFF)
  const { _id } = (await bodyOf(await world.create(world.as, 'Qatar', { company: [{ ...qatar.company[0], valueOfEmployement: 0 }] }))).data
  await Promise.all(people.map(async (as, n) => {
    for (let edit = 0; edit < EDITS; edit++) await addOne(doors[n % 2] ?? world, as, _id)
  }))
  for (const door of doors) expect(await numberOf(door, _id)).toBe(STAFF * EDITS)
  expect(await world.rows('SELECT count(*) AS n FROM "Activity" WHERE action = \'client-changed\'')).toMatchObject([{ n: STAFF * EDITS }])
  expect(await world.isWhole()).toBe(true)
}, 120_000)

test('two processes on one file write at the same time: both are heard, nothing is lost, and each shows what the other wrote', async () => {
  const world = await openProduct()
  const second = await startProduct({ WRITE_LIMIT: '0', DATA_DIR: world.product.dataDir })
  onTestFinished(second.end)
  const doors = [world, askingOf(second)]
  const statuses = await Promise.all(Array.from({ length: 120 }, async (_, n) => (await doors[n % 2]!.create(world.as, `Country ${n}`)).status))
  expect(statuses.filter(status => status !== 201)).toEqual([])
  for (const door of doors) await expect.poll(async () => new Set(await door.names()).size).toBe(120)
  const logins = await Promise.all(Array.from({ length: 8 }, async (_, n) => (await doors[n % 2]!.signIn('owner')).status))
  expect(logins.filter(status => status !== 200)).toEqual([])
  expect(await world.isWhole()).toBe(true)
})
