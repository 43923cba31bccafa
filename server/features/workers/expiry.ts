import { today } from '#i18n/format.ts'
import type { Writer } from '#server/db/client.ts'
import { type Kind, MANY_KINDS } from '#server/features/workers/documents.shared.ts'
import type { Worker, WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

type Passport = Pick<Worker, 'passportHash' | 'passportExpiresOn'>
type Dated = Pick<WorkerDocument, 'id' | 'kind' | 'expiresOn' | 'createdAt'>

/** Of these documents those that count: of most kinds the newest, which stands for what it renewed. */
export function inForce<Document extends Dated>(documents: Document[]): Document[] {
  const newestFirst = documents.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const seen = new Set<string>()
  return newestFirst.filter(({ kind }) => {
    if (MANY_KINDS.includes(kind)) return true
    if (seen.has(kind)) return false
    seen.add(kind)
    return true
  })
}

/** What ends first of a passport and documents, and when; undefined where nothing ends. */
export function firstEnd({ passportExpiresOn }: Passport, documents: Dated[]): { kind: Kind; on: string } | undefined {
  const ends = inForce(documents)
    .filter(({ kind, expiresOn }) => expiresOn !== '' && kind !== 'passport')
    .map(({ kind, expiresOn }) => ({ kind: kind as Kind, on: expiresOn }))
  if (passportExpiresOn) ends.push({ kind: 'passport', on: passportExpiresOn })
  return ends.toSorted((a, b) => (a.on < b.on ? -1 : 1))[0]
}

/** Which of these kinds are not there, or have ended. A passport is there by its number, whether or not its page is. */
export function missingOf(needed: readonly Kind[], passport: Passport, documents: Dated[]): Kind[] {
  const day = today()
  const isValid = (expiresOn: string) => expiresOn === '' || expiresOn >= day
  const there = new Set<string>(
    inForce(documents)
      .filter(({ kind, expiresOn }) => kind !== 'passport' && isValid(expiresOn))
      .map(({ kind }) => kind),
  )
  if (passport.passportHash && isValid(passport.passportExpiresOn)) there.add('passport')
  return needed.filter(kind => !there.has(kind))
}

/** Notes in a file when the first of its documents ends, in the transaction of a change: lists are narrowed down by it. */
export async function keepExpiry(transaction: Writer, workerId: string): Promise<void> {
  const worker = await transaction.worker.findUniqueOrThrow({ where: { id: workerId }, include: { documents: true } })
  const expiresOn = firstEnd(worker, worker.documents)?.on ?? ''
  await transaction.worker.update({ where: { id: workerId }, data: { expiresOn } })
}
