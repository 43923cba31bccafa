import { slidesContent } from '#server/features/slides/domain.ts'
import { seedSlides } from '#prisma/seed/slides-data.ts'
import { documents } from '#prisma/seed/demonstration.ts'

export const demonstration = documents(slidesContent, stored => [
  { _id: 'slides', slides: seedSlides.map(slide => ({ ...slide, picture: stored(slide.picture) })) },
])
