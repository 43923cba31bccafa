import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { log } from '#server/process/log.ts'

/** A temporary fault of the database. */
type Fault = 'away' | 'busy' | 'full' | 'unwritable'

/** Prisma's codes and Node's, see https://www.prisma.io/docs/orm/reference/error-reference */
const CODES = new Map<string, Fault>([
  ...['P1000', 'P1001', 'P1002', 'P1003', 'P1010', 'P1011', 'P1017', 'P2024', 'P2037'].map(
    code => [code, 'away'] as const,
  ),
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'].map(
    code => [code, 'away'] as const,
  ),
  ...['P1008', 'P2028', 'P2034'].map(code => [code, 'busy'] as const), // timed out waiting, no transaction to be had, write conflict
])
const MESSAGES: [RegExp, Fault][] = [
  // pg, PostgreSQL, and Prisma and its adapter about either
  [
    /^(?:DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|AuthenticationFailed|DatabaseAccessDenied|DatabaseDoesNotExist|TlsConnectionError)$/,
    'away',
  ],
  [
    /Can't reach database server|Server has closed the connection|Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout/,
    'away',
  ],
  [
    /terminating connection|the database system is (?:starting up|shutting down|in recovery mode)|too many clients|Too many database connections|connection slots|password authentication failed/,
    'away',
  ],
  [/SQLITE_BUSY|database is locked|^TransactionWriteConflict$/, 'busy'],
  [/SQLITE_FULL|database or disk is full|No space left on device/, 'full'],
  [
    /SQLITE_(?:READONLY|IOERR|CANTOPEN)|readonly database|disk I\/O error|unable to open database file|read-only transaction/,
    'unwritable',
  ],
]

type DatabaseError = Error & {
  code?: string
  cause?: { originalMessage?: string }
  meta?: { driverAdapterError?: unknown }
}

/** The temporary fault behind an error of the database; undefined for a defect of ours. */
export function databaseErrorKind(error: unknown): Fault | undefined {
  if (!(error instanceof Error) || error instanceof AppError) return undefined
  const { code = '', cause, meta } = error as DatabaseError
  if (code === 'P2010') return databaseErrorKind(meta?.driverAdapterError) // of plain SQL, whatever the fault
  const texts = [cause?.originalMessage ?? '', error.message] // an adapter's error has the driver's message in its cause
  const faults = texts.map(text => MESSAGES.find(([pattern]) => pattern.test(text))?.[1])
  return CODES.get(code) ?? faults.find(fault => fault)
}

/** Logs an error of a write and returns the AppError for the person. */
export function databaseUnavailable(fault: Fault, error: unknown): AppError {
  if (fault === 'away') return databaseUnreachable(error)
  log.error({ err: error }, 'the database takes no changes')
  if (fault === 'busy') return new AppError('SERVICE_UNAVAILABLE', m.storage_busy(), { retryAfter: 5 })
  return new AppError('SERVICE_UNAVAILABLE', fault === 'full' ? m.storage_full() : m.storage_unwritable(), {
    retryAfter: 60,
  })
}

/** The same for an error of a read. */
export function databaseUnreachable(error: unknown): AppError {
  log.error({ err: error }, 'the database does not answer')
  return new AppError('SERVICE_UNAVAILABLE', m.storage_away(), { retryAfter: 10 })
}
