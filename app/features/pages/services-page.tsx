import { Prose } from '@agency/ui/Prose'
import { Section } from '@agency/ui/Section'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { writtenHead } from '#app/features/pages/page-head.ts'
import { Chapters, PagePictures, Unwritten } from '#app/features/pages/page-parts.tsx'
import { findPage, listServices, type LocalizedPage } from '#app/features/pages/queries.ts'
import { Contact, Covers, Papers, ServiceSteps } from '#app/features/pages/service-parts.tsx'
import { PictureLine } from '#app/layouts/lead-picture.tsx'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { pages } from '#server/features/pages/schema.ts'

type Props = { page: LocalizedPage | null; services: LocalizedPage[] }

/** How many points of a service its row shows. */
const POINTS = 3

/** For the loader of its route. */
export async function loadServicesPage() {
  const [page, services] = await Promise.all([findPage('all-services'), listServices()])
  return {
    shown: { page, services },
    head: writtenHead('all-services', page),
    isUnlisted: !page && services.length === 0,
  }
}

/** The services in short, each with a link to its page; one without a page of its own stands here whole. */
export function ServicesPage({ page, services }: Props) {
  if (!page && services.length === 0) return <Unwritten title={m.services_title()} />
  const { title, lead, chapters = [], pictures = [] } = page ?? {}
  return (
    <>
      <Section space="none" className="pb-12">
        <PageTop title={title ? <span {...title} /> : m.services_title()} lead={lead?.children && <span {...lead} />} />
        {chapters.length > 0 && (
          <Prose className="mb-10">
            <Chapters chapters={chapters} />
          </Prose>
        )}
        <PagePictures pictures={pictures} />
        {services.filter(hasOwnPage).map(service => (
          <ServiceRow key={service.id} {...service} />
        ))}
      </Section>
      {services
        .filter(service => !hasOwnPage(service))
        .map(service => (
          <WholeService key={service.id} {...service} />
        ))}
      <Section space="none" className="pb-8 sm:pb-12">
        <NextSteps page="all-services" />
      </Section>
    </>
  )
}

const hasOwnPage = ({ id }: LocalizedPage) => pages[id].path !== pages['all-services'].path

function ServiceRow({ id, title, lead, covers, pictures }: LocalizedPage) {
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 items-start gap-x-8 gap-y-4 border-t border-line py-6 break-inside-avoid sm:grid-cols-2 sm:py-12 lg:gap-x-16"
    >
      <PicturePair pictures={pictures} />
      <div>
        <h2 id={`${id}-title`} className="text-2xl" lang={title.lang}>
          {title.children}
        </h2>
        {lead.children && <p className="mt-2 text-muted" {...lead} />}
        {covers.length > 0 && (
          <ul className="mt-3 list-disc space-y-1 ps-6">
            {covers.slice(0, POINTS).map(({ title: point }, n) => (
              <li key={n} {...point} />
            ))}
          </ul>
        )}
        <Link to={pages[id].path} className={`${standaloneLink} mt-2`}>
          {m.service_more({ title: title.children })}
          <ArrowRight aria-hidden="true" className="size-5 shrink-0 rtl:[scale:-1_1]" />
        </Link>
      </div>
    </article>
  )
}

function WholeService({ id, title, lead, chapters, covers, steps, papers, contact, pictures }: LocalizedPage) {
  return (
    <Section id={id} ground="surface" aria-labelledby={`${id}-title`}>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:gap-x-16">
        <PicturePair pictures={pictures} />
        <div className="space-y-5">
          <h2 id={`${id}-title`} className="text-3xl" lang={title.lang}>
            {title.children}
          </h2>
          {lead.children && <p className="text-lg text-muted" {...lead} />}
          <Chapters chapters={chapters} level="h3" />
        </div>
      </div>
      <div className="mt-8 space-y-10">
        {covers.length > 0 && <Covers covers={covers} />}
        {steps.length > 0 && <ServiceSteps steps={steps} />}
        {papers.length > 0 && <Papers papers={papers} />}
        <Contact contact={contact} level="h3" isWide />
      </div>
    </Section>
  )
}

/** Two pictures of a service beside each other. */
function PicturePair({ pictures }: Pick<LocalizedPage, 'pictures'>) {
  const pair = pictures.slice(0, 2)
  if (pair.length === 0) return null
  return (
    <figure>
      <div className={`grid gap-3 ${pair.length > 1 ? 'grid-cols-2' : ''}`}>
        {pair.map(({ picture, focus, isIllustration, alt }) => (
          <StoredPicture
            key={picture}
            url={picture}
            alt={alt.children}
            lang={alt.lang}
            focus={focus}
            isPhoto={!isIllustration}
            sizes="(min-width: 40rem) 18rem, 50vw"
            className="aspect-3/2 rounded-lg"
          />
        ))}
      </div>
      <PictureLine isIllustration={pair.some(({ isIllustration }) => isIllustration)} />
    </figure>
  )
}
