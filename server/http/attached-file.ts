import type { Context } from 'hono'

/**
 * Answers with a file that somebody sent us, to be saved under a name without its ending: browsers neither open nor
 * guess it, and nothing in it may run or load anything.
 */
export function sendAttachment(
  c: Context,
  { kind, bytes, name }: { kind: string; bytes: Uint8Array<ArrayBuffer>; name: string },
): Response {
  return c.body(bytes, 200, {
    'content-type': 'application/octet-stream',
    ...savedAs(`${name}.${kind === 'pdf' ? 'pdf' : 'jpg'}`),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  })
}

/** The header of a response that a browser saves under this name, which may have letters of any script. */
export function savedAs(file: string): { 'content-disposition': string } {
  const name = file.replace(/[/\\:*?"<>|\p{Cc}]/gu, '-')
  const plain = name.replace(/[^ -~]/g, '-')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`) // RFC 8187
  return { 'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}` } // RFC 6266
}
