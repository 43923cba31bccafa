import { BATCH_MAX } from '#server/trpc/schema.ts'
import type { MockResponses } from './mock-responses.ts'

/** A request that fails on the server, one for what is not there, and one that stays pending. */
export const failed = Symbol('failed')
export const missing = Symbol('missing')
export const pending = Symbol('pending')
type Outcome = typeof failed | typeof missing | typeof pending

export type GivenResponses = { [Key in keyof MockResponses]: MockResponses[Key] | Outcome }

const problems = {
  [failed]: { status: 500, code: 'INTERNAL_SERVER_ERROR', number: -32603 },
  [missing]: { status: 404, code: 'NOT_FOUND', number: -32004 },
}

/** The answer to a change whose value in a field is refused. */
export class Refused {
  readonly field: string
  readonly message: string
  constructor(field: string, message: string) {
    this.field = field
    this.message = message
  }
}

let responses: Record<string, unknown> = {}
let changes: Record<string, unknown> = {}
const missingResponses = new Set<string>()
const realFetch = globalThis.fetch.bind(globalThis)

/** Responds to the product's requests to its server, and with `made` to those that change something; all others go through. */
export function mockResponses(given: Record<string, unknown>, made: Record<string, unknown> = {}): void {
  responses = given
  changes = { ...UNCHANGED, ...made }
  missingResponses.clear()
  navigator.sendBeacon = () => true // a form that is left says so
  globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input), location.href)
    return isOurs(pathname) ? respond(pathname, searchParams, init) : realFetch(input, init)
  }
}

/** The requests of the screens that have no mock response. */
export const findMissingResponses = (): string[] => [...missingResponses]

const isOurs = (path: string) => path.startsWith('/api/') || path === '/companies.json' || path.startsWith('/admin/')

async function respond(path: string, params: URLSearchParams, init?: RequestInit): Promise<Response> {
  if (init?.method === 'POST') return json(mutationResponse(path.replace('/api/trpc/', '')))
  if (!path.startsWith('/api/trpc/')) {
    const { data, error } = responseTo(path)
    return json(error ? [null, 500] : [data, 200])
  }
  const input = JSON.parse(params.get('input') ?? 'null')
  const names = path.slice('/api/trpc/'.length).split(',')
  const found = names.slice(0, BATCH_MAX).map((name, n) => responseTo(name, params.has('batch') ? input?.[n] : input))
  if (found.some(({ isPending }) => isPending)) return new Promise(() => {})
  const bodies = found.map(({ data, error }) => (error ? { error } : { result: { data } }))
  return json([params.has('batch') ? bodies : bodies[0], found[0]?.error?.data.httpStatus ?? 200])
}

/** Opening a form notes that somebody edits; nothing else is changed here. */
const UNCHANGED = { 'content.editing': { others: [], newest: null } }

function mutationResponse(path: string): [unknown, number] {
  if (!(path in changes)) return [{ error: errorOf(path, failed) }, 500]
  const data = changes[path]
  if (!(data instanceof Refused)) return [{ result: { data } }, 200]
  const { field, message } = data
  return [{ error: { message, code: -32600, data: { code: 'BAD_REQUEST', httpStatus: 400, path, field } } }, 400]
}

function responseTo(name: string, input?: { feature?: string; number?: number; id?: string }) {
  const keys = [[name, input?.feature ?? input?.id, input?.number], [name, input?.feature ?? input?.id], [name]]
  const key = keys.map(parts => parts.filter(part => part !== undefined).join(' ')).find(key => key in responses)
  if (key === undefined) missingResponses.add(`${name} ${JSON.stringify(input ?? '')}`)
  const response = key === undefined ? failed : responses[key]
  return {
    isPending: response === pending,
    data: response,
    error: response === failed || response === missing ? errorOf(name, response) : undefined,
  }
}

function errorOf(path: string, problem: typeof failed | typeof missing) {
  const { status, code, number } = problems[problem]
  return { message: 'Something went wrong on our side.', code: number, data: { code, httpStatus: status, path } }
}

const json = ([body, status]: [unknown, number]) => Response.json(body, { status })
