/** What no address of ours has: a backslash, an encoded slash or backslash, and signs that nobody sees. */
const REFUSED = /\\|%(?:2f|5c|[01][\dA-F]|7f)/i
const NEEDLESS = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi
const MANY_SLASHES = /\/{2,}/g

/**
 * The one spelling of a path as `URL` gives it, which has no dot segments any more: without double slashes and needless
 * escapes. Undefined for a path that browsers, proxies and programs could read differently.
 */
export function plainPath(path: string): string | undefined {
  if (REFUSED.test(path)) return undefined
  return path.replaceAll(NEEDLESS, decodeURIComponent).replaceAll(MANY_SLASHES, '/')
}
