import * as gallery from '#server/features/gallery/domain.ts'
import { publicQuery, router } from '#server/trpc/procedures.ts'

export const galleryRouter = router({
  list: publicQuery.query(() => gallery.described()),
})
