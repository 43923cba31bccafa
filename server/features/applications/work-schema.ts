import { today } from '#i18n/format.ts'
import { wholeLocales } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { yearsFrom } from '#i18n/typed/day.ts'
import { idText, moment, officeMoment, optionalText, requiredText, wholeNumber } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import {
  CALL_OUTCOMES,
  SOURCES,
  STATE_FILTERS,
  STATES,
  STEP_PAYERS,
} from '#server/features/applications/stages/states.shared.ts'
import { applicationInput, firstInput } from '#server/features/applications/schema.ts'
import { SHOWS, SORTS } from '#server/features/applications/lists/list.shared.ts'
import { workFilter } from '#server/features/work/schema.ts'
import { listInput } from '#server/trpc/list.ts'
import { PART_SIZE } from '#server/trpc/schema.ts'

const SENTENCE_MAX = 1000
const PAST_YEARS = 5
const YEARS = 2
const NOTE_MAX = 10_000
const REASON_MAX = 300
const COST_MAX = 10_000_000 // taka

/** What is left empty is nothing. */
const orNull = <Rule extends z.ZodType>(rule: Rule) =>
  z
    .union([z.literal('').transform(() => null), rule])
    .nullable()
    .default(null)

const id = idText().min(1)
export const applicationId = z.strictObject({ id })

/** What staff write down for somebody who calls or comes. */
export const addInput = applicationInput.extend({
  source: z.enum(['telephone', 'office']),
  language: z.enum(wholeLocales),
  sendKey: z.string().min(8).max(64),
})

/** What an applicant has said, corrected. `seen` is the version that the screen showed. */
export const editInput = z.strictObject({ id, seen: z.number().int().min(1), values: firstInput })
export type EditInput = z.output<typeof editInput>

/** The wage that was agreed, as it was typed; empty where none is any more. */
export const agreedWageInput = z.strictObject({ id, seen: z.number().int().min(1), wage: optionalText(40) })
export type AgreedWageInput = z.output<typeof agreedWageInput>

/** One application, or a part of a list. */
export const applicationIds = z.strictObject({ ids: z.array(id).min(1).max(PART_SIZE) })

/**
 * What a list shows; `vacancy` is an id, or `none` for applications without one, `country` the same, and `assignee` an account’s id, `me`,
 * `none` or `left`.
 */
export const applicationsFilter = listInput.pick({ search: true }).extend({
  state: z.enum(STATE_FILTERS).optional(),
  vacancy: id.optional(),
  country: z.string().max(4).optional(),
  trade: id.optional(),
  district: id.optional(),
  source: z.enum(SOURCES).optional(),
  interview: id.optional(),
  ...workFilter,
  show: z.enum(SHOWS).optional(),
  sort: z.enum(SORTS).optional(),
})
export type ApplicationsFilter = z.output<typeof applicationsFilter>

export const applicationsInput = applicationsFilter.extend(listInput.pick({ page: true, size: true }).shape)

/** What the applicant reads with a state. */
const words = {
  sentence: optionalText(SENTENCE_MAX, { isLong: true }),
  nextStep: optionalText(SENTENCE_MAX, { isLong: true }),
  cost: orNull(
    wholeNumber({ needed: m.application_cost_wrong, wrong: m.application_cost_wrong, min: 0, max: COST_MAX }),
  ),
  payer: orNull(z.enum(STEP_PAYERS)),
}

/** Why somebody goes on without what a stage needs: of whoever needs nothing it may be empty. */
const skip = optionalText(REASON_MAX)
const skipNeeded = requiredText(m.application_skip_needed, REASON_MAX)

/** A step of one application. `from` is the state that the screen showed; `isOverPosts` selects somebody though every post is taken. */
export const moveInput = z
  .strictObject({
    id,
    from: z.enum(STATES),
    state: z.enum(STATES),
    isOverPosts: z.boolean().default(false),
    skip,
    ...words,
  })
  .refine(({ state, sentence }) => state !== 'rejected' || sentence !== '', {
    path: ['sentence'],
    error: () => m.application_sentence_needed(),
  })
export type MoveInput = z.output<typeof moveInput>
/** The same of somebody who is not ready for it. */
export const unreadyMoveInput = moveInput.safeExtend({ skip: skipNeeded })

const hasReason = ({ state, reason }: { state: string; reason?: number | undefined }) =>
  state !== 'rejected' || reason !== undefined
const reasonNeeded = { path: ['reason'], error: () => m.application_sentence_needed() }

/**
 * The same step for many; each reads it in their own language. `from` is the state that the screen showed, and `skip`
 * is for those alone of whom it said that they are not ready. `reason` is one of the sentences for those who are not
 * selected.
 */
export const moveManyInput = z
  .strictObject({
    moves: z
      .array(z.strictObject({ id, from: z.enum(STATES), skip }))
      .min(1)
      .max(PART_SIZE),
    state: z.enum(STATES),
    reason: z.number().int().min(0).max(9).optional(),
  })
  .refine(hasReason, reasonNeeded)

