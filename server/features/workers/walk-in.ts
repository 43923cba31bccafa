import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { deliverWebhooksSoon } from '#server/changes/deliver.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { sentHash } from '#server/db/sent-once.ts'
import { AppError } from '#server/errors.ts'
import type { Gap } from '#server/features/applications/stages/gaps.shared.ts'
import { termsOf } from '#server/features/vacancies/domain.ts'
import type { z } from '#i18n/zod.ts'
import * as applications from '#server/features/applications/domain.ts'
import { addIn, keepTogether, requireShown } from '#server/features/workers/domain.ts'
import { gapsOf, NO_TERMS } from '#server/features/workers/expiry.ts'
import { knownPeople } from '#server/features/workers/known.ts'
import { findStageRules } from '#server/features/workers/settings.ts'
import type { ApplyInput, passportGapInput, WalkInInput } from '#server/features/workers/work-schema.ts'

type Made = { id: string; receipt: applications.ReceiptWithText }

/**
 * Makes the file and the application of somebody who came to the office, both or neither. What is sent again with the same key is the same
 * file, and the same application with a new code. Throws CONFLICT where another file has the passport or the NID, or where somebody has the
 * telephone of whom the form has not told, and as `submit`.
 */
export async function walkIn(
  by: Actor,
  { vacancy, years, language, sendKey, seen, ...values }: WalkInInput,
): Promise<Made> {
  const made = await write(async transaction => {
    const receipt = await applications.addIn(transaction, by, {
      ...asked(values),
      vacancy,
      years,
      language,
      passport: values.passport ? 'yes' : 'no',
      sendKey,
      with: [sentHash('application', [values])],
    })
    const own = await applications.fileOf(transaction, receipt.id)
    if (own) return { id: own, receipt } // sent again
    await requireSeen(transaction, values.phone, [receipt.id, ...seen])
    const experience = years > 0 ? m.application_years_of(plural(years)) : ''
    const { id } = await addIn(transaction, by, { values: { ...values, experience }, application: receipt.id })
    return { id, receipt }
  })
  deliverWebhooksSoon()
  return made
}

/** Two people may have one telephone, as brothers do: whoever sends the form has seen who else has it. Throws CONFLICT. */
async function requireSeen(transaction: Writer, phone: string, seen: string[]): Promise<void> {
  const { files, applications } = await knownPeople({ phone }, transaction)
  const unseen = [...files, ...applications].filter(({ id }) => !seen.includes(id))
  if (unseen.length === 0) return
  const names = unseen.map(({ name, reference }) => `${name} (${reference})`).join(', ')
  throw new AppError('CONFLICT', m.walk_in_known({ names }), { field: 'phone' })
}

/**
 * A new application of somebody who has a file, which it belongs to. Throws NOT_FOUND, CONFLICT where the file is to be erased, and as
 * `submit`.
 */
export async function apply(
  by: Actor,
  { worker, trade, vacancy, years, language, sendKey }: ApplyInput,
): Promise<Made> {
  const made = await write(async transaction => {
    const file = await requireShown(worker, transaction)
    if (file.eraseAt) throw new AppError('CONFLICT', m.application_merge_erased())
    const receipt = await applications.addIn(transaction, by, {
      ...asked({ ...file, trade }),
      vacancy,
      years,
      language,
      passport: file.passportHash ? 'yes' : 'no',
      sendKey,
      with: [sentHash('application', [worker])],
    })
    if (!(await applications.fileOf(transaction, receipt.id)))
      await keepTogether(transaction, by, { application: receipt.id, worker: file })
    return { id: file.id, receipt }
  })
  deliverWebhooksSoon()
  return made
}

/** Why a passport would not serve for a job, as the file says it later; null where it serves. */
export async function passportGap({ vacancy, expiresOn }: z.output<typeof passportGapInput>): Promise<Gap | null> {
  const [{ validity }, terms] = await Promise.all([findStageRules(read), termsOf(read, vacancy ? [vacancy] : [])])
  const { country, months } = terms.get(vacancy) ?? NO_TERMS
  const passport = { passportHash: '', passportExpiresOn: expiresOn }
  const [gap] = gapsOf(['passport'], passport, [], { to: 'selected', country, months, rules: validity })
  return gap ?? null
}

type Known = { name: string; phone: string; district: string; trade: string; registrationNo: string }

/** What a file knows of what an application asks. */
const asked = ({ name, phone, district, trade, registrationNo }: Known) => ({
  name,
  phone,
  district,
  trade,
  country: '',
  registered: registrationNo ? ('yes' as const) : ('unknown' as const),
  message: '',
  source: 'office' as const,
})
