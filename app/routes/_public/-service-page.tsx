import { Link } from '@tanstack/react-router'
import { Drawing } from '#app/drawing.tsx'
import { sharePicture } from '#app/head.ts'
import { m } from '#app/paraglide/messages.js'
import { servicePages } from '#app/service-pages.ts'
import { Article, Paragraphs } from './-article.tsx'

type Service = { service: keyof typeof servicePages }

const shares: Record<Service['service'], string> = { manpower: 'advisory', employment: 'trade-test', visa: 'visa-desk', ticket: 'ticket-counter', skills: 'wiring-class' }

export const head = ({ service }: Service) => ({ ...servicePages[service], picture: sharePicture(shares[service]) })

/** A service in full: what it is, what it covers, and two pictures of it. */
export function Page({ service }: Service) {
  const { title, lead, paragraphs } = servicePages[service]
  return (
    <Article title={title} lead={lead} under={<Link to="/all-services">{m.services_title()}</Link>} aside={<ServicePictures service={service} />}>
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
      <ul className="mt-4 space-y-3 border-s-2 border-brand ps-5">{servicePages[service].points.map(point => <li key={point}>{point}</li>)}</ul>
    </section>
  )
}

/** The two pictures of a service. */
export function ServicePictures({ service }: Service) {
  return (
    <div className="grid content-start gap-4 sm:max-lg:grid-cols-2">
      {servicePages[service].pictures.map(({ image, alt }) => <Drawing key={image} name={image} alt={alt} sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw" className="rounded-lg" />)}
    </div>
  )
}
