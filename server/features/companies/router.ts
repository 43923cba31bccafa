import * as companies from '#server/features/companies/domain.ts'
import { publicQuery, router } from '#server/trpc/procedures.ts'

export const companiesRouter = router({
  list: publicQuery.query(() => companies.publicRecords()),
  contacts: publicQuery.query(() => companies.contacts()),
})
