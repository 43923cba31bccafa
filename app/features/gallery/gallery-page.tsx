import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Illustration } from '#app/layouts/illustration.tsx'
import { type GalleryPicture, listGallery } from '#app/features/gallery/albums.ts'
import { sharePicture } from '#app/layouts/head.ts'
import { localize } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Notes } from '#app/layouts/public/article.tsx'

export const head = () => ({
  title: m.gallery_title(),
  description: m.gallery_description(),
  picture: sharePicture('departure-hall'),
})

export function Page() {
  const pictures = listGallery()
  return (
    <Section space="none" className="pb-16 sm:pb-28">
      <PageHeader title={m.gallery_title()} lead={pictures.length > 0 && m.gallery_lead()} />
      {pictures.length > 0 ? (
        <Pictures pictures={pictures} />
      ) : (
        <EmptyState headingLevel="h2" title={m.gallery_empty_title()} description={m.gallery_empty_text()} />
      )}
    </Section>
  )
}

function Pictures({ pictures }: { pictures: GalleryPicture[] }) {
  return (
    <>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {pictures.map(localize).map(({ image, alt, caption }) => (
          <li key={image}>
            <figure>
              <Illustration
                name={image}
                widths={[480, 960, 1440]}
                alt={alt}
                sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
                className="rounded-lg"
              />
              <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Notes title={m.gallery_why_title()} texts={[m.gallery_why_1(), m.gallery_why_2(), m.gallery_why_3()]} />
    </>
  )
}
