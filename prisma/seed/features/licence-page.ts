import { feesPageContent } from '#server/features/fees/domain.ts'
import { seedFeesPage } from '#prisma/seed/fees-data.ts'
import { documents } from '#prisma/seed/demonstration.ts'

export const demonstration = documents(feesPageContent, stored => [
  { _id: 'licence-and-fees', ...seedFeesPage, picture: stored(seedFeesPage.picture) },
])
