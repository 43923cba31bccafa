import { idText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import * as vacancies from '#server/features/vacancies/domain.ts'
import { procedureFor, publicQuery, router } from '#server/trpc/procedures.ts'

const one = z.strictObject({ slug: idText() })

export const vacanciesRouter = router({
  list: publicQuery.query(() => vacancies.list()),
  bySlug: publicQuery.input(one).query(({ input }) => vacancies.bySlug(input.slug)),
  taken: procedureFor('vacancies').query(() => vacancies.listTaken()),
})
