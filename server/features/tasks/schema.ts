import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { yearsFrom } from '#i18n/typed/day.ts'
import { day, type Days, idText, requiredText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { DUES } from '#server/features/work/dues.shared.ts'
import { person } from '#server/features/work/schema.ts'
import { KINDS } from '#server/features/tasks/kinds.shared.ts'
import { listInput } from '#server/trpc/list.ts'

/** The most letters of a task: one sentence. */
export const TEXT_MAX = 200

const id = idText().min(1)

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
export const taskRecord = z.strictObject({ on: z.enum(KINDS), record: id })
/** A task, about a record or about none; the form chooses its id. */
export const taskInput = taskRecord
  .partial()
  .extend({ id: z.uuid(), ...facts })
  .refine(({ on, record }) => (on === undefined) === (record === undefined), { path: ['record'] })
/** `seen` is the version that the screen showed. */
export const taskChange = taskId.extend({ seen: z.number().int().min(1), ...facts })
export const taskDone = taskId.extend({ isDone: z.boolean() })

/** A list of tasks: whose, and by when; without either, all that are open. */
export const tasksInput = listInput
  .pick({ page: true, size: true })
  .extend({ assignee: id.optional(), due: z.enum([...DUES, 'done']).optional() })
