import { createHash } from 'node:crypto'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { read, type Reader, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'

const KEPT_MS = 24 * 60 * 60 * 1000
const NAME = 'Idempotency-Key'
const KEY_MAX = 255 // letters
const KEY = /^"?([\x21\x23-\x7e]+)"?$/ // the draft of the header has it between quotation marks, most programs do not

/** A request that may come a second time: as it is stored, and as it is compared. */
export type IdempotentRequest = { id: string; request: string }

/**
 * What a request with this Idempotency-Key is known by; undefined without one. `sender` is the person (or program) whose key it is,
 * `input` what the call is given, as its schema gives it. Throws BAD_REQUEST for what is no key.
 */
export function idempotentRequest(
  sender: string,
  key: string | null | undefined,
  call: string,
  input: unknown,
): IdempotentRequest | undefined {
  if (key === null || key === undefined) return undefined
  const [, given] = KEY.exec(key) ?? []
  if (given === undefined || given.length > KEY_MAX)
    throw new AppError('BAD_REQUEST', m.idempotency_key_invalid({ name: NAME, max: formatNumber(KEY_MAX) }))
  return { id: digest([sender, given]), request: digest([call, input]) }
}

/** What the request was answered before; undefined for a new one. Throws UNPROCESSABLE_CONTENT where its key came with another request. */
export async function findStoredResponse<T>(
  request: IdempotentRequest | undefined,
  database: Pick<Reader, 'idempotencyKey'> = read,
): Promise<T | undefined> {
  if (!request) return undefined
  const found = await database.idempotencyKey.findFirst({
    where: { id: request.id, createdAt: { gt: new Date(Date.now() - KEPT_MS) } },
  })
  if (found && found.request !== request.request)
    throw new AppError('UNPROCESSABLE_CONTENT', m.idempotency_key_other({ name: NAME }))
  return found ? (JSON.parse(found.answer) as T) : undefined
}

/** Does `work` in the transaction that keeps its answer, or gives the answer of before: of requests that come at once one does it. */
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

/** Removes what is older than a day. */
export async function purgeIdempotencyKeys(now = Date.now()): Promise<void> {
  await write(transaction =>
    transaction.idempotencyKey.deleteMany({ where: { createdAt: { lte: new Date(now - KEPT_MS) } } }),
  )
}

const digest = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')
