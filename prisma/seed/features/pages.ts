import { pagesContent } from '#server/features/pages/domain.ts'
import { seedPages } from '#prisma/seed/pages-data.ts'
import { documents } from '#prisma/seed/demonstration.ts'

export const demonstration = documents(pagesContent, stored =>
  seedPages.map(({ pictures, ...page }) => ({
    ...page,
    pictures: pictures.map(each => ({ ...each, picture: stored(each.picture) })),
  })),
)
