import { vacanciesContent } from '#server/features/vacancies/content.ts'
import { seedVacancies } from '#prisma/seed/vacancies-data.ts'
import { documents } from '#prisma/seed/demonstration.ts'

export const demonstration = documents(vacanciesContent, stored =>
  seedVacancies().map(({ picture, ...vacancy }) => ({ ...vacancy, ...(picture && { picture: stored(picture) }) })),
)
