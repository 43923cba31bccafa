import { procedureContent } from '#server/features/procedure/domain.ts'
import { seedProcedure } from '#prisma/seed/procedure-data.ts'
import { documents } from '#prisma/seed/demonstration.ts'

export const demonstration = documents(procedureContent, stored => [
  { _id: 'procedure', ...seedProcedure, picture: stored(seedProcedure.picture) },
])
