import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { createTRPCClient, httpBatchLink, httpLink, localLink, splitLink, TRPCClientError } from '@trpc/client'
import type { inferRouterOutputs } from '@trpc/server'
import { createTRPCContext } from '@trpc/tanstack-react-query'
import { BATCH_MAX } from '#app/batch.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { type AppRouter, appRouter } from '#server/router.ts'
import { createContext } from '#server/trpc.ts'

/** The one tRPC client: a function call while the server renders a page, HTTP in the browser. */
export const trpcClient = createIsomorphicFn()
  .server(() => {
    const { headers } = getRequest()
    const { caller = 'unknown', cookies } = (getGlobalStartContext() ?? {}) as { caller?: string; cookies?: Headers }
    return createTRPCClient<AppRouter>({ links: [localLink({ router: appRouter, createContext: () => createContext(headers, caller, cookies) })] })
  })
  .client(() => {
    const options = { url: '/api/trpc', headers: () => ({ 'accept-language': getLocale() }) }
    // what changes something goes by itself, what asks together
    return createTRPCClient<AppRouter>({ links: [splitLink({ condition: ({ type }) => type === 'mutation', true: httpLink(options), false: httpBatchLink({ ...options, maxItems: BATCH_MAX, maxURLLength: 2000 }) })] })
  })

export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>()

/** What each procedure answers. */
export type Answers = inferRouterOutputs<AppRouter>

/** What a failed call means: its code, its sentence, and whether it never reached us. */
export function readFailure(error: unknown) {
  if (!(error instanceof TRPCClientError)) return { isOffline: false, code: undefined, message: undefined, field: undefined }
  const { data, message } = error as TRPCClientError<AppRouter>
  const { code, field } = (data ?? {}) as { code?: string; field?: string }
  return { isOffline: !data, code, message: data ? message : undefined, field }
}
