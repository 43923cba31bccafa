import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { QueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { createTRPCClient, httpBatchLink, httpLink, splitLink, TRPCClientError, type TRPCClient } from '@trpc/client'
import type { inferRouterOutputs } from '@trpc/server'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { BATCH_MAX } from '#server/trpc/schema.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'
import type { AppRouter } from '#server/features.ts'

/** Keys and data of queries, as JSON. */
export type LoadedQueries = { queries?: string }
type Api = ReturnType<typeof createApi>

const apiOfRequest = new WeakMap<Request, Api>()
let apiOfBrowser: Api | undefined

/** The staff area's client and query cache: one for each request on the server, one for the page in the browser. */
const api = createIsomorphicFn()
  .server(() => {
    const request = getRequest()
    const known = apiOfRequest.get(request)
    if (known) return known
    const link = getGlobalStartContext()?.trpcLink
    if (!link) throw new Error('only pages that the server renders can call procedures')
    const api = createApi(createTRPCClient<AppRouter>({ links: [link] }))
    apiOfRequest.set(request, api)
    return api
  })
  .client(() => (apiOfBrowser ??= createApi(httpClient())))

/** Calls procedures directly: a function call while the server renders a page, HTTP in the browser. */
export const trpcClient = () => api().client

/** Options for React Query by procedure, such as `trpc().clients.list.queryOptions()`. */
export const trpc = () => api().trpc

export const queryClient = () => api().queryClient

/**
 * Loads what a page shows, as it is now: a page that is opened again never begins with what was loaded before.
 * docs/decisions/0020 says why. Throws notFound() where the server knows no such record.
 */
export async function load<Data, Failure, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<Data> {
  try {
    return await queryClient().fetchQuery({ ...options, staleTime: 0, retry: false })
  } catch (error) {
    throw readFailure(error).code === 'NOT_FOUND' ? notFound() : error
  }
}

/**
 * Loads what a list shows as somebody comes to it, with what stands beside it. Another search of a list that is on the screen is fetched by
 * the list itself, which keeps its rows, fields and focus meanwhile.
 */
export async function loadList<Data, Failure, Key extends QueryKey>(
  cause: string,
  list: FetchQueryOptions<Data, Failure, Data, Key>,
  loadOthers?: () => Promise<unknown>,
): Promise<void> {
  if (!isOnScreen(cause, list)) await Promise.all([load(list), loadOthers?.()])
}

/** Whether a page stays, by the `cause` for which its loader runs, and shows what this procedure has answered to any input. */
export const isOnScreen = (cause: string, { queryKey: [procedure] }: { queryKey: QueryKey }): boolean =>
  cause === 'stay' &&
  queryClient()
    .getQueryCache()
    .findAll({ queryKey: [procedure], type: 'active' }).length > 0

/** What the loaders of a page have fetched while the server rendered it, for the browser. */
export const dehydrateQueries = createIsomorphicFn()
  .server((): LoadedQueries => {
    const queries = apiOfRequest
      .get(getRequest())
      ?.queryClient.getQueryCache()
      .findAll({ predicate: ({ state }) => state.status === 'success' })
    return queries?.length
      ? { queries: JSON.stringify(queries.map(({ queryKey, state }) => [queryKey, state.data])) }
      : {}
  })
  .client((): LoadedQueries => ({}))

/** Takes over what the server fetched. */
export function hydrateQueries(queries: string): void {
  for (const [key, data] of JSON.parse(queries) as [QueryKey, unknown][]) queryClient().setQueryData(key, data)
}

/** Notes in which epoch of the database this page was opened; that of a later restore changes nothing of it. */
export function noteEpoch(epoch = 0): void {
  api().page.epoch ??= epoch
}

/** The epoch that all versions in this page belong to: changes carry it, and are refused after a restore. */
export const epochOfPage = (): number => api().page.epoch ?? 0

/** Options for a mutation that happens once, however often it is sent because no response came. */
export const withKey = (idempotencyKey: string) => ({ trpc: { context: { idempotencyKey } } })

/** What each procedure returns. */
export type Outputs = inferRouterOutputs<AppRouter>

/** What a failed call means: its code, its sentence, whether it never reached us, and what the endpoint told of it. */
export function readFailure(error: unknown): Failure {
  if (!isTrpcError(error)) return { isOffline: false }
  const { data, message } = error
  if (!data) return { isOffline: true }
  return {
    isOffline: false,
    code: data.code,
    message,
    field: data.field,
    by: data.by,
    issues: data.issues,
    suggestion: data.suggestion,
    page: data.page,
  }
}

type Failure = {
  isOffline: boolean
  code?: string
  message?: string
  field?: string | undefined
  /** a value that would do */
  suggestion?: string | undefined
  /** where it can be put right */
  page?: string | undefined
  /** who made the newest state of the record */
  by?: string | undefined
  /** what is wrong with single values, by their paths with dots */
  issues?: { path: string; message: string }[] | undefined
}

const isTrpcError = (error: unknown): error is TRPCClientError<AppRouter> => error instanceof TRPCClientError

function createApi(client: TRPCClient<AppRouter>) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: 1, networkMode: 'always' },
      mutations: { networkMode: 'always' }, // without a connection a change fails at once and says so
    },
  })
  const page: { epoch?: number } = {}
  return { client, queryClient, page, trpc: createTRPCOptionsProxy<AppRouter>({ client, queryClient }) }
}

function httpClient() {
  const url = '/api/trpc'
  const headers = () => ({ 'accept-language': getLocale() })
  const mutations = httpLink({
    url,
    headers: ({
      op: {
        context: { idempotencyKey },
      },
    }) => ({
      ...headers(),
      ...(apiOfBrowser?.page.epoch !== undefined && { 'x-epoch': String(apiOfBrowser.page.epoch) }),
      ...(typeof idempotencyKey === 'string' && { 'idempotency-key': idempotencyKey }),
    }),
  })
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'mutation',
        true: mutations,
        false: httpBatchLink({ url, headers, maxItems: BATCH_MAX, maxURLLength: 2000 }),
      }),
    ],
  })
}
