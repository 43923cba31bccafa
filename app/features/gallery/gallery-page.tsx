import { EmptyState } from '@agency/ui/EmptyState'
import { Gallery } from '@agency/ui/Gallery'
import { Section } from '@agency/ui/Section'
import { findPage, type LocalizedPage } from '#app/features/pages/queries.ts'
import { loadNextSteps, NextSteps } from '#app/layouts/public/public-layout.tsx'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { galleryWords } from '#app/layouts/public/gallery-words.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { queryProcedure } from '#app/rendering/query-procedure.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { localizedText, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { DescribedAlbum } from '#server/features/gallery/domain.ts'

/** The albums of the gallery, in the page's language. */
const listAlbums = async () => (await queryProcedure('gallery.list')).map(localizeAlbum)

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

const loadNotes = () => import('#app/features/pages/page-notes.tsx')
const PageNotes = staticComponent(loadNotes, 'PageNotes')

/** The albums, and the texts around them where somebody has written any. */
export async function loadGallery() {
  const [albums, page] = await Promise.all([listAlbums(), findPage('gallery'), loadStatic(loadNotes), loadNextSteps()])
  return { albums, page }
}

/** Every album with its pictures. */
export function GalleryPage({ albums, page }: { albums: LocalizedAlbum[]; page: LocalizedPage | null }) {
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop
        title={page ? <span {...page.title} /> : m.gallery_title()}
        lead={page?.lead.children && <span {...page.lead} />}
      />
      {albums.length > 1 && <AlbumLinks albums={albums} />}
      {albums.length > 0 ? (
        <div className="grid gap-14">
          {albums.map(album => (
            <AlbumSection key={album._id} {...album} />
          ))}
        </div>
      ) : (
        <EmptyState headingLevel="h2" title={m.gallery_empty_title()} description={m.gallery_empty_text()} />
      )}
      {page && <PageNotes chapters={page.chapters} pictures={page.pictures} />}
      <NextSteps page="gallery" />
    </Section>
  )
}

/** The titles of several albums, each a link to its place on the page. */
function AlbumLinks({ albums }: { albums: LocalizedAlbum[] }) {
  return (
    <nav aria-label={m.album_many()} className="mb-10">
      <ul className="flex flex-wrap gap-x-6">
        {albums.map(
          ({ _id, title }) =>
            title.children && (
              <li key={_id}>
                <a href={`#${_id}`} lang={title.lang} className={standaloneLink}>
                  {title.children}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}

const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 75vw'
const LARGE_SIZES = '(min-width: 64rem) 50rem, (min-width: 40rem) 50vw, 75vw'

/** An album: its title and text, as far as it has any, how many pictures it has, and these. */
function AlbumSection({ _id, title, text, pictures }: LocalizedAlbum) {
  const isLed = pictures.length % 3 === 0 // the large one takes four places: the last row is full
  return (
    <section id={_id}>
      {title.children && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-8">
          <h2 className="text-2xl wrap-anywhere" lang={title.lang}>
            {title.children}
          </h2>
          <p className="text-muted">{m.album_count(plural(pictures.length))}</p>
        </div>
      )}
      {text.children && <p className="mt-3 max-w-text whitespace-pre-line wrap-anywhere text-muted" {...text} />}
      <Gallery
        columns={isLed ? 'led' : 'three'}
        label={title.children || m.gallery_title()}
        className={title.children || text.children ? 'mt-8' : undefined}
        pictures={pictures.map(({ _id: id, picture, focus, isIllustration, alt, caption }, n) => ({
          id,
          href: picture,
          alt: alt.children,
          caption,
          note: isIllustration ? m.picture_illustration() : undefined,
          thumb: (
            <StoredPicture
              url={picture}
              alt={alt.children}
              lang={alt.lang}
              focus={focus}
              isPhoto={!isIllustration}
              sizes={isLed && n === 0 ? LARGE_SIZES : SIZES}
            />
          ),
          large: (
            <StoredPicture
              url={picture}
              alt={alt.children}
              lang={alt.lang}
              sizes="100vw"
              fit="contain"
              loading="eager"
            />
          ),
        }))}
        labels={galleryWords()}
      />
    </section>
  )
}
