import { type Document, readDocuments } from '#server/content/documents.ts'
import { galleryContent } from '#server/features/gallery/content.ts'
import type { AlbumInput } from '#server/features/gallery/schema.ts'
import { pictureTexts } from '#server/media/facts.ts'

export type Album = Document<AlbumInput>

/** The albums that are published, in their order. Texts that a picture leaves empty come from the media library. */
export async function list(): Promise<Album[]> {
  const [albums, textsOf] = await Promise.all([readDocuments(galleryContent), pictureTexts()])
  return albums.map(album => ({
    ...album,
    pictures: album.pictures.map(picture => {
      const { alt, altBn, caption, captionBn } = textsOf(picture.picture)
      return {
        ...picture,
        ...(!picture.alt && { alt, altBn }),
        ...(!picture.caption && { caption, captionBn }),
      }
    }),
  }))
}
