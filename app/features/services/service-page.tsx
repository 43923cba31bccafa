import { Link } from '@tanstack/react-router'
import { Illustration } from '#app/layouts/illustration.tsx'
import { sharePicture } from '#app/layouts/head.ts'
import { localize } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type ServicePage, servicePages } from '#app/features/services/service-pages.ts'
import { Article, Paragraphs } from '#app/layouts/public/article.tsx'

type Service = { service: keyof typeof servicePages }

const shares: Record<Service['service'], string> = {
  manpower: 'advisory',
  employment: 'trade-test',
  visa: 'visa-desk',
  ticket: 'ticket-counter',
  skills: 'wiring-class',
}

export function head({ service }: Service) {
  const { title, description } = localize(servicePages[service])
  return { title, description, picture: sharePicture(shares[service]) }
}

/** A service in full: what it is, what it covers, and two pictures of it. */
export function Page({ service }: Service) {
  const { title, lead, paragraphs } = localize(servicePages[service])
  return (
    <Article
      title={title}
      lead={lead}
      under={<Link to="/all-services">{m.services_title()}</Link>}
      aside={<ServicePictures service={service} />}
    >
      <Paragraphs texts={paragraphs} />
      <ServicePoints service={service} />
    </Article>
  )
}

/** What a service covers, point by point. */
export function ServicePoints({ service }: Service) {
  return (
    <section className="pt-4">
      <h2 className="text-xl">{m.service_points()}</h2>
      <ul className="mt-4 space-y-3 border-s-2 border-brand ps-5">
        {localize(servicePages[service]).points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

/** The two pictures of a service. */
export function ServicePictures({ service }: Service) {
  const { pictures, alts } = localize<ServicePage & { alts?: string[] }>(servicePages[service])
  return (
    <div className="grid content-start gap-4 sm:max-lg:grid-cols-2">
      {pictures.map(({ image, alt }, n) => (
        <Illustration
          key={image}
          name={image}
          alt={alts?.[n] ?? alt}
          sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
          className="rounded-lg"
        />
      ))}
    </div>
  )
}
