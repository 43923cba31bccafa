import type { Client } from 'openapi-fetch'
import type { components, paths } from './rest.js'
import { pause } from './retry.js'

export type Rest = Client<paths, 'application/json'>

export type Answer<Path extends keyof paths> = paths[Path] extends {
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
  for await (const part of recordsFrom(rest, path, query)) yield* part.records
}

/** The parts of a list; `place` is where the feed of changes goes on after each. */
export async function* recordsFrom<Path extends ListPath>(
  rest: Rest,
  path: Path,
  given: Partial<ListQuery<Path>>,
  signal?: AbortSignal,
): AsyncGenerator<{ records: Listed<Path>[]; place: string | undefined }, void, undefined> {
  type Part = { data: Listed<Path>[]; next?: string }
  let cursor: string | undefined
  do {
    const query = { limit: 200, ...given, cursor }
    const { body, headers } = await ask<Part>(rest, path, { query }, signal)
    yield { records: body.data, place: headers.get('changes-cursor') ?? undefined }
    cursor = (body.next && new URL(body.next).searchParams.get('cursor')) || undefined
  } while (cursor)
}

export type ChangesOptions = {
  /** Where an earlier run has ended, or the `changes-cursor` in the headers of a list. */
  cursor?: string | undefined
  /** For looking back only, as ISO text: what commits late can be missing. The oldest event that is kept without either. */
  since?: string | undefined
  /** How long to wait for more at the end, in milliseconds; without it the loop ends there. */
  everyMs?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * The feed of changes, part by part: deal with the `events`, then keep the `cursor`. Throws an ApiError, with the code
 * `GONE` where the feed does not reach back: then read the lists again, and go on from their `changes-cursor`. `sync`
 * does that for a copy of a list.
 */
export async function* changes(
  rest: Rest,
  { cursor, since, everyMs, signal }: ChangesOptions = {},
): AsyncGenerator<ChangesPart, void, undefined> {
  for (let place = cursor; ;) {
    const query = place === undefined ? { since } : { cursor: place }
    const { body: part } = await ask<Feed>(rest, '/changes', { query }, signal)
    const isNew = place === undefined || part.data.length > 0
    place = part.cursor
    if (isNew) yield { events: part.data, cursor: part.cursor }
    if (part.next) continue
    if (everyMs === undefined) return
    await pause(everyMs, signal)
  }
}

type Feed = { data: ChangeEvent[]; cursor: string; next?: string }
type Call = (path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>
type Params = { query?: object; path?: object }

/** One GET whose path is known at run time alone. Throws an ApiError. */
export async function ask<Body>(rest: Rest, path: string, params: Params, signal?: AbortSignal) {
  const call = rest.GET as unknown as Call
  const { data, error, response } = await call(path, { params, ...(signal && { signal }) })
  if (data === undefined) throw new ApiError(response.status, error as Problem | undefined)
  return { body: data as Body, headers: response.headers }
}
