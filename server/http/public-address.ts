import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, isIPv4 } from 'node:net'

/** A name that stands for an address inside our own network. */
export class PrivateAddressError extends Error {}

/** Why there was no answer from an address outside. */
export type ConnectionProblem = 'name' | 'refused' | 'timeout' | 'certificate' | 'private' | 'failed'

const PROBLEMS: Record<string, ConnectionProblem> = {
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  TimeoutError: 'timeout',
  AbortError: 'timeout',
  ABORT_ERR: 'timeout',
}

type Answer = (error: Error | null, address: string | LookupAddress[], family?: number) => void

const [v4, v6] = [new BlockList(), new BlockList()]
// RFC 6890: this network, private, shared, loopback, link-local, protocol assignments, documentation, benchmarks, multicast and reserved
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  v4.addSubnet(net, prefix)
v6.addSubnet('2000::', 3, 'ipv6') // the only range of the Internet; in it are tunnels to IPv4 and documentation
const tunnels = new BlockList()
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  tunnels.addSubnet(net, prefix, 'ipv6')

/**
 * Whether an IP address is one of the Internet: not loopback, private, link-local or otherwise inside a network.
 * docs/decisions/0018 says why.
 */
export function isPublicIp(ip: string): boolean {
  return isIPv4(ip) ? !v4.check(ip) : v6.check(ip, 'ipv6') && !tunnels.check(ip, 'ipv6')
}

/** Throws PrivateAddressError for a URL whose host is an IP address of ours: then no name is looked up. */
export function requirePublicHost({ hostname }: URL): void {
  const ip = hostname.replace(/^\[|\]$/g, '')
  if (isIP(ip) && !isPublicIp(ip)) throw new PrivateAddressError(ip)
}

/** `dns.lookup` for connections: fails with PrivateAddressError when any address of a name is one of ours. */
function lookupPublic(hostname: string, options: LookupOptions, answer: Answer): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, [])
    const foreign = addresses.find(({ address }) => !isPublicIp(address))
    if (foreign || addresses.length === 0) return answer(new PrivateAddressError(hostname), [])
    const [first] = addresses
    return options.all ? answer(null, addresses) : answer(null, first!.address, first!.family)
  })
}

/** A request to an address outside. `standIn`: the origin of the one server that may be inside, in tests. */
type OutsideRequest = {
  method: 'HEAD' | 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
  standIn: string | undefined
}

/**
 * Sends a request over a connection of its own to an address of the Internet, and gives the response as soon as its
 * head is there. Redirects are not followed. Whoever calls reads or destroys the response. Rejects with
 * PrivateAddressError, or with what the connection says.
 */
export async function requestOutside({ method, url, headers, body, signal, standIn }: OutsideRequest) {
  const isStandIn = url.origin === standIn
  if (!isStandIn) requirePublicHost(url)
  const { protocol, hostname, port, pathname, search } = url
  if (protocol !== 'http:' && protocol !== 'https:') throw new PrivateAddressError(protocol)
  const request = protocol === 'https:' ? requestHttps : requestHttp
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(
      {
        method,
        protocol,
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port,
        path: pathname + search,
        agent: false,
        signal,
        headers: { accept: '*/*', ...headers },
        ...(!isStandIn && { lookup: lookupPublic }),
      },
      resolve,
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** What an error of a request to an address outside means. */
export function connectionProblem(error: unknown): ConnectionProblem {
  if (error instanceof PrivateAddressError) return 'private'
  const { name = '', code = '' } = error as { name?: string; code?: string }
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME|UNABLE_TO/.test(code)) return 'certificate'
  return PROBLEMS[code] ?? PROBLEMS[name] ?? 'failed'
}
