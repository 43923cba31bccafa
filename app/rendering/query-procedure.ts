import type {
  AnyProcedure,
  AnyQueryProcedure,
  inferProcedureInput,
  inferTransformedProcedureOutput,
} from '@trpc/server'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
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

/** A procedure did not give what was asked. */
class RpcError extends Error {
  readonly status: number
  constructor(path: string, status: number, options?: ErrorOptions) {
    super(`${path} answered ${status}`, options)
    this.status = status
  }
}

/**
 * Asks one tRPC query for a public page: a function call while the server renders the page, a plain request in the browser, which loads
 * neither tRPC's client nor React Query. Throws RpcError, or what `fetch` throws when the server is not reached.
 */
export const queryProcedure = <Path extends QueryPath>(
  path: Path,
  ...[input]: undefined extends InputOf<Path> ? [] : [input: InputOf<Path>]
) => send(path, input) as Promise<OutputOf<Path>>

const send = createIsomorphicFn()
  .server(async (path: QueryPath, input: unknown): Promise<unknown> => {
    const context = getGlobalStartContext()
    if (!context) throw new Error('only pages that the server renders can ask procedures')
    try {
      return await context.queryProcedure(path, input)
    } catch (error) {
      throw new RpcError(path, statusOf(error), { cause: error })
    }
  })
  .client(async (path, input) => {
    const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
    const response = await fetch(`/api/trpc/${path}${query}`, { headers: { 'accept-language': getLocale() } })
    if (!response.ok) throw new RpcError(path, response.status)
    return ((await response.json()) as { result: { data: unknown } }).result.data
  })

/** For `catch`: null where there is no such record, or none can have such a name; throws any other error on. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof RpcError && (error.status === 404 || error.status === 400)) return null
  throw error
}

/** The status with which a failed procedure would be answered. */
function statusOf(error: unknown) {
  const { data } = error as { data?: { httpStatus?: number } }
  return data?.httpStatus ?? 500
}
