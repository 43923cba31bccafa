import { expect, onTestFinished } from 'vitest'
import { startProduct } from '../browser/product.ts'
import { requestsTo, openProduct, type OpenProduct } from './open-product.ts'
import { bodyOf, CLIENTS, password, qatar } from '../server/test-server.ts'

type Endpoint = Pick<OpenProduct, 'request' | 'change'>

/** Two products on one data folder, on two ports. */
export async function openTwo(settings: Record<string, string> = {}) {
  const opened = await openProduct(settings)
  const second = await startProduct({ WRITE_LIMIT: '0', ...settings, DATA_DIR: opened.product.dataDir })
  onTestFinished(second.end)
  return { opened, endpoints: [opened, requestsTo(second)] as const }
}

/** People increment one number through two processes with If-Match, retrying on conflict. */
export async function expectExactSum(people: number, edits: number) {
  const { opened, endpoints } = await openTwo({ SIGN_UP: 'open', TRUST_PROXY: '1' })
  const staff = await signUpStaff(opened, people)
  const { _id } = (
    await bodyOf(
      await opened.create(opened.cookie, 'Qatar', { company: [{ ...qatar.company[0], valueOfEmployement: 0 }] }),
    )
  ).data
  await Promise.all(
    staff.map(async (cookie, n) => {
      for (let edit = 0; edit < edits; edit++) await addOne(endpoints[n % 2 === 0 ? 0 : 1], cookie, _id)
    }),
  )
  for (const { request } of endpoints)
    expect((await bodyOf(await request(`${CLIENTS}/${_id}`))).data).toMatchObject({
      version: people * edits + 1,
      company: [{ valueOfEmployement: people * edits }],
    })
  expect(await opened.rows(`SELECT count(*) AS n FROM "Activity" WHERE action = 'client-changed'`)).toMatchObject([
    { n: people * edits },
  ])
  expect(await opened.isWhole()).toBe(true)
}

/** Signs people up, each from another client address. */
async function signUpStaff({ request }: OpenProduct, count: number): Promise<string[]> {
  const staff: string[] = []
  for (let n = 0; n < count; n++) {
    const response = await request('/api/trpc/accounts.signUp', {
      method: 'POST',
      headers: { 'x-forwarded-for': `10.0.0.${n + 1}` },
      json: { name: `Staff ${n}`, email: `staff${n}@agency.example`, password },
    })
    expect(response.status).toBe(200)
    staff.push(response.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  }
  return staff
}

/** Adds one to the number, as often as it takes until nobody else has changed it in between. */
async function addOne({ request, change }: Endpoint, cookie: string, id: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const response = await request(`${CLIENTS}/${id}`, { cookie })
    const { company } = (await bodyOf(response)).data
    const [first, ...others] = company
    const { status } = await change(
      cookie,
      id,
      { company: [{ ...first, valueOfEmployement: (first?.valueOfEmployement ?? 0) + 1 }, ...others] },
      { 'if-match': response.headers.get('etag') ?? '' },
    )
    if (status === 200) return
    if (status !== 412 && status !== 503) throw new Error(`An edit got ${status}`)
    await new Promise(resolve => {
      setTimeout(resolve, Math.random() * 100 * Math.min(8, tries))
    })
  }
}
