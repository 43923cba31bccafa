import { EmptyState } from '@agency/ui/EmptyState'
import { Gallery } from '@agency/ui/Gallery'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { findPage, type LocalizedPage } from '#app/features/pages/queries.ts'
import { loadNextSteps, NextSteps } from '#app/layouts/public/public-layout.tsx'
import { galleryWords } from '#app/layouts/public/gallery-words.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { listAlbums, type LocalizedAlbum } from './queries.ts'

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
    <Section space="none" className="pb-16 sm:pb-28">
      <PageHeader
        title={page ? <span {...page.title} /> : m.gallery_title()}
        lead={page?.lead.children && <span {...page.lead} />}
      />
      {albums.length > 0 ? (
        <div className="grid gap-16">
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

/** An album: its title and text, as far as it has any, and its pictures. */
export function AlbumSection({ title, text, pictures }: LocalizedAlbum) {
  return (
    <section>
      {title.children && (
        <h2 className="text-3xl wrap-anywhere" lang={title.lang}>
          {title.children}
        </h2>
      )}
      {text.children && <p className="mt-3 max-w-text whitespace-pre-line wrap-anywhere text-muted" {...text} />}
      <Gallery
        columns="three"
        label={title.children || m.gallery_title()}
        className={title.children || text.children ? 'mt-8' : undefined}
        pictures={pictures.map(({ _id, picture, alt, caption }) => ({
          id: _id,
          href: picture,
          alt: alt.children,
          caption,
          thumb: (
            <StoredPicture
              url={picture}
              alt={alt.children}
              lang={alt.lang}
              sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 80vw"
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
        words={galleryWords()}
      />
    </section>
  )
}
