import { idText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import * as news from '#server/features/news/domain.ts'
import { manage, manageInput } from '#server/features/news/manage.ts'
import { SLUG_MAX } from '#server/features/news/schema.ts'
import { publicQuery, router, procedureFor } from '#server/trpc/procedures.ts'

/** A draft that is previewed may have what is no choice. */
const CHOICE_MAX = 200
const slug = idText(SLUG_MAX)
const one = z.strictObject({ slug })
const subject = z.strictObject({
  slug,
  country: z.string().max(CHOICE_MAX).optional(),
  service: z.string().max(CHOICE_MAX).optional(),
})

export const newsRouter = router({
  list: publicQuery.query(() => news.cards()),
  latest: publicQuery.query(() => news.latest()),
  manage: procedureFor('content')
    .input(manageInput)
    .query(({ input }) => manage(input)),
  related: publicQuery.input(subject).query(({ input }) => news.related(input)),
  bySlug: publicQuery.input(one).query(({ input }) => news.bySlug(input.slug)),
})