/** What is asked before that; `isReady` says that everybody is. */
export const moveManyAnswer = z
  .strictObject({
    state: z.enum(STATES),
    reason: z.union([z.literal('').transform(() => undefined), z.coerce.number().int().min(0).max(9)]),
    isReady: z.boolean(),
    skip,
  })
  .refine(hasReason, reasonNeeded)
  .refine(({ isReady, skip: given }) => isReady || skipNeeded.safeParse(given).success, {
    path: ['skip'],
    error: () => m.application_skip_needed(),
  })

/** Who of these is not ready for a state. */
export const unreadyInput = applicationIds.extend({ state: z.enum(STATES) })

/** A step that was made, to be undone. */
export const undoMoveInput = z.strictObject({ id, event: id })
export const undoManyInput = z.strictObject({ moves: z.array(undoMoveInput).min(1).max(PART_SIZE) })

/** When to call somebody again who asked for it. */
export const callDays = { least: today, greatest: () => yearsFrom(today(), 1) }
export const callAt = moment({ needed: m.call_at_needed, ...callDays })

/** The same as it is typed, in the time of Dhaka. */
export const typedCallOn = z.strictObject({ callAt: officeMoment(callAt) })

/** A note, or a call, how it went, and when to call again. */
export const entryInput = z
  .strictObject({
    id,
    kind: z.enum(['note', 'call']),
    outcome: z.enum(CALL_OUTCOMES).nullable().default(null),
    callAt: orNull(callAt),
    text: optionalText(NOTE_MAX, { isLong: true }),
  })
  .refine(({ kind, text }) => kind === 'call' || text !== '', { path: ['text'], error: () => m.note_needed() })

/** Who is called next: of a vacancy or of all, in a browser’s tab, without those who were passed over; `id` is asked for by name. */
export const nextCallInput = z.strictObject({
  id: id.optional(),
  tab: z.string().min(1).max(64),
  passed: z.array(id).max(500),
  vacancy: id.optional(),
})

/** Two applications of one person: what `id` sent leads to `into` from then on. */
export const mergeInput = z.strictObject({ id, into: id })

/** The days of interviews; those that were are corrected, too. */
export const interviewDays = { least: () => yearsFrom(today(), -PAST_YEARS), greatest: () => yearsFrom(today(), YEARS) }
export const interviewAt = moment({ needed: m.interview_at_needed, ...interviewDays })

/**
 * When and where applicants are seen; a new interview has no id, and `vacancyId` is empty where any job will do. The
 * invitation is written in both languages.
 */
export const interviewInput = z.strictObject({
  id: id.optional(),
  vacancyId: idText()
    .nullable()
    .transform(given => given || null),
  at: interviewAt,
  place: requiredText(m.interview_place_needed, 300),
  note: optionalText(1000, { isLong: true }),
  invitation: requiredText(m.interview_text_needed, SENTENCE_MAX, { isLong: true }),
  invitationBn: requiredText(m.interview_text_needed, SENTENCE_MAX, { isLong: true }),
})
export type InterviewInput = z.output<typeof interviewInput>
/** The same as it is typed, its time in Dhaka. */
export const typedInterview = interviewInput.extend({ at: officeMoment(interviewAt) })

export const inviteInput = applicationIds.extend({ interviewId: id })
/** What somebody was told of their interview, sent by a link of the phone, or by mail; `told` is which of it the screen showed. */
export const writtenInput = z.strictObject({ id, channel: z.enum(['whatsapp', 'sms', 'mail']), told: id.nullish() })
/** Whether people were there at their interview; empty takes it back. */
export const attendanceInput = applicationIds.extend({ attendance: z.enum(['came', 'absent', '']) })
export type Attendance = z.output<typeof attendanceInput>['attendance']
/** Who stays on the waiting list, with the states that the screen showed. */
export const waitingInput = z.strictObject({
  moves: z
    .array(z.strictObject({ id, from: z.enum(STATES) }))
    .min(1)
    .max(PART_SIZE),
})
const testResult = optionalText(200)
/** How the test of one person went. */
export const typedResult = z.strictObject({ testResult })
export const resultsInput = z.strictObject({
  results: z.array(z.strictObject({ id, testResult })).min(1).max(PART_SIZE),
})

/** Adds people who have departed to the figure of a company; one that is not listed yet has a name and a sector. */
export const countInput = z
  .strictObject({
    vacancyId: id.nullable(),
    ids: z.array(id).min(1).max(500).optional(),
    clientId: idText().min(1, { error: () => m.departed_country_needed() }),
    companyId: idText()
      .optional()
      .transform(given => given || undefined),
    companyName: optionalText(200),
    companySector: optionalText(200),
  })
  .refine(({ companyId, companyName }) => companyId !== undefined || companyName !== '', {
    path: ['companyName'],
    error: () => m.count_company_needed(),
  })
  .refine(({ companyId, companySector }) => companyId !== undefined || companySector !== '', {
    path: ['companySector'],
    error: () => m.count_sector_needed(),
  })
export type CountInput = z.output<typeof countInput>
