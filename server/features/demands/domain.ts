import { randomUUID } from 'node:crypto'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { toStored } from '#i18n/typed/sum.ts'
import type { Actor } from '#server/actor.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { CONSENT_VERSION } from '#server/features/demands/consent.shared.ts'
import { deleteFiles } from '#server/features/demands/files.ts'
import { deleteAfterOf, retentionMonths } from '#server/features/demands/retention.ts'
import type { DemandInput, PublicDemandInput } from '#server/features/demands/schema.ts'
import { createSecret, hashLink, hashSendKey } from '#server/features/demands/secrets.ts'
import type { State } from '#server/features/demands/states.shared.ts'
import { forgetActs } from '#server/features/activity/domain.ts'
import { forgetNotices, notify } from '#server/features/notices/domain.ts'
import { absoluteUrl } from '#server/http/locale-middleware.ts'
import { deliverSoon, enqueue, forgetMails, hasMailServer } from '#server/mail/domain.ts'
import { demandNotice } from '#server/features/demands/mails.ts'
import { deliverWebhooksSoon } from '#server/changes/deliver.ts'
import { announce, forgetAnnounced } from '#server/changes/outbox.ts'
import { demandReceiptMail } from '#server/features/demands/mails.ts'
import { createReference } from '#server/db/references.ts'
import { requireSame, sentHash } from '#server/db/sent-once.ts'
import { RECEIVED } from '#server/features/demands/webhook-events.ts'
import type { Demand } from '../../../prisma/generated/sqlite/client.ts'

export type { Demand }

/** What only the employer gets. */
export type Receipt = {
  id: string
  reference: string
  /** of the secret link */
  secret: string
}

/** What an employer reads of a state. `on` is a day in Dhaka. */
export type Step = { state: State; on?: string; sentence?: string }

/** The link by which an employer follows a demand. */
export const linkTo = (secret: string): string => absoluteUrl(`/demand-status?key=${secret}`)

/**
 * A demand by the public form, which came with files of these digests, with a mail to the employer where one may go out.
 * `isMailed` says whether it goes to a mail server.
 */
export async function send(form: PublicDemandInput, files: string[], mayMail: () => Promise<boolean>) {
  const { website: _, shownAt: __, token: ___, consent: ____, sendKey, lines, ...input } = form
  const isMailed = await mayMail()
  const receipt = await submit({ ...input, lines: lines.filter(line => line !== null) }, { sendKey, files, isMailed })
  return { ...receipt, isMailed: isMailed && hasMailServer() }
}

/** How a demand came: by the form, with its key and files, or written down by staff. */
type Way = {
  sendKey?: string
  files?: string[]
  isMailed?: boolean
  /** who has written it down, which nobody has to be told of, and of which enquiry it is made */
  by?: Actor & { id: string }
  enquiryId?: string | undefined
}

/**
 * Stores a demand and queues the mail with its link. What is sent again with the same key is the same demand with the same link, and brings
 * no second mail. Throws CONFLICT where something else was sent with the key.
 */
export async function submit(given: DemandInput, way: Way = {}): Promise<Receipt> {
  const receipt = await write(transaction => submitIn(transaction, given, way))
  deliverSoon()
  deliverWebhooksSoon()
  return receipt
}

