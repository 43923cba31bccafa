import { galleryContent } from '#server/features/gallery/domain.ts'
import { seedAlbums } from '#prisma/seed/gallery-data.ts'
import { documents } from '#prisma/seed/demonstration.ts'

export const demonstration = documents(galleryContent, stored =>
  seedAlbums.map(album => ({
    ...album,
    pictures: album.pictures.map(each => ({ ...each, picture: stored(each.picture) })),
  })),
)
