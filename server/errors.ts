/** What can be wrong with a request, by meaning. Each transport maps it once: tRPC to its codes, REST to a status. */
export type AppErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'GONE'
  | 'PRECONDITION_FAILED'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNPROCESSABLE_CONTENT'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'

type Details = {
  /** the rule's own name, where the contract gives one */
  reason?: string
  /** the field that the sentence belongs to */
  field?: string
  /** of a record that somebody else has changed: its newest number, and who made it */
  newest?: number
  by?: string
  /** a value that would do */
  suggestion?: string
  /** a page of the staff area where it can be put right */
  page?: string
  /** of a program that is refused: what WWW-Authenticate says of it */
  challenge?: string
  /** seconds until another try makes sense */
  retryAfter?: number
}

/**
 * A mistake the sender can correct, or a temporary fault (SERVICE_UNAVAILABLE). The message is a sentence for the
 * person who reads it; everything else that is thrown is a defect of ours.
 */
export class AppError extends Error {
  readonly code: AppErrorCode
  readonly details: Details
  constructor(code: AppErrorCode, message: string, details: Details = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** Stands in for an object that exists only while a server is open: every use throws `message`. */
export function missingUntilOpen<T extends object>(message: string): T {
  return new Proxy({} as T, {
    get() {
      throw new Error(message)
    },
  })
}
