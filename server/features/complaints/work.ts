import { randomUUID } from 'node:crypto'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { findActive } from '#server/http/people.ts'
import type { Actor } from '#server/actor.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { idempotentRequest, once } from '#server/db/idempotency.ts'
import { AppError } from '#server/errors.ts'
import { type Complaint, nextPosition, requireComplaint } from '#server/features/complaints/domain.ts'
import { ME } from '#server/features/complaints/list.shared.ts'
import type { Reason } from '#server/features/complaints/reasons.shared.ts'
import { openDetails, sealDetails, sealText } from '#server/features/complaints/sealing.ts'
import type {
  answerInput,
  assignInput,
  classifyInput,
  closeInput,
  noteInput,
  reopenInput,
} from '#server/features/complaints/work-schema.ts'
import { rolesWith } from '#server/permissions.ts'
import type { z } from '#i18n/zod.ts'

type Officer = Actor & { id: string }
type Values = Partial<Pick<Complaint, 'details' | 'state' | 'answeredOn' | 'closedOn' | 'closedFor' | 'officerId'>>

/** What an entry of the kind `change` holds. `detail` is an officer's name, or a reason. */
export type Change =
  | { what: 'assigned'; detail: string }
  | { what: 'closed'; detail: Reason }
  | { what: 'classified'; about: string; place: string }
  | { what: 'released' | 'reopened' }

export const openChange = (text: string): Change => JSON.parse(text) as Change

/**
 * Answers; the person reads it with the code. A complaint that is nobody's is the officer's from then on. Throws PRECONDITION_FAILED where
 * it has changed since it was `seen`, CONFLICT for a closed one, NOT_FOUND.
 */
export async function answer(by: Officer, { id, seen, text }: z.output<typeof answerInput>): Promise<void> {
  await change(by, id, seen, async (add, complaint) => {
    if (complaint.state === 'closed') throw new AppError('CONFLICT', m.complaint_closed_no_answer())
    await add('officer', text)
    return answered(by, complaint)
  })
}

/** Closes with a reason and a sentence, which the person reads. Throws as `answer`. */
export async function close(by: Officer, { id, seen, reason, text }: z.output<typeof closeInput>): Promise<void> {
  await change(by, id, seen, async (add, complaint) => {
    if (complaint.state === 'closed') throw new AppError('CONFLICT', m.complaint_closed_no_answer())
    await add('officer', text)
    await add('change', { what: 'closed', detail: reason })
    return { ...answered(by, complaint), state: 'closed', closedOn: today(), closedFor: reason }
  })
}

/** Opens a closed one again: the person can write on. Throws PRECONDITION_FAILED, NOT_FOUND. */
export async function reopen(by: Officer, { id, seen }: z.output<typeof reopenInput>): Promise<void> {
  await change(by, id, seen, async add => {
    await add('change', { what: 'reopened' })
    return { state: 'answered', closedOn: null, closedFor: '' }
  })
}

/** Notes whom it is about and where the worker is, in place of what its person chose or left out; they are not told. Throws as `reopen`. */
export async function classify(by: Officer, { id, seen, ...told }: z.output<typeof classifyInput>): Promise<void> {
  await change(by, id, seen, async (add, complaint) => {
    const details = openDetails(complaint)
    if (!details) throw new AppError('CONFLICT', m.complaint_locked())
    await add('change', { what: 'classified', ...told })
    return { details: sealDetails(id, { ...details, ...told }) }
  })
}

/** Gives a complaint to an officer, to oneself with `me`, or to nobody with null. Throws as `answer`, and BAD_REQUEST for others. */
export async function assign(by: Officer, { id, seen, to }: z.output<typeof assignInput>): Promise<void> {
  const officer = to === null ? null : await findOfficer(to === ME ? by.id : to)
  await change(by, id, seen, async add => {
    await add('change', officer ? { what: 'assigned', detail: officer.name } : { what: 'released' })
    return { officerId: officer?.id ?? null }
  })
}

/**
 * Keeps a note for officers, whatever the others do meanwhile; sent again under the same idempotency key, it is one.
 * Throws NOT_FOUND.
 */
export async function addNote(by: Officer, input: z.output<typeof noteInput>, key: string | null): Promise<void> {
  const request = idempotentRequest(by.id, key, 'complaints.addNote', input)
  await write(transaction =>
    once(transaction, request, async () => {
      await changeIn(transaction, by, input.id, undefined, async add => {
        await add('note', input.text)
        return {}
      })
      return { id: input.id }
    }),
  )
}

/** Notes that an officer has opened it: retention never ends before. */
export async function markRead(id: string): Promise<void> {
  await write(transaction =>
    transaction.complaint.updateMany({ where: { id, readOn: null }, data: { readOn: today() } }),
  )
}

/** Whom complaints can be given to, by name. */
export const officers = async () =>
  (await findActive(read, { roles: rolesWith('complaints') })).map(({ id, name }) => ({ id, name }))

const answered = (by: Officer, { answeredOn, officerId }: Complaint): Values => ({
  state: 'answered',
  answeredOn: answeredOn ?? today(),
  officerId: officerId ?? by.id,
})

type Add = {
  (kind: 'officer' | 'note', text: string): Promise<void>
  (kind: 'change', change: Change): Promise<void>
}

/** One change with its entries in one transaction. */
const change = (
  by: Officer,
  id: string,
  seen: number | undefined,
  work: (add: Add, complaint: Complaint) => Promise<Values>,
): Promise<void> => write(transaction => changeIn(transaction, by, id, seen, work))

async function changeIn(
  transaction: Writer,
  by: Officer,
  id: string,
  seen: number | undefined,
  work: (add: Add, complaint: Complaint) => Promise<Values>,
): Promise<void> {
  const complaint = await requireComplaint(id, transaction)
  if (seen !== undefined && complaint.version !== seen) await throwMeanwhile(transaction, id, by)
  const add = async (kind: string, content: string | Change) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    await transaction.complaintEntry.create({
      data: {
        id: randomUUID(),
        complaintId: id,
        position: await nextPosition(transaction, id),
        kind,
        text: sealText(id, text),
        day: today(),
        byId: by.id,
        by: by.name,
      },
    })
  }
  const values = await work(add, complaint)
  await transaction.complaint.update({ where: { id }, data: { ...values, version: { increment: 1 } } })
}

async function throwMeanwhile(transaction: Writer, complaintId: string, by: Officer): Promise<never> {
  const last = await transaction.complaintEntry.findFirst({ where: { complaintId }, orderBy: { position: 'desc' } })
  const sentence =
    last?.kind === 'person'
      ? m.complaint_person_meanwhile()
      : last?.byId === by.id
        ? m.complaint_you_meanwhile()
        : m.complaint_officer_meanwhile({ by: last?.by ?? '' })
  throw new AppError('PRECONDITION_FAILED', sentence)
}

async function findOfficer(id: string) {
  const officer = (await officers()).find(each => each.id === id)
  if (!officer) throw new AppError('BAD_REQUEST', m.complaint_officer_missing())
  return officer
}
