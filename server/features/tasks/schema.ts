import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { yearsFrom } from '#i18n/typed/day.ts'
import { day, type Days, idText, requiredText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { DUES } from '#server/features/tasks/dues.shared.ts'
import { WORKED } from '#server/features/tasks/work.shared.ts'
import { listInput } from '#server/trpc/list.ts'
import { PART_SIZE } from '#server/trpc/schema.ts'

/** The most letters of a task: one sentence. */
export const TEXT_MAX = 200

const id = idText().min(1)

/** Somebody by their id, `me`, or nobody. */
const person = id.nullable()

/** What a list of records is narrowed down to besides its own filters. */
export const workFilter = { assignee: id.optional(), due: z.enum(DUES).optional() }

/**
 * Who works on records from now on. `seen` is whose each was on the screen, by its id: what a colleague has been given since stays theirs,
 * and that is told.
 */
export const assignInput = z.strictObject({
  ids: z.array(id).min(1).max(PART_SIZE),
  to: person,
  seen: z.record(id, person).default({}),
})
export type AssignInput = z.output<typeof assignInput>

/** The days by which something can be to be done. */
export const taskDays: Days = { least: () => yearsFrom(today(), -1), greatest: () => yearsFrom(today(), 2) }

const facts = {
  text: requiredText(m.task_text_needed, TEXT_MAX),
  dueOn: day({ needed: m.task_day_needed, ...taskDays }),
  to: person,
}
/** What the form of a task asks for. */
export const taskFacts = z.strictObject(facts)

export const taskId = z.strictObject({ id })
/** The record of tasks. */
export const taskRecord = z.strictObject({ on: z.enum(WORKED), record: id })
/** A task; the form chooses its id. */
export const taskInput = taskRecord.extend({ id: z.uuid(), ...facts })
/** `seen` is the version that the screen showed. */
export const taskChange = taskId.extend({ seen: z.number().int().min(1), ...facts })
export const taskDone = taskId.extend({ isDone: z.boolean() })

/** A list of tasks: whose, and by when; without either, all that are open. */
export const tasksInput = listInput
  .pick({ page: true, size: true })
  .extend({ assignee: id.optional(), due: z.enum([...DUES, 'done']).optional() })