/** The same in a transaction; `isAgain` says that it was there already. */
export async function submitIn(
  transaction: Writer,
  given: DemandInput,
  { sendKey = '', files = [], isMailed = false, by, enquiryId }: Way,
): Promise<Receipt & { isAgain: boolean }> {
  const { lines, payers, ...input } = given
  const months = await retentionMonths(transaction)
  const secret = createSecret(sendKey)
  const hash = sentHash('demand', [given, files, ...(by ? [getLocale(), isMailed, enquiryId ?? ''] : [])])
  const sendKeyHash = sendKey ? hashSendKey(sendKey) : null
  const sent = sendKeyHash && (await transaction.demand.findUnique({ where: { sendKeyHash } }))
  if (sent) {
    requireSame(sent, hash)
    return { id: sent.id, reference: sent.reference, secret, isAgain: true }
  }
  const now = new Date()
  const { id, reference } = await transaction.demand.create({
    data: {
      id: randomUUID(),
      reference: createReference('DEM'),
      linkHash: hashLink(secret),
      sendKeyHash,
      sentHash: sendKeyHash && hash,
      ...input,
      payers: JSON.stringify(payers),
      language: getLocale(),
      consent: by ? 0 : CONSENT_VERSION,
      enquiryId,
      stateAt: now,
      createdAt: now,
      deleteAfter: deleteAfterOf(now, months),
      lines: { create: lines.map((line, position) => ({ ...lineRow(line), id: randomUUID(), position })) },
      events: { create: { id: randomUUID(), state: 'received', on: today(), ...(by && { byId: by.id, by: by.name }) } },
    },
  })
  if (!by)
    await notify(transaction, 'demand-arrived', {
      path: `/admin/demands/${id}`,
      recordId: id,
      text: () => demandNotice({ reference }),
    })
  await announce(transaction, [{ event: RECEIVED, subjectId: id, data: { id, reference } }])
  if (isMailed) await mailReceipt(transaction, { id, reference, secret, months }, input.email)
  return { id, reference, secret, isAgain: false }
}

/** A post as it is stored. */
export function lineRow({ wage, ...line }: DemandInput['lines'][number]) {
  const { amount, thousandths } = toStored(wage)
  return { ...line, wage: amount, thousandths }
}

/** The mail is noted with the demand, so that it is erased with it. */
async function mailReceipt(
  transaction: Writer,
  { id, reference, secret, months }: Receipt & { months: number },
  email: string,
) {
  const mail = demandReceiptMail({ reference, link: linkTo(secret), months })
  const mailId = await enqueue(transaction, { to: email, ...mail, thread: id })
  await transaction.demandEntry.create({
    data: { id: randomUUID(), demandId: id, kind: 'mail', text: mail.subject, mailId, by: '' },
  })
}

/** The demand of a secret link, or null. */
export const findByKey = (secret: string): Promise<Demand | null> =>
  read.demand.findUnique({ where: { linkHash: hashLink(secret) } })

/** Throws NOT_FOUND. */
export async function requireDemand(id: string, database: Pick<Writer, 'demand'> | typeof read = read) {
  const demand = await database.demand.findUnique({ where: { id } })
  if (!demand) throw new AppError('NOT_FOUND', m.demand_missing())
  return demand
}

/** Moves a demand on; its time of keeping begins anew. */
export async function moveTo(
  transaction: Writer,
  { id }: Pick<Demand, 'id'>,
  { state, on = today(), sentence = '' }: Step,
  by: Actor,
): Promise<void> {
  const now = new Date()
  await transaction.demandEvent.create({
    data: { id: randomUUID(), demandId: id, state, on, sentence, byId: by.id, by: by.name, at: now },
  })
  await transaction.demand.update({
    where: { id },
    data: {
      state,
      stateAt: now,
      version: { increment: 1 },
      deleteAfter: deleteAfterOf(now, await retentionMonths(transaction)),
    },
  })
}

/** Deletes demands with everything that was written about them; the vacancies made of them stay. */
export async function eraseNow(transaction: Writer, ids: string[]): Promise<void> {
  const entries = await transaction.demandEntry.findMany({
    where: { demandId: { in: ids }, mailId: { not: null } },
    select: { mailId: true },
  })
  await forgetMails(
    transaction,
    entries.flatMap(({ mailId }) => mailId ?? []),
  )
  await forgetActs(transaction, ids)
  await forgetNotices(transaction, ids)
  await forgetAnnounced(transaction, ids)
  await deleteFiles(transaction, ids)
  await transaction.demand.deleteMany({ where: { id: { in: ids } } })
}

/** The pages of the demands with these ids, of those that are still there. */
export async function findDemandPages(ids: string[]): Promise<Map<string, string>> {
  const found = await read.demand.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return new Map(found.map(({ id }) => [id, `/admin/demands/${id}`]))
}
