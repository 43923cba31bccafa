import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { yearsFrom } from '#i18n/typed/day.ts'
import { idText, moment, optionalText, requiredText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import {
  CALL_OUTCOMES,
  SOURCES,
  STATE_FILTERS,
  STATES,
  STEP_PAYERS,
} from '#server/features/applications/stages/states.shared.ts'
import { applicationInput } from '#server/features/applications/schema.ts'
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

const id = idText().min(1)
export const applicationId = z.strictObject({ id })

/** What an applicant has said, corrected. `seen` is the version that the screen showed. */
export const editInput = z.strictObject({ id, seen: z.number().int().min(1), values: applicationInput })
export type EditInput = z.output<typeof editInput>

/** One application, or a part of a list. */
export const applicationIds = z.strictObject({ ids: z.array(id).min(1).max(PART_SIZE) })

/**
 * What a list shows; `vacancy` is an id, or `none` for applications without one, and `assignee` an account’s id, `me`,
 * `none` or `left`.
 */
export const applicationsFilter = listInput.pick({ search: true }).extend({
  state: z.enum(STATE_FILTERS).optional(),
  vacancy: id.optional(),
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
  cost: z.number().int().min(0).max(COST_MAX).nullable().default(null),
  payer: z.enum(STEP_PAYERS).nullable().default(null),
}

/** Why somebody goes on without what a stage needs. */
const skip = optionalText(REASON_MAX)

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
  .refine(({ state, reason }) => state !== 'rejected' || reason !== undefined, {
    path: ['reason'],
    error: () => m.application_sentence_needed(),
  })

/** Who of these is not ready for a state. */
export const unreadyInput = applicationIds.extend({ state: z.enum(STATES) })

/** A step that was made, to be undone. */
export const undoMoveInput = z.strictObject({ id, event: id })
export const undoManyInput = z.strictObject({ moves: z.array(undoMoveInput).min(1).max(PART_SIZE) })

/** A note, or a call and how it went. */
export const entryInput = z
  .strictObject({
    id,
    kind: z.enum(['note', 'call']),
    outcome: z.enum(CALL_OUTCOMES).nullable().default(null),
    text: optionalText(NOTE_MAX, { isLong: true }),
  })
  .refine(({ kind, text }) => kind === 'call' || text !== '', { path: ['text'], error: () => m.note_needed() })

/** Two applications of one person: what `id` sent leads to `into` from then on. */
export const mergeInput = z.strictObject({ id, into: id })

/** The days of interviews; those that were are corrected, too. */
export const interviewDays = { least: () => yearsFrom(today(), -PAST_YEARS), greatest: () => yearsFrom(today(), YEARS) }
export const interviewAt = moment({ needed: m.interview_at_needed, ...interviewDays })

/** When and where applicants are seen; a new interview has no id. The invitation is written in both languages. */
export const interviewInput = z.strictObject({
  id: id.optional(),
  vacancyId: id.nullable(),
  at: interviewAt,
  place: requiredText(m.interview_place_needed, 300),
  note: optionalText(1000, { isLong: true }),
  invitation: requiredText(m.interview_text_needed, SENTENCE_MAX, { isLong: true }),
  invitationBn: requiredText(m.interview_text_needed, SENTENCE_MAX, { isLong: true }),
})
export type InterviewInput = z.output<typeof interviewInput>

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
export const resultsInput = z.strictObject({
  results: z
    .array(z.strictObject({ id, testResult: optionalText(200) }))
    .min(1)
    .max(PART_SIZE),
})

/** Adds people who have departed to the figure of a company; one that is not listed yet has a name and a sector. */
export const countInput = z
  .strictObject({
    vacancyId: id.nullable(),
    ids: z.array(id).min(1).max(500).optional(),
    clientId: id,
    companyId: id.optional(),
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
