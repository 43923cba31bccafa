import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { config } from '#server/config/config.ts'

/**
 * The address a request comes from, for rate limits. Behind TRUST_PROXY proxies it is the entry that the outermost of them has written
 * into X-Forwarded-For, without a port; entries of the client itself are ignored, and without an entry it is the socket's. An IPv6
 * address stands for its /64 network, as every household has 2^64 addresses.
 */
export function clientAddressOf(headers: Headers, incoming: IncomingMessage | undefined): string {
  const socket = incoming?.socket.remoteAddress ?? 'unknown'
  if (config.TRUST_PROXY === 0) return householdOf(socket)
  const hops = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map(hop => hop.trim())
    .filter(Boolean)
  return householdOf(addressIn(hops.at(-config.TRUST_PROXY) ?? '') ?? socket)
}

/** The network of a client address: of IPv6 its /48, which is what one customer may get; of IPv4 the address, which many may share. */
export const networkOf = (clientAddress: string): string => cut(clientAddress, 48)

/** The address in `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1` or `[2001:db8::1]:5678`; undefined where there is none. */
function addressIn(hop: string) {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+)(?::\d+)?)$/.exec(hop) ?? []
  const address = bracketed ?? dotted ?? hop
  return ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address) ? address : undefined
}

const householdOf = (address: string) => cut(address, 64)

function cut(address: string, bits: number) {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address) // ::ffff:1.2.3.4 is 1.2.3.4
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${bits}`).toString()
    : parsed.toString()
}
