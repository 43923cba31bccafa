import { createIsomorphicFn } from '@tanstack/react-start'
import { albums } from '#app/rendering/queries.server.ts'
import { fetchProcedure } from '#app/rendering/rpc-fetch.ts'
import { localizedText } from '#i18n/locale.ts'
import type { DescribedAlbum } from '#server/features/gallery/domain.ts'

/** The albums of the gallery, in the page's language. */
export const listAlbums = createIsomorphicFn()
  .server(async () => (await albums()).map(localizeAlbum))
  .client(async () => (await fetchProcedure('gallery.list')).map(localizeAlbum))

export type LocalizedAlbum = ReturnType<typeof localizeAlbum>

/** An album with its texts in the page's language; those of nothing are empty. */
export function localizeAlbum({
  _id,
  pictures,
  ...texts
}: Pick<DescribedAlbum, '_id' | 'pictures'> & Partial<DescribedAlbum>) {
  return {
    _id,
    title: eitherText(texts.title, texts.titleBn),
    text: eitherText(texts.text, texts.textBn),
    pictures: pictures.map(({ _id: id, picture, alt, altBn, caption, captionBn, focus, isIllustration }) => ({
      _id: id,
      picture,
      focus,
      isIllustration,
      alt: eitherText(alt, altBn),
      caption: eitherText(caption, captionBn),
    })),
  }
}

const eitherText = (english = '', bangla = '') => localizedText(english || bangla, bangla)
