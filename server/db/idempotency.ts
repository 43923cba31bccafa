import { createHash } from 'node:crypto'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { read, type Reader, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { infrastructureTables } from '#server/tables.ts'

const RETENTION_MS = infrastructureTables.IdempotencyKey.kept.days * 24 * 60 * 60 * 1000
const NAME = 'Idempotency-Key'
const KEY_MAX_LENGTH = 255
const KEY = /^"?([\x21\x23-\x7e]+)"?$/ // the draft of the header has it between quotation marks, most programs do not

/** A request that may be repeated: the id it is stored under, and the digest it is compared by. */
export type IdempotentRequest = { id: string; request: string }

/**
 * Identifies a request with an Idempotency-Key; undefined without one. `sender` is the person or program whose key it is, `input` the
 * parsed input of the call. Throws BAD_REQUEST for a malformed key.
 */
export function idempotentRequest(
  sender: string,
  key: string | null | undefined,
  call: string,
  input: unknown,
): IdempotentRequest | undefined {
  if (key === null || key === undefined) return undefined
  const [, given] = KEY.exec(key) ?? []
  if (given === undefined || given.length > KEY_MAX_LENGTH)
    throw new AppError('BAD_REQUEST', m.idempotency_key_invalid({ name: NAME, max: formatNumber(KEY_MAX_LENGTH) }))
  return { id: digest([sender, given]), request: digest([call, input]) }
}

/**
 * The stored response to the same request; undefined for a new one. Throws UNPROCESSABLE_CONTENT when its key was used
 * for another request.
 */
export async function findStoredResponse<T>(
  request: IdempotentRequest | undefined,
  database: Pick<Reader, 'idempotencyKey'> = read,
): Promise<T | undefined> {
  if (!request) return undefined
  const found = await database.idempotencyKey.findFirst({
    where: { id: request.id, createdAt: { gt: new Date(Date.now() - RETENTION_MS) } },
  })
  if (found && found.request !== request.request)
    throw new AppError('UNPROCESSABLE_CONTENT', m.idempotency_key_other({ name: NAME }))
  return found ? (JSON.parse(found.answer) as T) : undefined
}

/** Runs `work` in the transaction that stores its response, or returns the stored response: of simultaneous requests one runs it. */
export async function once<T>(
  transaction: Writer,
  request: IdempotentRequest | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const before = await findStoredResponse<T>(request, transaction)
  if (before !== undefined) return before
  const answer = await work()
  if (request)
    // half of what Prisma's upsert costs; only an expired key can be there already
    await transaction.$executeRaw`
      INSERT INTO "IdempotencyKey" ("id", "request", "answer", "createdAt")
      VALUES (${request.id}, ${request.request}, ${JSON.stringify(answer)}, ${new Date()})
      ON CONFLICT ("id") DO UPDATE SET "request" = excluded."request", "answer" = excluded."answer", "createdAt" = excluded."createdAt"`
  return answer
}

/** Deletes keys older than a day. */
export async function purgeIdempotencyKeys(now = Date.now()): Promise<void> {
  await write(transaction =>
    transaction.idempotencyKey.deleteMany({ where: { createdAt: { lte: new Date(now - RETENTION_MS) } } }),
  )
}

const digest = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')
