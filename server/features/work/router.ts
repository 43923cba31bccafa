import { assign, colleagues } from '#server/features/work/assign.ts'
import { assignInput } from '#server/features/work/schema.ts'
import { can } from '#server/permissions.ts'
import { type Worked, WORKED } from '#server/features/work/worked.shared.ts'
import { procedureFor, requireRight, router } from '#server/trpc/procedures.ts'

/** Whoever works on any of these records; each call asks for the right to its own. */
const worker = procedureFor(WORKED)

export const workRouter = router({
  assign: worker.input(assignInput).mutation(({ ctx, input }) => {
    requireRight(ctx.user, input.on)
    return assign(ctx.user, input)
  }),
  /** Who may be given records of each kind that the reader may work on. */
  colleagues: worker.query(async ({ ctx }) => {
    const entries = WORKED.map(async on => [on, can(ctx.user, on) ? await colleagues(on) : []] as const)
    return Object.fromEntries(await Promise.all(entries)) as Record<Worked, Awaited<ReturnType<typeof colleagues>>>
  }),
})
