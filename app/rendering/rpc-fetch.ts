import type {
  AnyProcedure,
  AnyQueryProcedure,
  inferProcedureInput,
  inferTransformedProcedureOutput,
} from '@trpc/server'
import { getLocale } from '#i18n/paraglide/runtime.js'
import type { AppRouter } from '#server/features.ts'

type Features = AppRouter['_def']['record']
type ProcedureOf<Path> = Path extends `${infer Feature extends keyof Features & string}.${infer Name}`
  ? Name extends keyof Features[Feature]
    ? Extract<Features[Feature][Name], AnyProcedure>
    : never
  : never
type Paths<Kind> = {
  [Feature in keyof Features & string]: {
    [Name in keyof Features[Feature] & string]: Features[Feature][Name] extends Kind ? `${Feature}.${Name}` : never
  }[keyof Features[Feature] & string]
}[keyof Features & string]

/** Names of procedures as in the URL, such as `clients.byId`. docs/decisions/0008 says why. */
export type QueryPath = Paths<AnyQueryProcedure>
/** What a procedure takes. */
export type InputOf<Path extends QueryPath> = inferProcedureInput<ProcedureOf<Path>>
/** What a procedure returns, as JSON. */
export type OutputOf<Path extends QueryPath> = inferTransformedProcedureOutput<AppRouter, ProcedureOf<Path>>

/** A response other than 2xx. */
export class RpcError extends Error {
  readonly status: number
  constructor(path: string, status: number) {
    super(`${path} answered ${status}`)
    this.status = status
  }
}

/**
 * Calls one tRPC query with a plain request: public pages load neither tRPC's client nor React Query.
 * Throws RpcError, or what `fetch` throws when the server is not reached.
 */
export async function fetchProcedure<Path extends QueryPath>(
  path: Path,
  ...[input]: undefined extends InputOf<Path> ? [] : [input: InputOf<Path>]
): Promise<OutputOf<Path>> {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
  const response = await fetch(`/api/trpc/${path}${query}`, { headers: { 'accept-language': getLocale() } })
  if (!response.ok) throw new RpcError(path, response.status)
  const { result } = (await response.json()) as { result: { data: OutputOf<Path> } }
  return result.data
}

/** For `catch`: null where there is no such record; throws any other error on. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof RpcError && error.status === 404) return null
  throw error
}
