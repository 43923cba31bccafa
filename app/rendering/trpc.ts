import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { createTRPCClient, httpBatchLink, httpLink, localLink, splitLink, TRPCClientError } from '@trpc/client'
import type { inferRouterOutputs } from '@trpc/server'
import { createTRPCContext } from '@trpc/tanstack-react-query'
import { BATCH_MAX } from '#server/trpc/schema.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { type AppRouter, appRouter } from '#server/features.ts'
import { createContext } from '#server/trpc/procedures.ts'

/** The one tRPC client: a function call while the server renders a page, HTTP in the browser. */
export const trpcClient = createIsomorphicFn()
  .server(() => {
    const { headers } = getRequest()
    const { caller = 'unknown', cookies } = getGlobalStartContext() ?? {}
    return createTRPCClient<AppRouter>({
      links: [localLink({ router: appRouter, createContext: () => createContext(headers, caller, cookies) })],
    })
  })
  .client(() => {
    const url = '/api/trpc'
    const headers = () => ({ 'accept-language': getLocale() })
    const change = httpLink({
      url,
      headers: ({
        op: {
          context: { idempotencyKey },
        },
      }) => ({ ...headers(), ...(typeof idempotencyKey === 'string' && { 'idempotency-key': idempotencyKey }) }),
    })
    // what changes something goes by itself, what asks together
    return createTRPCClient<AppRouter>({
      links: [
        splitLink({
          condition: ({ type }) => type === 'mutation',
          true: change,
          false: httpBatchLink({ url, headers, maxItems: BATCH_MAX, maxURLLength: 2000 }),
        }),
      ],
    })
  })

/** What a change is sent with so that it happens once, however often it is sent because no answer came. */
export const withKey = (idempotencyKey: string) => ({ context: { idempotencyKey } })

/** A key for a change, in pages without https, too. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>()

/** What each procedure answers. */
export type Answers = inferRouterOutputs<AppRouter>

/** What a failed call means: its code, its sentence, and whether it never reached us. */
export function readFailure(error: unknown) {
  if (!(error instanceof TRPCClientError))
    return { isOffline: false, code: undefined, message: undefined, field: undefined }
  const { data, message } = error as TRPCClientError<AppRouter>
  const { code, field } = (data ?? {}) as { code?: string; field?: string }
  return { isOffline: !data, code, message: data ? message : undefined, field }
}
