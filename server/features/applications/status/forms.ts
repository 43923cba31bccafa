import { countryName } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { phoneText } from '#i18n/typed/phone.ts'
import type { Form, FormHandler } from '#server/registration/define-feature.ts'
import { FILE_MAX_BYTES } from '#server/features/applications/file.shared.ts'
import { rememberDevice } from '#server/features/applications/status/known-browser.ts'
import { apply } from '#server/features/applications/domain.ts'
import { attach } from '#server/features/applications/files.ts'
import { toKeep } from '#server/features/applications/status/receipt.ts'
import { publicApplicationInput, publicFirstInput } from '#server/features/applications/schema.ts'
import { hashCode } from '#server/features/applications/status/secrets.ts'
import { statusForm } from '#server/features/applications/status/status-form.ts'
import { costsInALine } from '#server/features/vacancies/costs.shared.ts'
import { bySlug } from '#server/features/vacancies/domain.ts'
import { checkAttachment } from '#server/files/attachment.ts'
import { limitApplication } from '#server/features/applications/limits.ts'
import { ofNetwork } from '#server/http/fair-turns.ts'
import { refuseMachines } from '#server/http/refuse-machines.ts'
import { digestsOf } from '#server/db/sent-once.ts'

/** Four times what a file may have, so that a photo that is too large comes back with all that was typed. */
const FILES_MAX_BYTES = 4 * FILE_MAX_BYTES

/** The public form, on the page of a job; its answer shows what the applicant keeps. */
const application: Form = {
  fields: publicApplicationInput,
  filesMaxBytes: FILES_MAX_BYTES,
  handle: async (visitor, fields, { slug }, files) => {
    const vacancy = slug ? await bySlug(slug) : undefined
    const { file: _, ...typed } = fields // an empty choice, as some browsers send it
    const input = (vacancy ? publicApplicationInput : publicFirstInput).parse({ ...typed, vacancy: vacancy?._id ?? '' })
    await limitApplication(visitor.clientAddress, input.token)
    await refuseMachines(visitor.clientAddress, input)
    const file = await checkAttachment(files.file?.[0], {
      field: 'file',
      maxBytes: FILE_MAX_BYTES,
      sender: ofNetwork(visitor.clientAddress),
    })
    const receipt = await apply(input, await digestsOf(files.file))
    if (file) await attach(receipt.id, file)
    rememberDevice(visitor, { id: receipt.id, codeHash: hashCode(receipt.id, receipt.code) })
    const trade = tradeName(vacancy?.trade ?? input.trade)
    const job = vacancy ? `${trade}, ${countryName(vacancy.country)}` : m.application_status_any({ trade })
    return {
      result: await toKeep(receipt, input.name || phoneText(input.phone), job, vacancy ? costsInALine(vacancy) : null),
    }
  },
}

export const applicationsForms: Record<string, Form | FormHandler> = {
  '/jobs/tell-me': { ...application, fields: publicFirstInput },
  '/jobs/:slug': application,
  '/application-status': statusForm,
}
