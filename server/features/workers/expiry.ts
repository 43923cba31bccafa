import { today } from '#i18n/format.ts'
import type { Writer } from '#server/db/client.ts'
import { type Gap, type Kind, MANY_KINDS, NEEDED_FACTS } from '#server/features/workers/documents.shared.ts'
import type { Worker, WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

type Passport = Pick<Worker, 'passportHash' | 'passportExpiresOn'>
type Dated = Pick<WorkerDocument, 'id' | 'kind' | 'expiresOn' | 'createdAt'>

/** The documents of a file that count for one of its applications: its own, those of what was merged into it, and those that hold for any. */
export const documentsFor = (applicationIds: string[], documents: WorkerDocument[]): WorkerDocument[] =>
  documents.filter(each => each.applicationId === null || applicationIds.includes(each.applicationId))

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

/** What ends of a passport and of the documents that count, and when. */
export function endsOf(
  { passportExpiresOn }: Pick<Passport, 'passportExpiresOn'>,
  documents: Dated[],
): { kind: Kind; on: string }[] {
  const ends = inForce(documents)
    .filter(({ kind, expiresOn }) => expiresOn !== '' && kind !== 'passport')
    .map(({ kind, expiresOn }) => ({ kind: kind as Kind, on: expiresOn }))
  if (passportExpiresOn) ends.push({ kind: 'passport', on: passportExpiresOn })
  return ends.toSorted((a, b) => (a.on < b.on ? -1 : 1))
}

/** What ends first of these; undefined where nothing ends. */
export const firstEnd = (...given: Parameters<typeof endsOf>): { kind: Kind; on: string } | undefined =>
  endsOf(...given)[0]

/** Which of these kinds are not there, and why. A passport is there by its number, whether or not its page is. */
export function gapsOf(needed: readonly Kind[], passport: Passport, documents: WorkerDocument[]): Gap[] {
  const counting = inForce(documents)
  return needed.flatMap(kind => {
    const whys =
      kind === 'passport'
        ? [passport.passportHash ? whyNot({ kind, expiresOn: passport.passportExpiresOn }) : 'missing']
        : counting.filter(each => each.kind === kind).map(each => whyNot({ ...each, kind }))
    return whys.includes(undefined) ? [] : { kind, why: whys[0] ?? 'missing' }
  })
}

/** Why a document is no proof; undefined for one that is. */
function whyNot(
  document: Pick<WorkerDocument, 'expiresOn'> & Partial<WorkerDocument> & { kind: Kind },
): Gap['why'] | undefined {
  if (document.outcome === 'unfit') return 'unfit'
  if (document.expiresOn !== '' && document.expiresOn < today()) return 'ended'
  return NEEDED_FACTS[document.kind]?.some(fact => !document[fact]) ? 'incomplete' : undefined
}

/** Notes in a file when the first of its documents ends, in the transaction of a change: lists are narrowed down by it. */
export async function keepExpiry(transaction: Writer, workerId: string): Promise<void> {
  const worker = await transaction.worker.findUniqueOrThrow({ where: { id: workerId }, include: { documents: true } })
  const expiresOn = firstEnd(worker, worker.documents)?.on ?? ''
  await transaction.worker.update({ where: { id: workerId }, data: { expiresOn } })
}
