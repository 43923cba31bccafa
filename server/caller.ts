import type { IncomingMessage } from 'node:http'
import { config } from '#server/config.ts'

/**
 * The address a request comes from, for limits. Behind TRUST_PROXY proxies it is the entry that the outermost of them has written
 * into X-Forwarded-For; what a caller writes there itself is never believed.
 */
export function callerOf(headers: Headers, incoming: IncomingMessage | undefined): string {
  const socket = incoming?.socket.remoteAddress ?? 'unknown'
  if (config.TRUST_PROXY === 0) return socket
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map(hop => hop.trim()).filter(Boolean)
  return hops.at(-config.TRUST_PROXY) ?? socket
}
