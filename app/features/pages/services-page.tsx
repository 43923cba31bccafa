import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { pageHead } from '#app/features/pages/page-head.ts'
import { Chapters, PagePictures, Unwritten } from '#app/features/pages/page-parts.tsx'
import { findPage, listServices, type LocalizedPage } from '#app/features/pages/queries.ts'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { m } from '#i18n/paraglide/messages.js'

type Props = { page: LocalizedPage | null; services: LocalizedPage[] }

export async function load(): Promise<Props> {
  const [page, services] = await Promise.all([findPage('all-services'), listServices()])
  return { page, services }
}

export function head({ page, services }: Props) {
  const pictures = [...(page?.pictures ?? []), ...services.flatMap(service => service.pictures)]
  return { ...pageHead('all-services', page, pictures), isUnlisted: !page && services.length === 0 }
}

/** All services, one after the other. */
export function Page({ page, services }: Props) {
  if (!page && services.length === 0) return <Unwritten title={m.services_title()} />
  const { title, lead, chapters = [], pictures = [] } = page ?? {}
  return (
    <>
      <Section space="none">
        <PageHeader
          title={title ? <span {...title} /> : m.services_title()}
          lead={lead?.children && <span {...lead} />}
        />
      </Section>
      {chapters.length + pictures.length > 0 && (
        <Section space="none" className={`pb-12 sm:pb-20 ${columns}`}>
          <div className="max-w-text space-y-5">
            <Chapters chapters={chapters} />
          </div>
          <PagePictures pictures={pictures} />
        </Section>
      )}
      {services.map(({ id, title, lead, chapters, pictures }, n) => (
        <Section key={id} id={id} space="md" ground={n % 2 ? 'none' : 'surface'} className={columns}>
          <div className="max-w-text space-y-5">
            <h2 className="text-3xl" lang={title.lang}>
              {title.children}
            </h2>
            {lead.children && <p className="text-lg text-muted" {...lead} />}
            <Chapters chapters={chapters} level="h3" />
          </div>
          <PagePictures pictures={pictures} />
        </Section>
      ))}
      <Section space="none" className="pb-16 sm:pb-28">
        <NextSteps page="all-services" />
      </Section>
    </>
  )
}

const columns = 'grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] lg:gap-16'
