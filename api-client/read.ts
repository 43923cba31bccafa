import type { Client } from 'openapi-fetch'
import type { components, paths } from './rest.js'
import { pause } from './retry.js'

type Rest = Client<paths, 'application/json'>

type Answer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } }
}
  ? Body
  : never
type Query<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query?: infer Given } } }
  ? NonNullable<Given>
  : never

/** The lists of REST, such as `/vacancies`. */
export type ListPath = {
  [Path in keyof paths]: Answer<Path> extends { data: unknown[]; total?: number } ? Path : never
}[keyof paths]
/** One record of a list. */
export type Listed<Path extends ListPath> = Answer<Path> extends { data: (infer Item)[] } ? Item : never
/** What a list takes; `cursor` is followed by `records` itself. */
export type ListQuery<Path extends ListPath> = Omit<Query<Path>, 'cursor'>

/** An event of the feed of changes. */
export type ChangeEvent = components['schemas']['ChangeEvent']
/** Events in their order, and where to go on once they are dealt with. */
export type ChangesPart = { events: ChangeEvent[]; cursor: string }

/** An answer that is an error: `code` and `issues` as docs/api.md has them. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly issues: { path: string; message: string }[]
  constructor(status: number, problem: Problem | undefined) {
    super(problem?.error?.message ?? `The answer has the status ${status}`)
    this.status = status
    this.code = problem?.error?.code ?? ''
    this.issues = problem?.error?.issues ?? []
  }
}
type Problem = { error?: { code: string; message: string; issues?: { path: string; message: string }[] } }

/** Every record of a list, part by part as the loop asks for them. Throws an ApiError. */
export async function* records<Path extends ListPath>(
  rest: Rest,
  path: Path,
  query: Partial<ListQuery<Path>> = {},
): AsyncGenerator<Listed<Path>, void, undefined> {
  let cursor: string | undefined
  do {
    const part = await ask<{ data: Listed<Path>[]; next?: string }>(rest, path, { limit: 200, ...query, cursor })
    yield* part.data
    cursor = (part.next && new URL(part.next).searchParams.get('cursor')) || undefined
  } while (cursor)
}

export type ChangesOptions = {
  /** Where an earlier run has ended. */
  cursor?: string | undefined
  /** Where to begin without one, as ISO text; the oldest event that is kept without either. */
  since?: string | undefined
  /** How long to wait for more at the end, in milliseconds; without it the loop ends there. */
  everyMs?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * The feed of changes, part by part: deal with the `events`, then keep the `cursor`. Throws an ApiError, with the code `GONE` where the feed does not
 * reach back: then take a cursor with `since` of now, read the lists, and go on from it.
 */
export async function* changes(
  rest: Rest,
  { cursor, since, everyMs, signal }: ChangesOptions = {},
): AsyncGenerator<ChangesPart, void, undefined> {
  for (let place = cursor; ;) {
    const query = place === undefined ? { since } : { cursor: place }
    const part = await ask<{ data: ChangeEvent[]; cursor: string; next?: string }>(rest, '/changes', query, signal)
    const isNew = place === undefined || part.data.length > 0
    place = part.cursor
    if (isNew) yield { events: part.data, cursor: part.cursor }
    if (part.next) continue
    if (everyMs === undefined) return
    await pause(everyMs, signal)
  }
}

type Call = (path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: { status: number } }>

/** One GET whose path is known at run time alone. */
async function ask<Body>(rest: Rest, path: string, query: object, signal?: AbortSignal): Promise<Body> {
  const call = rest.GET as unknown as Call
  const { data, error, response } = await call(path, { params: { query }, ...(signal && { signal }) })
  if (data === undefined) throw new ApiError(response.status, error as Problem | undefined)
  return data as Body
}
