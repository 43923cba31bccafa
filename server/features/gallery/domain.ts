import { defineDocument } from '#server/features/content/domain.ts'
import { albumFields, type AlbumInput, albumLists } from '#server/features/gallery/schema.ts'
import { type Document, documentsById, readDocuments, touchDocuments } from '#server/drafts/documents.ts'
import { announceTouched } from '#server/changes/outbox.ts'
import type { Reader, Writer } from '#server/db/client.ts'
import { pictureTexts } from '#server/files/facts.ts'

export const galleryContent = defineDocument({
  feature: 'gallery',
  fields: albumFields,
  lists: albumLists,
  title: ({ title = '' }) => title,
  missing: ({ pictures = [] }) => (pictures.length > 0 ? [] : ['picture']),
})

export type Album = Document<AlbumInput>

/** An album with what the library says of each picture besides: where its subject is, and whether it is drawn. */
export type DescribedAlbum = Omit<Album, 'pictures'> & {
  pictures: (Album['pictures'][number] & { focus?: string; isIllustration?: boolean })[]
}

/** The albums that are published, in their order. Texts that a picture leaves empty come from the media library. */
const list = async (): Promise<Album[]> => withLibraryTexts(await readDocuments(galleryContent))

/** Those with these ids as they are in the database now. */
export const byIds = async (ids: string[], transaction?: Reader): Promise<Album[]> =>
  withLibraryTexts(await documentsById(galleryContent, ids, transaction), transaction)

async function withLibraryTexts(albums: Album[], transaction?: Reader): Promise<Album[]> {
  const textsOf = await pictureTexts(transaction)
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

/** Albums that show what the library says of a picture say something else from now on. */
export async function touchAlbumsWith(transaction: Writer, path: string): Promise<void> {
  const live = await galleryContent.readLive(transaction)
  const albums = live.filter(({ data }) =>
    data.pictures.some(({ picture, alt, caption }) => picture === path && (!alt || !caption)),
  )
  if (albums.length === 0) return
  const updatedAt = new Date()
  const ids = albums.map(({ id }) => id)
  await touchDocuments(transaction, galleryContent.feature, ids, updatedAt)
  const touches = albums.map(album => ({ event: 'content.changed' as const, ...album, updatedAt }))
  await announceTouched(transaction, galleryContent.feature, touches, updatedAt)
}

/** The same as visitors see them. */
export async function described(): Promise<DescribedAlbum[]> {
  const [albums, factsOf] = await Promise.all([list(), pictureTexts()])
  return albums.map(album => ({
    ...album,
    pictures: album.pictures.map(picture => {
      const { focus, isIllustration } = factsOf(picture.picture)
      return { ...picture, ...(focus && { focus }), ...(isIllustration && { isIllustration }) }
    }),
  }))
}
