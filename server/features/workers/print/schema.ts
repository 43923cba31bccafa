import { idText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { CHECK_MAX, PRINT_KINDS, PRINT_MAX } from '#server/features/workers/print/kinds.shared.ts'

const id = idText().min(1)

/** Who is printed: the people of these applications, or one worker, also without one. */
export const printed = z
  .strictObject({ worker: id.optional(), applications: z.array(id).max(PRINT_MAX).default([]) })
  .refine(({ worker, applications }) => worker !== undefined || applications.length > 0)
export type Chosen = z.output<typeof printed>

export const checkInput = z.strictObject({
  kind: z.enum(PRINT_KINDS),
  worker: id.optional(),
  applications: z.array(id).max(CHECK_MAX).default([]),
})
