import { createClient } from '@libsql/client'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { type Product, startProduct } from '../browser/product.ts'
import { requestsThrough, bodyOf, CLIENTS, picture, picturesIn, qatar } from '../server/test-server.ts'

export type OpenProduct = Awaited<ReturnType<typeof openProduct>>

/** A message from a visitor who is called back. */
export const enquiry = {
  lastName: 'Karim',
  phone: '+880 1700 111111',
  company: 'agency',
  message: 'Do you have work for a welder?',
}
/** The same from one who gets a mail. */
export const mailedEnquiry = { ...enquiry, phone: '', email: 'karim@visitor.example' }

/** The built product with its owner signed in, for one test. */
export async function openProduct(settings: Record<string, string> = {}, through: string[] = []) {
  const product = await startProduct({ WRITE_LIMIT: '0', ...settings }, through)
  onTestFinished(product.end)
  const requests = requestsTo(product)
  const { status, cookie } = await requests.signUp('owner')
  expect(status).toBe(200)
  return { product, cookie, ...requests, ...storageOf(product) }
}

/** The same with an address of the agency, to which messages from visitors are mailed. */
export async function openProductWithAddress(settings: Record<string, string> = {}) {
  const opened = await openProduct(settings)
  const group = 'settings-contact'
  const json = { feature: group, _id: group, seen: 0, data: { emails: [{ email: 'office@agency.example' }] } }
  const { status } = await opened.request('/api/trpc/content.publish', { method: 'POST', cookie: opened.cookie, json })
  expect(status).toBe(200)
  return opened
}

/** Sends requests to a product over its port. */
export function requestsTo({ url }: Pick<Product, 'url'>) {
  const requests = requestsThrough((path, init) => fetch(url + path, init))
  const { request, upload } = requests
  const create = (cookie: string, countryName: string, more: object = {}) =>
    request(CLIENTS, { method: 'POST', cookie, json: { ...qatar, countryName, ...more } })
  const change = (cookie: string, id: string, json: object, headers: Record<string, string> = {}) =>
    request(`${CLIENTS}/${id}`, { method: 'PATCH', cookie, json, headers })
  const remove = (cookie: string, id: string) => request(`${CLIENTS}/${id}`, { method: 'DELETE', cookie })
  const list = async () =>
    (await bodyOf<{ data: (typeof qatar & { _id: string; version: number })[] }>(await request(CLIENTS))).data
  const names = async () => (await list()).map(({ countryName }) => countryName)
  const draw = async (cookie: string, colour: string, width = 400) =>
    upload(
      await picture({ colour, width, height: (width * 3) / 4 })
        .jpeg()
        .toBuffer(),
      { cookie },
    )
  return { ...requests, create, change, remove, list, names, draw }
}

/** Waits until the product takes no more connections. */
export const expectRefused = (request: OpenProduct['request']) =>
  expect
    .poll(() =>
      request('/readyz').then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused')

/** Reads a product's database and files directly. */
function storageOf({ dataDir }: Product) {
  /** Asks its database file, as another program on the machine would. */
  async function rows(sql: string) {
    const database = createClient({ url: `file:${join(dataDir, 'agency.db')}` })
    try {
      return (await database.execute(sql)).rows
    } finally {
      database.close()
    }
  }
  const count = async (table: string) => Number((await rows(`SELECT count(*) AS n FROM "${table}"`))[0]?.n)

  return {
    rows,
    /** How much there is of all that a change can leave behind. */
    stored: async () => ({
      clients: await count('ClientCountry'),
      companies: await count('ClientCompany'),
      images: await count('ClientImage'),
      pictures: await count('Picture'),
      files: await picturesIn(dataDir),
      enquiries: await count('Enquiry'),
      mails: await count('Mail'),
      activities: await count('Activity'),
    }),
    isWhole: async () =>
      (await rows('PRAGMA integrity_check'))[0]?.integrity_check === 'ok' &&
      (await rows('PRAGMA foreign_key_check')).length === 0,
  }
}
