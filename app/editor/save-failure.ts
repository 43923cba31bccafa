import { readFailure } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { UploadFailure } from './upload.ts'

/** What is wrong with one value; `path` has dots. */
export type Issue = { path: string; message: string }
export type SaveFailure = {
  /** The person has closed the login, and knows. */
  isSilent: boolean
  issues: Issue[]
  reason: string | undefined
}

/** Why a save failed, for the person who saves. `sentences` are a feature's own for error codes. */
export function describeFailure(error: unknown, sentences: Partial<Record<string, () => string>> = {}): SaveFailure {
  if (error instanceof UploadFailure)
    return {
      isSilent: error.status === 401,
      issues: [],
      reason: error.status === 0 ? m.offline() : error.message || undefined,
    }
  const { isOffline, code = '', message, field, issues } = readFailure(error)
  return {
    isSilent: code === 'UNAUTHORIZED',
    issues: issues ?? (field && message ? [{ path: field, message }] : []),
    reason: isOffline ? m.offline() : (sentences[code]?.() ?? message),
  }
}
