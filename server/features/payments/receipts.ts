import { read } from '#server/db/client.ts'
import { applicationsOfFiles, findApplications, withMerged } from '#server/features/applications/domain.ts'
import { stateLabels, STAGES } from '#server/features/applications/schema.ts'
import { type Payment, requirePayment } from '#server/features/payments/domain.ts'
import { amountOf } from '#i18n/typed/sum.ts'
import type { Objection } from '#server/features/payments/kinds.shared.ts'
import type { Kind, Way } from '#server/features/payments/list.shared.ts'
import { owedRows, sumOf } from '#server/features/payments/balances.ts'
import { readJobs } from '#server/features/payments/jobs.ts'
import { byIds, costsOf, nameOf } from '#server/features/vacancies/domain.ts'
import { recordsOf } from '#server/features/work/domain.ts'
import { filesOfPayer } from '#server/features/payments/payers.ts'
import { pathOf } from '#server/features/payments/links.ts'
import { can, type Holder } from '#server/permissions.ts'

/** A receipt as staff see it, with the way to the records of whoever paid that the reader may open. */
export const toShown = (reader: Holder, payment: Payment) => ({
  id: payment.id,
  number: payment.number,
  kind: payment.kind as Kind,
  /** whose file it belongs to */
  workerId: can(reader, 'workers') ? payment.workerId : null,
  applicationId: can(reader, 'applications') ? payment.applicationId : null,
  isOfEmployer: payment.demandId !== null,
  /** of the demand for which an employer paid */
  demandPage: payment.demandId && can(reader, 'demands') ? `${recordsOf('demands').page}/${payment.demandId}` : null,
  name: payment.name,
  job: payment.job,
  item: payment.item,
  reason: payment.reason,
  amount: amountOf(payment),
  currency: payment.currency,
  paidOn: payment.paidOn,
  way: payment.way as Way,
  transferNo: payment.transferNo,
  by: payment.by,
  createdAt: payment.createdAt.toISOString(),
  allowedBy: payment.allowedBy,
  allowedFor: payment.allowedFor.split(' ').filter(Boolean) as Objection[],
  allowedWhy: payment.allowedWhy,
  cancelledAt: payment.cancelledAt?.toISOString() ?? null,
  cancelledBy: payment.cancelledBy,
  cancelReason: payment.cancelReason,
  /** of the page on which anybody can check it */
  path: pathOf(payment),
})

/** A receipt with the other ones of its payment, and what can still be given back. Throws NOT_FOUND. */
export async function byId(reader: Holder, id: string) {
  const payment = await requirePayment(id)
  const [jobOf, refunds, refundOf] = await Promise.all([
    readJobs([payment]),
    read.payment.findMany({ where: { refundOfId: id }, orderBy: { number: 'asc' } }),
    payment.refundOfId ? read.payment.findUnique({ where: { id: payment.refundOfId } }) : null,
  ])
  return {
    ...toShown(reader, payment),
    job: jobOf(payment),
    left: leftOf(payment, refunds),
    refunds: refunds.map(toNumber),
    refundOf: refundOf && toNumber(refundOf),
  }
}

const toNumber = ({ id, number, cancelledAt }: Payment) => ({ id, number, isCancelled: cancelledAt !== null })

/** How much of a payment can still be given back. */
const leftOf = (payment: Payment, receipts: Payment[]): number =>
  payment.kind === 'payment' && !payment.cancelledAt
    ? sumOf([payment, ...receipts.filter(({ refundOfId }) => refundOfId === payment.id)])
    : 0

/**
 * What a worker owes, job by job and cost by cost, what was paid of it, and all receipts, the newest first. What was
 * paid for an application belongs to whose it is now, and to whoever paid it where that is nobody’s. Throws NOT_FOUND.
 */
export async function ofWorker(reader: Holder, id: string) {
  const { workerId, files } = await filesOfPayer(id)
  const own = await applicationsOfFiles(read, [workerId])
  const roots = [...new Set(own.map(each => each.mergedIntoId ?? each.id))]
  const all = await withMerged(read, roots)
  const receipts = await read.payment.findMany({
    where: {
      OR: [
        { applicationId: { in: all.map(each => each.id) } },
        { applicationId: null, workerId: { in: files } },
        { id: { in: await withoutFile(files) } },
      ],
    },
    orderBy: { number: 'desc' },
  })
  const jobOf = await readJobs(receipts)
  const shown = all.filter(each => each.mergedIntoId === null)
  const jobs = await byIds(shown.flatMap(({ vacancyId: each }) => each ?? []))
  const names = new Map(jobs.map(job => [job._id, nameOf(job)]))
  const applications = await Promise.all(
    shown.map(async ({ id: each, reference, state, jobTitle, vacancyId }) => {
      const ids = new Set([each, ...all.filter(({ mergedIntoId }) => mergedIntoId === each).map(one => one.id)])
      const rows = owedRows(
        vacancyId ? await costsOf(read, vacancyId) : [],
        receipts.filter(({ applicationId }) => applicationId !== null && ids.has(applicationId)),
      )
      return {
        id: each,
        reference,
        job: (vacancyId && names.get(vacancyId)) || jobTitle,
        isSelected: (STAGES as readonly string[]).includes(state),
        state: stateLabels[state as keyof typeof stateLabels](),
        rows,
        ...totalsOf(rows),
      }
    }),
  )
  return {
    applications,
    paid: sumOf(receipts),
    receipts: receipts.map(each => ({
      ...toShown(reader, each),
      job: jobOf(each),
      left: leftOf(each, receipts),
    })),
  }
}

/** The receipts of these files for applications that have been taken out of them since, and belong to no other one. */
async function withoutFile(files: string[]): Promise<string[]> {
  const receipts = await read.payment.findMany({
    where: { workerId: { in: files }, applicationId: { not: null } },
    select: { id: true, applicationId: true },
  })
  const applications = await findApplications(
    read,
    receipts.map(({ applicationId }) => applicationId!),
  )
  const rootOf = new Map(applications.map(({ id, mergedIntoId }) => [id, mergedIntoId ?? id]))
  const others = (await withMerged(read, [...rootOf.values()])).filter(
    ({ workerId }) => workerId !== null && !files.includes(workerId),
  )
  const taken = new Set(others.map(({ id, mergedIntoId }) => mergedIntoId ?? id))
  return receipts.flatMap(({ id, applicationId }) => (taken.has(rootOf.get(applicationId!) ?? '') ? [] : id))
}

/** The sums of what is stated, what was paid of everything, and what is left of what is stated. */
const totalsOf = (rows: ReturnType<typeof owedRows>) => ({
  most: rows.reduce((sum, { most }) => sum + (most ?? 0), 0),
  paid: rows.reduce((sum, { paid }) => sum + paid, 0),
  left: rows.reduce((sum, { left }) => sum + (left ?? 0), 0),
  unstated: rows.filter(({ most }) => most === null).map(({ item }) => item),
})

/** The receipts of an employer's demand, the newest first. */
export async function ofDemand(reader: Holder, demandId: string) {
  const receipts = await read.payment.findMany({ where: { demandId }, orderBy: { number: 'desc' } })
  return receipts.map(each => ({ ...toShown(reader, each), left: leftOf(each, receipts) }))
}
