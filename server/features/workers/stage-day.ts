import { randomUUID } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { read, write } from '#server/db/client.ts'
import { findStoredResponse, type IdempotentRequest, idempotentRequest, once } from '#server/db/idempotency.ts'
import { digestsOf } from '#server/db/sent-once.ts'
import { AppError } from '#server/errors.ts'
import { findApplications } from '#server/features/applications/domain.ts'
import type { Gap } from '#server/features/applications/stages/gaps.shared.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import type { DocumentInput, NoteInput } from '#server/features/workers/document-schema.ts'
import { storeFile } from '#server/features/workers/document-files.ts'
import { addIn, editIn } from '#server/features/workers/documents.ts'
import {
  type DayKind,
  FACTS,
  FILE_MAX_BYTES,
  HELD_FACTS,
  MANY_KINDS,
  NEEDED_FACTS,
  OWN_FACTS,
  withoutEndOfUnfit,
} from '#server/features/workers/documents.shared.ts'
import { documentsFor, findUnfit, inForce } from '#server/features/workers/expiry.ts'
import { requireDayInOrder } from '#server/features/workers/stage-day-order.ts'
import { goOn, type Gone } from '#server/features/workers/stage-day-step.ts'
import { filesOf, gapsOfMany } from '#server/features/workers/stages.ts'
import { nextStage } from '#server/features/workers/stages.shared.ts'
import { checkAttachment } from '#server/files/attachment.ts'
import { namingFiles } from '#server/files/named.ts'
import { ofStaff } from '#server/http/fair-turns.ts'
import { deliverSoon } from '#server/mail/domain.ts'
import type { Holder } from '#server/permissions.ts'
import type { WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

type Facts = Omit<DocumentInput, 'kind'>

/**
 * Of these applications, in the order in which they are given, who it is, what they lack for their next stage, and
 * what is noted of a kind for this journey. Those that are gone are left out.
 */
export async function peopleOfDay({ kind, applications: ids }: { kind: DayKind; applications: string[] }) {
  const found = new Map((await findApplications(read, ids)).map(each => [each.id, each]))
  const applications = ids.flatMap(id => found.get(id) ?? [])
  const [files, gaps] = await Promise.all([filesOf(applications, read), gapsOfMany(applications)])
  return applications.map(({ id, reference, state, homeId, ...application }) => {
    const file = files.get(id)
    const inFile = file?.worker.name
    const name = inFile && application.unsaid.includes('name') ? inFile : application.name
    const to = nextStage(state as State)
    const papers = file ? papersOf(kind, documentsFor([id, ...file.merged], file.documents), homeId) : []
    // what there may be many of takes nothing from those that are there
    const noted = papers.find(isOpen) ?? (MANY_KINDS.includes(kind) ? undefined : papers[0])
    return {
      id,
      reference,
      /** As in the list of applications. */
      name,
      /** As in the file and on papers, where that is another. */
      inFile: inFile === name ? undefined : inFile,
      worker: file?.worker.id,
      state: state as State,
      /** The stage after it; none where the journey has ended or not begun. */
      to,
      missing: (to && gaps.get(id)?.(to)) ?? [],
      /** What is written down of this kind already: completed by what is written next, or replaced where it is a proof. */
      noted: noted && { ...factsOf(noted), isProof: !isOpen(noted) },
    }
  })
}

/**
 * Of the papers of a kind those that count, the newest first. Of what holds for any application that alone which came from
 * the same file: of two merged ones each keeps its own.
 */
const papersOf = (kind: DayKind, documents: WorkerDocument[], homeId: string | null) =>
  inForce(documents.filter(each => each.applicationId !== null || each.homeId === homeId)).filter(
    each => each.kind === kind,
  )

/** An appointment whose result is not known, a visa without its number. */
const isOpen = (document: WorkerDocument) =>
  (NEEDED_FACTS[document.kind as DayKind] ?? []).some(fact => !document[fact])

const factsOf = ({ note, outcome, ...document }: WorkerDocument): Facts => ({
  note,
  outcome: outcome as Facts['outcome'],
  ...(Object.fromEntries(FACTS.filter(fact => fact !== 'outcome').map(fact => [fact, document[fact]])) as Omit<
    Facts,
    'note' | 'outcome'
  >),
})

type Person = Actor & Holder & { id: string }

/** What was written down of one person, and what takes it back. */
type Written = {
  document: string
  version: number
  isNew?: boolean
  /** What stood there before. */
  before?: Facts
  hasScan?: boolean
  /** The scan that was there before is gone. */
  hasLostScan?: boolean
}
/** `unfit` is what is not good for a flight. */
type Noted = Written & Gone & { application: string; unfit: Gap[] }

/**
 * Writes down what a stage has to show of one person: what is noted of this journey is completed, and keeps what is not
 * said again; another paper is a document of its own. Whoever has shown it and lacks nothing else goes on; of others the
 * answer says why they stay. A correction that no longer lets them go on takes their step back. With a `key` once.
 * Throws NOT_FOUND without a file, PRECONDITION_FAILED where a colleague has changed what is corrected, BAD_REQUEST for
 * nothing at all, for days that are not in order and for the file, and as `add` and `edit`.
 */
export async function noteStage(by: Person, input: NoteInput, key: string | null): Promise<Noted> {
  const { file, ...said } = input
  const given = [said, await digestsOf(file && [file])]
  const request = (call: string) => idempotentRequest(`${by.id} ${call}`, key, call, given)
  const noting = request('workers.day.note')
  const { state, ...written } =
    (await findStoredResponse<Awaited<ReturnType<typeof writeNote>>>(noting)) ?? (await writeNote(by, input, noting))
  const step = await goOn(by, { ...said, document: written.document }, request('workers.day.step'))
  deliverSoon()
  return { application: said.application, ...written, state, ...step, unfit: await findUnfit(read, written.document) }
}

async function writeNote(by: Person, input: NoteInput, request: IdempotentRequest | undefined) {
  const { application: id, kind, from: _, event: __, document, seen, file: scan, ...given } = input
  const said = onlyGiven(given)
  if (Object.keys(said).length === 0 && !scan) throw new AppError('BAD_REQUEST', m.day_nothing_said())
  const [application] = await findApplications(read, [id])
  const file = application && (await filesOf([application], read)).get(id)
  if (!file) throw new AppError('NOT_FOUND', m.stage_day_no_file())
  const papers = documentsFor([id, ...file.merged], file.documents)
  const paper = paperFor(input, said, papersOf(kind, papers, application.homeId))
  const facts: Facts = withoutEndOfUnfit({ ...given, ...(paper && factsOf(paper)), ...said })
  requireDayInOrder(kind, facts, inForce(papers))
  const before = paper && (document || !scan || !paper.storedName) ? paper : undefined
  const state = application.state as State
  const documentId = before?.id ?? randomUUID()
  const checked = await checkAttachment(scan, { field: 'file', maxBytes: FILE_MAX_BYTES, sender: ofStaff(by.id) })
  const stored = checked && (await storeFile(documentId, checked))
  return namingFiles(stored ? [stored.storedName] : [], () =>
    write(transaction =>
      once(transaction, request, async (): Promise<Written & { state: State }> => {
        if (!before) {
          const added = { id: documentId, kind, application: id, facts: { ...facts, ...stored } }
          await addIn(transaction, by, file.worker.id, added)
          return { document: documentId, version: 1, isNew: true, state }
        }
        const was = factsOf(before)
        if (!stored && Object.keys(was).every(name => was[name as keyof Facts] === facts[name as keyof Facts]))
          return { document: documentId, version: before.version, state }
        await editIn(transaction, by, { id: documentId, seen: seen ?? before.version, values: facts }, stored)
        return {
          document: documentId,
          version: before.version + 1,
          before: was,
          ...(stored && { hasScan: true, hasLostScan: before.storedName !== null }),
          state,
        }
      }),
    ),
  )
}

/** The paper that is meant: the one that is corrected, else the one that is there, unless what is said is of another one. */
function paperFor({ kind, document }: NoteInput, said: Partial<Facts>, papers: WorkerDocument[]) {
  const isSame = (facts: readonly (keyof Facts)[], paper: WorkerDocument) =>
    facts.every(fact => !said[fact] || !paper[fact] || said[fact] === paper[fact])
  const isMany = MANY_KINDS.includes(kind)
  // what somebody has compared with the original is corrected in the file alone
  const isSameCheck = (paper: WorkerDocument) =>
    kind === 'medical' &&
    paper.heldOn !== '' &&
    paper.heldOn === said.heldOn &&
    !paper.checkedOn &&
    isSame(HELD_FACTS, paper)
  if (!document)
    return papers.find(paper => (!isMany && isOpen(paper)) || isSame(OWN_FACTS[kind], paper) || isSameCheck(paper))
  const corrected = papers.find(({ id }) => id === document)
  if (!corrected) throw new AppError('PRECONDITION_FAILED', m.document_changed_meanwhile())
  return isMany && !isSame(HELD_FACTS, corrected) ? undefined : corrected
}

/** What is left empty says nothing. */
const onlyGiven = (facts: Facts): Partial<Facts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''))
