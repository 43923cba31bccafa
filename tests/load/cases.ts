import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { FormData } from 'undici'
import type { Size } from './fill.ts'
import type { Call, Measured } from './measure.ts'

type Bound = { says: string; holds: (measured: Measured) => boolean }
/**
 * What is measured. `made` is measured on the product without a cache, `alike` costs the same however many records
 * there are, `isFairness` is measured with 64 connections, too; `bound` is for the first size.
 */
export type Case = Call & {
  part: string
  what: string
  made?: boolean
  alike?: boolean
  isFairness?: boolean
  bound?: Bound
}

export const SIZES: Size[] = [
  { countries: 60, companies: 10 },
  { countries: 200, companies: 200 },
]
const PEOPLE = { name: 'Ayesha Rahman', email: 'ayesha@agency.example', password: 'river bridge' }
export const LIST = '/api/v1/our-clients/our-clients'
const json = { 'content-type': 'application/json' }

/** A client country as REST sends it: a new one has none of these. */
type Stored = { _id: string; version: number; updatedAt?: string }

/** The cookie of the product's first person. */
export async function signUp(url: string) {
  const joined = await fetch(`${url}/api/trpc/accounts.signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PEOPLE),
  })
  return joined.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Every case on one product: `cookie` is its owner's, `record` one of its client countries. */
export function casesFor({ cookie, record }: { cookie: string; record: Stored }): Case[] {
  const { _id } = record
  const created = JSON.stringify({ ...record, _id: undefined, version: undefined, updatedAt: undefined })
  return [
    {
      part: 'page',
      what: 'page cached, brotli',
      path: '/our-clients',
      headers: { 'accept-encoding': 'br' },
      bound: timesRaw(12),
    },
    {
      part: 'page',
      what: 'page of text, rendered',
      path: '/about-us',
      made: true,
      alike: true,
      isFairness: true,
      bound: cpu(3.8),
    },
    { part: 'page', what: 'home page, rendered', path: '/', made: true, bound: cpu(4.5) },
    {
      part: 'page',
      what: 'page with every country, rendered',
      path: '/our-clients',
      made: true,
      bound: cpu(12),
    },
    {
      part: 'page',
      what: 'the same, packed with gzip',
      path: '/our-clients',
      headers: { 'accept-encoding': 'gzip' },
      made: true,
    },
    { part: 'list', what: 'REST list, rendered', path: LIST, made: true, isFairness: true, bound: cpu(1.5) },
    { part: 'list', what: 'REST list, cached', path: LIST, bound: cpu(0.25) },
    { part: 'one', what: 'REST one, rendered', path: `${LIST}/${_id}`, made: true, bound: cpu(0.6) },
    { part: 'one', what: 'REST one, cached', path: `${LIST}/${_id}`, bound: cpu(0.22) },
    { part: 'trpc', what: 'tRPC list', path: '/api/trpc/clients.list' },
    {
      part: 'login',
      what: 'login',
      path: '/api/trpc/accounts.signIn',
      method: 'POST',
      headers: json,
      body: () => JSON.stringify({ email: PEOPLE.email, password: PEOPLE.password }),
      connections: 4,
      alike: true,
    },
    {
      part: 'upload',
      what: 'picture upload, but for its encoder',
      path: '/api/v1/images',
      method: 'POST',
      headers: { cookie },
      body: newPicture,
      connections: 2,
      alike: true,
    },
    {
      part: 'create',
      what: 'REST create, durable',
      isFairness: true,
      path: LIST,
      method: 'POST',
      headers: { ...json, cookie },
      body: () => created,
      bound: cpu(8.7, 3.8),
    },
  ]
}

/** `aim` is half of what it cost before features were folders, see docs/decisions/0012. */
function cpu(ms: number, aim = ms): Bound {
  return { says: aim === ms ? `${ms} ms` : `${ms} ms, aim ${aim}`, holds: measured => measured.cpu <= ms }
}

function timesRaw(times: number): Bound {
  return { says: `${times} × raw`, holds: measured => measured.cpu / measured.raw <= times }
}

const photograph = readFileSync('tests/load/photograph.jpg')

/** The same picture under other bytes, so that it has to be stored each time. */
function newPicture() {
  const form = new FormData()
  form.append('image', new File([photograph, randomBytes(8)], 'picture.jpg', { type: 'image/jpeg' }))
  return form
}
