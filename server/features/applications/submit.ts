import { randomUUID } from 'node:crypto'
import { countryName } from '#i18n/countries.ts'
import { today } from '#i18n/format.ts'
import { isLikeName, nameKeys } from '#i18n/typed/names.ts'
import { phoneText } from '#i18n/typed/phone.ts'
import { baseLocale, getLocale } from '#i18n/paraglide/runtime.js'
import { tradeInEnglish } from '#i18n/trades.ts'
import type { Actor } from '#server/actor.ts'
import { write, type Writer } from '#server/db/client.ts'
import { CONSENT_VERSION } from '#server/features/applications/consent.shared.ts'
import { deleteAfterOf, retentionMonths } from '#server/features/applications/retention.ts'
import type {
  ApplicationInput,
  FirstInput,
  PublicApplicationInput,
  PublicFirstInput,
} from '#server/features/applications/schema.ts'
import { createSecrets, hashSendKey } from '#server/features/applications/status/secrets.ts'
import type { Source } from '#server/features/applications/stages/states.shared.ts'
import { unsaidIn } from '#server/features/applications/unsaid.shared.ts'
import { notify } from '#server/features/notices/domain.ts'
import { deliverSoon } from '#server/mail/domain.ts'
import { applicationNotice } from '#server/features/applications/mails.ts'
import { requireOpen } from '#server/features/vacancies/domain.ts'
import type { VacancyInput } from '#server/features/vacancies/schema.ts'
import { deliverWebhooksSoon } from '#server/changes/deliver.ts'
import { createReference } from '#server/db/references.ts'
import { requireSame, sentHash } from '#server/db/sent-once.ts'
import { announce as announceToWebhooks } from '#server/changes/outbox.ts'
import { RECEIVED } from '#server/features/applications/webhook-events.ts'
import type { Application } from '../../../prisma/generated/sqlite/client.ts'

/** Applications of one telephone for one job that are compared with another. */
const OF_PHONE_MAX = 100

/** What only the applicant gets, once. */
export type Receipt = {
  id: string
  reference: string
  /** eight digits */
  code: string
  /** of the secret link */
  secret: string
}

/** An application by the public form, which came with these files. Throws what `submit` throws. */
export function apply(form: PublicApplicationInput | PublicFirstInput, files: string[] = []): Promise<Receipt> {
  const { website: _, shownAt: __, token: ___, consent: ____, sendKey, ...input } = form
  return submit(input, { source: 'website', sendKey, files })
}

/**
 * Stores an application and gives what its applicant keeps. What is sent again with the same key is the same application with a new code.
 * One with the same telephone, vacancy and name, in either script, as an earlier one stands for itself, linked for staff. Throws NOT_FOUND
 * and CONFLICT for a vacancy that is not open, and CONFLICT where something else was sent with the key.
 */
export async function submit(input: ApplicationInput | FirstInput, sending: Sending): Promise<Receipt> {
  const receipt = await write(transaction => submitIn(transaction, input, sending))
  deliverSoon()
  deliverWebhooksSoon()
  return receipt
}

/** `files` are the digests of those that came with it. */
type Sending = { source: Source; sendKey?: string; files?: string[]; by?: Actor }

/** The same in a transaction; `findJob` gives the vacancy that its id names, where that need not be open today. */
export async function submitIn(
  transaction: Writer,
  given: ApplicationInput | FirstInput,
  { source, sendKey = '', files = [], by }: Sending,
  findJob: (transaction: Writer, id: string) => Promise<VacancyInput | undefined> = requireOpen,
): Promise<Receipt> {
  const sendKeyHash = sendKey ? hashSendKey(sendKey) : null
  const hash = sentHash('application', [given, source, getLocale(), files])
  const sent = sendKeyHash && (await transaction.application.findUnique({ where: { sendKeyHash } }))
  if (sent) requireSame(sent, hash)
  if (sent) return reissue(transaction, sent)
  const { vacancy, ...said } = given
  const input = saidOf(said)
  const job = vacancy ? await findJob(transaction, vacancy) : undefined
  const id = randomUUID()
  const { code, secret, stored } = createSecrets(id)
  const vacancyId = vacancy || null
  const ofPhone = await transaction.application.findMany({
    where: { phone: input.phone, vacancyId, mergedIntoId: null },
    orderBy: { createdAt: 'asc' },
    take: OF_PHONE_MAX,
    select: { id: true, name: true, unsaid: true },
  })
  const earlier = ofPhone.find(
    ({ name, unsaid }) => unsaid.includes('name') || !said.name || isLikeName(name, said.name),
  )
  const now = new Date()
  const { reference } = await transaction.application.create({
    data: {
      id,
      reference: createReference('APP'),
      ...input,
      vacancyId,
      jobTitle: job ? titleOf(job) : '',
      source,
      language: getLocale(),
      consent: CONSENT_VERSION,
      ...stored,
      sendKeyHash,
      sentHash: sendKeyHash && hash,
      duplicateOfId: earlier?.id ?? null,
      stateAt: now,
      createdAt: now,
      deleteAfter: deleteAfterOf(
        { state: 'received', consent: CONSENT_VERSION },
        now,
        await retentionMonths(transaction),
      ),
      events: {
        create: { id: randomUUID(), state: 'received', on: today(), byId: by?.id ?? null, by: by?.name ?? '' },
      },
    },
  })
  if (source === 'website') await announce(transaction, { id, reference, jobTitle: job ? titleOf(job) : '' })
  await announceToWebhooks(transaction, [
    { event: RECEIVED, subjectId: id, data: { id, reference, vacancy: vacancyId } },
  ])
  return { id, reference, code, secret }
}

/** What an application stores of what was said; its telephone stands for a name that is not known. */
export function saidOf({ name, years, passport, ...said }: Omit<ApplicationInput | FirstInput, 'vacancy'>) {
  const shown = name || phoneText(said.phone)
  return {
    ...said,
    name: shown,
    ...nameKeys(shown),
    years: years || 0,
    hasPassport: passport === 'yes',
    unsaid: unsaidIn({ name, years, passport, ...said }).join(' '),
  }
}

/** Tells staff of an application, without what its applicant wrote. */
const announce = (
  transaction: Writer,
  { id, reference, jobTitle }: Pick<Application, 'id' | 'reference' | 'jobTitle'>,
) =>
  notify(transaction, 'application-arrived', {
    path: `/admin/applications/${id}`,
    recordId: id,
    text: () => applicationNotice({ reference, job: jobTitle }),
  })

/** What an application stores of another vacancy that it is for from now on. Throws NOT_FOUND and CONFLICT for one that is not open. */
export async function jobOf(transaction: Writer, vacancyId: string) {
  if (!vacancyId) return { vacancyId: null, jobTitle: '' }
  return { vacancyId, jobTitle: titleOf(await requireOpen(transaction, vacancyId)) }
}

const titleOf = ({ trade, country }: Pick<VacancyInput, 'trade' | 'country'>) =>
  `${tradeInEnglish(trade)}, ${countryName(country, baseLocale)}`

/** Gives an application a new code and link; the old ones end, and those of applications that were merged into it. */
export async function reissue(
  transaction: Writer,
  { id, reference }: Pick<Application, 'id' | 'reference'>,
): Promise<Receipt> {
  const { code, secret, stored } = createSecrets(id)
  await transaction.application.update({ where: { id }, data: stored })
  for (const merged of await transaction.application.findMany({ where: { mergedIntoId: id }, select: { id: true } }))
    await transaction.application.update({ where: { id: merged.id }, data: createSecrets(merged.id).stored })
  return { id, reference, code, secret }
}
