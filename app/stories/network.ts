import { BATCH_MAX } from '#server/trpc/schema.ts'
import type { Answers } from './answers.ts'

/** A call that the server could not answer, one for what is not there, and one that is never answered. */
export const failed = Symbol('failed')
export const missing = Symbol('missing')
export const pending = Symbol('pending')
type Outcome = typeof failed | typeof missing | typeof pending

export type GivenAnswers = { [Key in keyof Answers]: Answers[Key] | Outcome }

const problems = {
  [failed]: { status: 500, code: 'INTERNAL_SERVER_ERROR', number: -32603 },
  [missing]: { status: 404, code: 'NOT_FOUND', number: -32004 },
}

let answers: Record<string, unknown> = {}
const unanswered = new Set<string>()
const realFetch = globalThis.fetch.bind(globalThis)

/** Answers what the product asks its server; everything else goes through. */
export function answerWith(given: Record<string, unknown>): void {
  answers = given
  unanswered.clear()
  navigator.sendBeacon = () => true // a form that is left says so
  globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input), location.href)
    return isOurs(pathname) ? respond(pathname, searchParams, init) : realFetch(input, init)
  }
}

/** What the screens have asked that no record answers. */
export const findUnanswered = (): string[] => [...unanswered]

const isOurs = (path: string) => path.startsWith('/api/') || path === '/companies.json' || path.startsWith('/admin/')

async function respond(path: string, params: URLSearchParams, init?: RequestInit): Promise<Response> {
  if (init?.method === 'POST') return json(answerMutation(path.replace('/api/trpc/', '')))
  if (!path.startsWith('/api/trpc/')) {
    const { data, error } = answerTo(path)
    return json(error ? [null, 500] : [data, 200])
  }
  const input = JSON.parse(params.get('input') ?? 'null')
  const names = path.slice('/api/trpc/'.length).split(',')
  const found = names.slice(0, BATCH_MAX).map((name, n) => answerTo(name, params.has('batch') ? input?.[n] : input))
  if (found.some(({ isPending }) => isPending)) return new Promise(() => {})
  const bodies = found.map(({ data, error }) => (error ? { error } : { result: { data } }))
  return json([params.has('batch') ? bodies : bodies[0], found[0]?.error?.data.httpStatus ?? 200])
}

/** Opening a form notes that somebody edits; nothing else is changed here. */
const answerMutation = (name: string): [unknown, number] =>
  name === 'content.editing'
    ? [{ result: { data: { others: [], newest: null } } }, 200]
    : [{ error: errorOf(name, failed) }, 500]

function answerTo(name: string, input?: { feature?: string; number?: number; id?: string }) {
  const keys = [[name, input?.feature ?? input?.id, input?.number], [name, input?.feature ?? input?.id], [name]]
  const key = keys.map(parts => parts.filter(part => part !== undefined).join(' ')).find(key => key in answers)
  if (key === undefined) unanswered.add(`${name} ${JSON.stringify(input ?? '')}`)
  const answer = key === undefined ? failed : answers[key]
  return {
    isPending: answer === pending,
    data: answer,
    error: answer === failed || answer === missing ? errorOf(name, answer) : undefined,
  }
}

function errorOf(path: string, problem: typeof failed | typeof missing) {
  const { status, code, number } = problems[problem]
  return { message: 'Something went wrong on our side.', code: number, data: { code, httpStatus: status, path } }
}

const json = ([body, status]: [unknown, number]) => Response.json(body, { status })
