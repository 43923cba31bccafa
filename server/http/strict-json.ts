import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { excessOfForm, HEAD_MAX_BYTES } from '#server/http/form-parts.ts'
import { CALL_LIMITS, findExcess } from '#server/http/json-limits.ts'

const PARTS_MAX = 20
const BYTE_ORDER_MARK = '\uFEFF'

/** Rejects a body that two parsers could read differently, before anything parses it. Goes after `limitBody`. */
export const strictJsonBody = createMiddleware(async (c, next) => {
  await readStrictJson(c)
  await next()
})

/**
 * The bytes of a body: JSON in UTF-8 without a byte order mark, with each key once, or a form whose parts have short heads; any other
 * type as it is. Throws BAD_REQUEST.
 */
export async function readStrictJson(c: Context): Promise<ArrayBuffer> {
  const type = c.req.header('content-type') ?? ''
  const bytes = await c.req.arrayBuffer()
  const problem = /^application\/(?:[\w.-]+\+)?json\b/i.test(type) ? problemOfJson(bytes) : problemOfForm(bytes, type)
  if (problem) throw new AppError('BAD_REQUEST', problem)
  return bytes
}

function problemOfJson(bytes: ArrayBuffer): string | undefined {
  let json: string
  try {
    json = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return m.json_not_utf8()
  }
  if (json.startsWith(BYTE_ORDER_MARK)) return m.json_byte_order_mark()
  if (json === '') return undefined // the schema reports what is missing
  const excess = findExcess(json, CALL_LIMITS)
  if (excess)
    return excess === 'depth'
      ? m.json_too_deep({ max: formatNumber(CALL_LIMITS.depth) })
      : m.json_too_many_values({ max: formatNumber(CALL_LIMITS.values) })
  try {
    JSON.parse(json)
  } catch {
    return m.json_broken()
  }
  return problemOfKeys(json)
}

/** Finds objects in valid JSON that name a key twice: JSON.parse would silently keep the last one. */
function problemOfKeys(json: string): string | undefined {
  const open: Set<string>[] = []
  for (const [token, colon] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}]/g)) {
    if (token === '{') open.push(new Set())
    if (token === '}') open.pop()
    if (!colon) continue
    const key = JSON.parse(token.slice(0, -colon.length)) as string
    if (open.at(-1)?.has(key)) return m.json_key_twice({ key: key.slice(0, 100) })
    open.at(-1)?.add(key)
  }
  return undefined
}

function problemOfForm(body: ArrayBuffer, type: string): string | undefined {
  const excess = excessOfForm(body, type, PARTS_MAX)
  if (excess === 'head') return m.form_head_too_long({ max: formatNumber(HEAD_MAX_BYTES) })
  return excess && m.form_too_many_parts({ max: formatNumber(PARTS_MAX) })
}
