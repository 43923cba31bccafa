import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { actsOn } from '#server/features/activity/domain.ts'
import type { Worker } from '#server/features/workers/domain.ts'
import { deleteAfterOf, retentionMonths } from '#server/features/workers/retention.ts'
import { openNumbers } from '#server/features/workers/sealing.ts'
import { rolesWith } from '#server/permissions.ts'

export type Everything = Awaited<ReturnType<typeof collect>>

/** Everything that is kept about one person, opened, in the order in which it is printed. Throws CONFLICT where the numbers were sealed with another key. */
export async function collect(worker: Worker) {
  const merged = await read.worker.findMany({ where: { mergedIntoId: worker.id }, orderBy: { createdAt: 'asc' } })
  const ids = [worker.id, ...merged.map(({ id }) => id)]
  const [applications, documents, months] = await Promise.all([
    applicationsIn(ids),
    read.workerDocument.findMany({ where: { workerId: { in: ids } }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
    retentionMonths(),
  ])
  const payments = await paymentsIn(ids, applications)
  const log = await actsOn([...ids, ...applications.map(({ id }) => id), ...payments.map(({ id }) => id)])
  const references = new Map(applications.map(({ id, reference }) => [id, reference]))
  return {
    madeOn: today(),
    ...personIn(worker),
    /** Other files of the same person, which were merged into this one. */
    mergedFiles: merged.map(personIn),
    applications,
    documents: documents.map(document => {
      const {
        id: _,
        storedName,
        fileKind,
        bytes,
        workerId: __,
        byId: ___,
        version: ____,
        applicationId,
        homeId: _____,
        ...said
      } = document
      const application = references.get(applicationId ?? '') ?? null
      return { ...said, application, file: storedName ? { kind: fileKind, bytes } : null }
    }),
    payments: payments.map(payment => {
      const { id: _, ...said } = payment
      return said
    }),
    /** Who did what with all of this, and who looked at it, for as long as the activity log keeps it. */
    log,
    kept: { months, until: deleteAfterOf(worker.changedAt, months), toBeErasedAt: worker.eraseAt },
    readers: {
      file: rolesWith('workers'),
      numbers: rolesWith('identities'),
      applications: rolesWith('applications'),
    },
  }
}

/** What a file itself has of its person, opened. */
function personIn(worker: Worker) {
  const numbers = openNumbers(worker)
  if (!numbers) throw new AppError('CONFLICT', m.worker_locked())
  const { numbers: _, passportHash: __, nidHash: ___, nameKey: ____, given: _____, ...file } = worker
  const { kinName, kinRelation, kinPhone, id: ______, mergedIntoId: _______, eraseAt: ________, ...others } = file
  const { putIntoId: _________, ...person } = others
  return { person, numbers, nextOfKin: { name: kinName, relation: kinRelation, phone: kinPhone } }
}

/** The applications in these files, also what was merged into them or what they were merged into, with all that was written about them. */
async function applicationsIn(workerIds: string[]) {
  const own = await read.application.findMany({
    where: { workerId: { in: workerIds } },
    select: { id: true, mergedIntoId: true },
  })
  const ids = own.flatMap(({ id, mergedIntoId }) => [id, ...(mergedIntoId ? [mergedIntoId] : [])])
  const rows = await read.application.findMany({
    where: { OR: [{ id: { in: ids } }, { mergedIntoId: { in: ids } }] },
    include: {
      events: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
      entries: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
      files: { orderBy: { createdAt: 'asc' } },
      interview: true,
      papers: { orderBy: { createdAt: 'asc' } },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ events, entries, files, interview, papers, ...row }) => ({
    id: row.id,
    reference: row.reference,
    mergedInto: rows.find(({ id }) => id === row.mergedIntoId)?.reference ?? null,
    job: row.jobTitle,
    name: row.name,
    phone: row.phone,
    email: row.email,
    district: row.district,
    trade: row.trade,
    country: row.country,
    years: row.years,
    hasPassport: row.hasPassport,
    registered: row.registered,
    message: row.message,
    source: row.source,
    language: row.language,
    consent: row.consent,
    testResult: row.testResult,
    state: row.state,
    stateAt: row.stateAt,
    createdAt: row.createdAt,
    keptUntil: row.deleteAfter,
    toBeErasedAt: row.eraseAt,
    interview: interview && { at: interview.at, place: interview.place },
    steps: events.map(event => {
      const { id: _, applicationId: __, byId: ___, tellAt: ____, interviewId: _____, ...step } = event
      return step
    }),
    notes: entries.map(({ kind, outcome, text, by, at }) => ({ kind, outcome, text, by, at })),
    sent: papers.map(({ kind, state, createdAt, by, decidedAt, reason, fileKind, bytes }) => ({
      kind,
      state,
      createdAt,
      by,
      decidedAt,
      reason,
      file: fileKind ? { kind: fileKind, bytes } : null,
    })),
    files: files.map(({ kind, bytes, createdAt }) => ({ kind, bytes, createdAt })),
  }))
}

/** What they paid and got back: for these applications, and what is in these files without one. */
async function paymentsIn(workerIds: string[], applications: { id: string }[]) {
  const rows = await read.payment.findMany({
    where: {
      OR: [
        { applicationId: { in: applications.map(({ id }) => id) } },
        { applicationId: null, workerId: { in: workerIds } },
      ],
    },
    orderBy: { number: 'asc' },
  })
  return rows.map(row => {
    const { token: __, byId: ___, workerId: ____, applicationId: _____, vacancyId: ______, ...rest } = row
    const { demandId: _______, sentHash: ________, refundOfId, ...said } = rest
    const refundOf = rows.find(({ id }) => id === refundOfId)?.number ?? null
    return { ...said, refundOf }
  })
}
