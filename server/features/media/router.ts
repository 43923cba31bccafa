import { z } from '#i18n/zod.ts'
import * as media from '#server/features/media/domain.ts'
import { replacePicture } from '#server/features/media/replace.ts'
import { factsInput, picturePath } from '#server/features/media/schema.ts'
import { editing } from '#server/drafts/editing.shared.ts'
import { PART_SIZE } from '#server/trpc/schema.ts'
import { router, procedureFor } from '#server/trpc/procedures.ts'

const one = z.strictObject({ path: picturePath })

export const mediaRouter = router({
  list: procedureFor(editing)
    .input(media.mediaInput)
    .query(({ input }) => media.list(input)),
  byPath: procedureFor(editing)
    .input(one)
    .query(({ input }) => media.byPath(input.path)),
  change: procedureFor('content')
    .input(one.extend({ facts: factsInput }))
    .mutation(({ ctx, input }) => media.change(ctx.user, input.path, input.facts)),
  /** What was just uploaded into the library. */
  keep: procedureFor('content')
    .input(z.strictObject({ paths: z.array(picturePath).min(1).max(PART_SIZE) }))
    .mutation(({ ctx, input }) => media.keep(ctx.user, input.paths)),
  /** `content.undo` with the batch undoes it. */
  replace: procedureFor('content')
    .input(one.extend({ other: picturePath }))
    .mutation(({ ctx, input }) => replacePicture(ctx.user, input.path, input.other)),
  delete: procedureFor('content')
    .input(one)
    .mutation(({ ctx, input }) => media.remove(ctx.user, input.path)),
})
