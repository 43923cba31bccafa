import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './rest.js'
import { fetchAgain, type Retries } from './retry.js'
import type { AppRouter } from './router.js'

export type { AppRouter, components, paths }
export type { Retries }
export {
  ApiError,
  type ChangeEvent,
  changes,
  type ChangesOptions,
  type ChangesPart,
  type Listed,
  type ListPath,
  type ListQuery,
  records,
} from './read.js'
export { sync, type SyncOptions, type SyncPath, type SyncStep } from './sync.js'
export { verifyWebhook, WebhookError, type WebhookEvent, type WebhookHeaders } from './webhook.js'
/** The records of REST by their names, such as `Records['Client']`. */
export type Records = components['schemas']
/** What each tRPC procedure takes, such as `Inputs['clients']['create']`. */
export type Inputs = inferRouterInputs<AppRouter>
/** What each tRPC procedure gives. */
export type Outputs = inferRouterOutputs<AppRouter>

export type Options = {
  /** The address of the website, such as `https://agency.example`. */
  url: string
  /** An API token, for all but what anyone may read. */
  token?: string | undefined
  /** Sent with every request, such as `{ 'accept-language': 'bn' }` for messages in Bangla. */
  headers?: Record<string, string> | undefined
  /** How calls that may be repeated are sent again. */
  retries?: Retries | undefined
}

/** Calls REST. An answer has `data` or `error`, and `response` with status and headers; it throws only when the website is not reached. */
export function restClient(options: Options): Client<paths, 'application/json'> {
  return createClient<paths, 'application/json'>({
    baseUrl: new URL('/api/v1', options.url).href,
    headers: headersOf(options),
    fetch: fetchAgain(options.retries),
    bodySerializer: (body: unknown) => (hasFile(body) ? toForm(body) : JSON.stringify(body)),
  })
}

/** Calls tRPC. Throws a TRPCClientError for an answer that is an error. A call takes an `idempotencyKey` in its `context`. */
export function trpcClient(options: Options): TRPCClient<AppRouter> {
  const again = fetchAgain(options.retries)
  return createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: new URL('/api/trpc', options.url).href,
        fetch: (input, init) => again(input as RequestInfo | URL, init as RequestInit),
        headers: ({ op }) => ({ ...headersOf(options), ...keyOf(op.context) }),
      }),
    ],
  })
}

function headersOf({ token, headers }: Options): Record<string, string> {
  return { ...headers, ...(token && { authorization: `Bearer ${token}` }) }
}

function keyOf({ idempotencyKey }: Record<string, unknown>): Record<string, string> {
  return typeof idempotencyKey === 'string' ? { 'idempotency-key': idempotencyKey } : {}
}

function hasFile(body: unknown): body is Record<string, string | Blob> {
  return Object.values(Object(body)).some(value => value instanceof Blob)
}

function toForm(body: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value)
  return form
}
