import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppError, AppErrorCode } from '#server/errors.ts'

/** The HTTP status of an AppError. */
export const STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  GONE: 410,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<AppErrorCode, ContentfulStatusCode>

export type Issue = { path: string; message: string }

/** The one shape of every error response under /api: `{ error: { code, message, issues? } }`. */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  issues?: Issue[],
): Response {
  return Response.json(
    { error: { code, message, ...(issues && { issues }) } },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
}

/** WWW-Authenticate for whoever may not: how a program gets in, and what was wrong with its token. */
export function challengeOf(code: AppErrorCode, problem?: string): string | undefined {
  if (code !== 'UNAUTHORIZED' && !problem) return undefined
  return ['Bearer realm="api"', problem].filter(Boolean).join(', ')
}

/** An AppError as a REST response. */
export function appErrorResponse({ code, message, details }: AppError): Response {
  const headers: Record<string, string> = {}
  if (details.retryAfter) headers['retry-after'] = String(details.retryAfter)
  const challenge = challengeOf(code, details.challenge)
  if (challenge) headers['www-authenticate'] = challenge
  if (code === 'TOO_MANY_REQUESTS') headers.ratelimit = `"requests";r=0;t=${details.retryAfter ?? 60}`
  return errorResponse(
    STATUS[code],
    details.reason ?? code,
    message,
    headers,
    details.field ? [{ path: details.field, message }] : undefined,
  )
}
