import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { CALL_LIMITS, findExcess } from '#server/http/json-limits.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/** Rejects a body that two parsers could read differently, before anything parses it. */
export const strictJsonBody = createMiddleware(async (c, next) => {
  await readStrictJson(c)
  await next()
})

/** The bytes of a body: JSON in UTF-8 without a byte order mark, with each key once; any other type as it is. Throws BAD_REQUEST. */
export async function readStrictJson(c: Context): Promise<ArrayBuffer> {
  const bytes = await c.req.arrayBuffer()
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')
  const problem = isJson ? problemOfJson(bytes) : undefined
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
