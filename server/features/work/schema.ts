import { idText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { DUES } from '#server/features/work/dues.shared.ts'
import { WORKED } from '#server/features/work/worked.shared.ts'
import { PART_SIZE } from '#server/trpc/schema.ts'

const id = idText().min(1)

/** Somebody by their id, `me`, or nobody; a field has '' for that. */
export const person = idText()
  .nullable()
  .transform(given => given || null)

/** What a list of records is narrowed down to besides its own filters. */
export const workFilter = { assignee: id.optional(), due: z.enum(DUES).optional() }

/**
 * Who works on records from now on. `seen` is whose each was on the screen, by its id: what a colleague has been given since stays theirs,
 * and that is told.
 */
export const assignInput = z.strictObject({
  on: z.enum(WORKED),
  ids: z.array(id).min(1).max(PART_SIZE),
  to: person,
  seen: z.record(id, person).default({}),
})
export type AssignInput = z.output<typeof assignInput>
