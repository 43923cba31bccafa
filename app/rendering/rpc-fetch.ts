import { getLocale } from '#i18n/paraglide/runtime.js'

/**
 * Asks one tRPC query from a public page with a plain request, so that visitors load neither tRPC's client nor React Query.
 * null when there is no such thing; throws when the answer cannot be had.
 */
export async function fetchProcedure<T>(procedure: string, input?: unknown): Promise<T | null> {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
  const response = await fetch(`/api/trpc/${procedure}${query}`, { headers: { 'accept-language': getLocale() } })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${procedure} answered ${response.status}`)
  const { result } = (await response.json()) as { result: { data: T } }
  return result.data
}
