import { list } from '#server/features/people/domain.ts'
import { peopleInput } from '#server/features/people/schema.ts'
import { procedureFor, router } from '#server/trpc/procedures.ts'

export const peopleRouter = router({
  list: procedureFor('applications')
    .input(peopleInput)
    .query(({ ctx, input }) => list(ctx.user, input)),
})
