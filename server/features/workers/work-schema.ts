import { wholeLocales } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { isTrade } from '#i18n/trades.ts'
import { ordered } from '#i18n/typed/ordered.ts'
import { chosen, day, idText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { applicationInput } from '#server/features/applications/schema.ts'
import { PAGE_SIZES, SHOWS, SORTS } from '#server/features/workers/list.shared.ts'
import { CHOICES, UNITS } from '#server/features/workers/merge.shared.ts'
import { expiryDays, PERSON_DAYS, workerFields, workerInput } from '#server/features/workers/schema.ts'
import { sendKey } from '#server/http/form-marks.shared.ts'
import { listInput } from '#server/trpc/list.ts'

const id = idText().min(1)
/** So many files, and as many applications, of one telephone are told. */
export const KNOWN_MAX = 20

export const workerId = z.strictObject({ id })

/** A new file; with `application` it is made from that one, which belongs to it from then on. */
export const addInput = z.strictObject({ values: workerInput, application: id.optional() })
export type AddInput = z.output<typeof addInput>

const applied = {
  trade: chosen(m.worker_trade_needed, isTrade),
  ...applicationInput.pick({ vacancy: true, years: true }).shape,
  language: z.enum(wholeLocales),
}
/** A file and its application in one form, as staff fill it in; the application takes from the file what both have. */
const walkInFields = workerFields.extend(applied)
export const walkInForm = ordered(walkInFields, PERSON_DAYS)
/** `seen` are the files and applications with the same telephone of which the form has told. */
export const walkInInput = ordered(
  walkInFields.extend({
    sendKey,
    seen: z
      .array(id)
      .max(2 * KNOWN_MAX)
      .default([]),
  }),
  PERSON_DAYS,
)
/** By what somebody is known who comes to the office. */
export const knownInput = z.strictObject({
  phone: workerFields.shape.phone.optional(),
  passport: workerFields.shape.passport,
})
/** Until when a passport is valid, and the job that is wished for; an empty one is any that suits. */
export const passportGapInput = z.strictObject({ vacancy: idText().default(''), expiresOn: day(expiryDays) })
export type WalkInInput = z.output<typeof walkInInput>

/** A new application of somebody who has a file, as staff fill it in. */
export const applyForm = z.strictObject(applied)
export const applyInput = applyForm.extend({ worker: id, sendKey })
export type ApplyInput = z.output<typeof applyInput>

/** `seen` is the version that the screen showed. */
export const editInput = z.strictObject({ id, seen: z.number().int().min(1), values: workerInput })
export type EditInput = z.output<typeof editInput>

/** An application of somebody who has a file. */
export const linkInput = z.strictObject({ application: id, worker: id })

/** Two files of one person. */
export const compareInput = z.strictObject({ id, into: id })
/**
 * What `id` has belongs to `into` from then on; `chosen` says by its name whose stands of what both say otherwise.
 * Without it that of `into` stands, as for whoever was not asked.
 */
export const mergeInput = compareInput.extend({
  chosen: z.partialRecord(z.enum(Object.keys(UNITS)), z.enum(CHOICES)).optional(),
})
export type MergeInput = z.output<typeof mergeInput>

/** What a list shows. */
export const workersFilter = listInput.pick({ search: true }).extend({
  district: id.optional(),
  trade: id.optional(),
  show: z.enum(SHOWS).optional(),
  sort: z.enum(SORTS).optional(),
})
export type WorkersFilter = z.output<typeof workersFilter>

export const workersInput = workersFilter.extend({
  page: listInput.shape.page,
  size: z.literal(PAGE_SIZES).optional(),
})
