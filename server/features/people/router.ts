import { list } from '#server/features/people/domain.ts'
import { PEOPLE } from '#server/features/people/rights.shared.ts'
import { peopleInput } from '#server/features/people/schema.ts'
import { procedureFor, router } from '#server/trpc/procedures.ts'

export const peopleRouter = router({
  list: procedureFor(PEOPLE)
    .input(peopleInput)
    .query(({ ctx, input }) => list(ctx.user, input)),
})
