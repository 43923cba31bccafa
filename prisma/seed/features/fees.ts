import { feesContent } from '#server/features/fees/domain.ts'
import { seedFees } from '#prisma/seed/fees-data.ts'
import { documents } from '#prisma/seed/demonstration.ts'

export const demonstration = documents(feesContent, () => seedFees)
