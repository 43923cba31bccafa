import type { Context } from 'hono'

/** Answers with a file that somebody sent us, to be saved under a name without its ending: browsers neither open nor guess it, and nothing in it may run or load anything. */
export function sendAttachment(
  c: Context,
  { kind, bytes, name }: { kind: string; bytes: Uint8Array<ArrayBuffer>; name: string },
): Response {
  const file = `${name}.${kind === 'pdf' ? 'pdf' : 'jpg'}`
  const plain = file.replace(/[^ -~]/g, '-')
  return c.body(bytes, 200, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file)}`, // RFC 6266
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  })
}
