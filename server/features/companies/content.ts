import { defineDocument } from '#server/features/content/domain.ts'
import { companyPoints } from '#server/features/companies/points.shared.ts'
import { companyFields } from '#server/features/companies/schema.ts'

export const companiesContent = defineDocument({
  feature: 'companies',
  fields: companyFields,
  title: ({ companyName = '' }) => companyName,
  missing: company => [
    ...(company.logo ? [] : ['picture' as const]),
    ...(Object.values(companyPoints).some(points => isBegun(points.map(point => company[point])))
      ? ['hidden' as const]
      : []),
  ],
})

/** Some points are written, but visitors see a section when all of them are. */
const isBegun = (points: unknown[]) => points.some(Boolean) && !points.every(Boolean)
