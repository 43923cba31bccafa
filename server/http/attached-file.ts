import type { Context } from 'hono'

/** Answers with a file that somebody sent us, to be saved: browsers neither open nor guess it, and nothing in it may run or load anything. */
export function sendAttachment(
  c: Context,
  { kind, bytes, reference }: { kind: string; bytes: Uint8Array<ArrayBuffer>; reference: string },
): Response {
  const ending = kind === 'pdf' ? 'pdf' : 'jpg'
  return c.body(bytes, 200, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${reference}.${ending}"`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  })
}
