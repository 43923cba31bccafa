import { homeContent } from '#server/features/home/domain.ts'
import { seedHome } from '#prisma/seed/home-data.ts'
import { documents } from '#prisma/seed/demonstration.ts'

export const demonstration = documents(homeContent, stored => [
  { _id: 'home', ...seedHome, whyPicture: stored(seedHome.whyPicture) },
])
