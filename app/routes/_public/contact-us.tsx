import { MapFrame } from '@agency/ui/MapFrame'
import { PageHeader } from '@agency/ui/PageHeader'
import { Picture } from '@agency/ui/Picture'
import { Section } from '@agency/ui/Section'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageHead, sharePicture } from '#app/head.ts'
import { link } from '#app/link.ts'
import { m } from '#app/paraglide/messages.js'
import { findPosted } from '#app/public-form.ts'
import { site, telephoneLink, whatsappLink } from '#app/site.ts'
import { Notes } from './-article.tsx'
import { ContactForm } from './-contact-form.tsx'

const { latitude, longitude } = site.place
const AROUND = 0.006 // degrees shown on each side of the office

export const Route = createFileRoute('/_public/contact-us')({
  validateSearch: ({ sent }: Record<string, unknown>): { sent?: string | undefined } => ({ sent: typeof sent === 'string' && /^MB-[2-9A-Z]{6}$/.test(sent) ? sent : undefined }),
  loader: () => ({ posted: findPosted(), shownAt: Date.now() }),
  head: () => pageHead(m.contact_title(), m.contact_description(), sharePicture('office-visit')),
  component: ContactUs,
})

function ContactUs() {
  const { posted, shownAt } = Route.useLoaderData()
  const { sent } = Route.useSearch()
  return (
    <Section space="none" className="pb-16 sm:pb-28">
      <PageHeader eyebrow={m.contact_title()} title={m.contact_heading()} lead={m.contact_lead()} />
      <div className="grid items-start gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="grid gap-10">
          <OfficeMap />
          <Ways />
        </div>
        <ContactForm posted={posted} shownAt={shownAt} sent={sent} />
      </div>
      <Notes title={m.contact_next_title()} texts={[m.contact_next_1(), m.contact_next_2(), m.contact_next_3()]} />
    </Section>
  )
}

function OfficeMap() {
  const box = [longitude - AROUND, latitude - AROUND / 2, longitude + AROUND, latitude + AROUND / 2].join(',')
  const sources = (['avif', 'webp'] as const).map(format => ({ type: `image/${format}`, srcSet: [640, 1280].map(width => `/drawings/office-map-${width}.${format} ${width}w`).join(', ') }))
  return (
    <MapFrame
      title={m.contact_map_title()} src={`https://www.openstreetmap.org/export/embed.html?bbox=${box}&marker=${latitude},${longitude}`} showLabel={m.contact_map_show()} note={m.contact_map_note()}
      picture={<Picture src="/drawings/office-map-1280.webp" sources={sources} sizes="(min-width: 64rem) 36rem, 100vw" width={1280} height={640} alt={m.contact_map_picture()} />}
    >
      <h2 className="font-sans text-base font-semibold">{m.contact_office()}</h2>
      <address className="mt-1 not-italic">{site.address.map(line => <span key={line} className="block">{line}</span>)}</address>
      <a className={`${link} mt-2 inline-flex min-h-11 items-center`} href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`} rel="noreferrer">{m.contact_directions()}</a>
    </MapFrame>
  )
}

function Ways() {
  const greeting = m.contact_greeting({ name: site.name })
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Way title={m.contact_phones()}>
        {site.phones.map(phone => (
          <li key={phone} className="flex flex-col items-start">
            <a className={way} href={whatsappLink(phone, greeting)} rel="noreferrer">{m.contact_whatsapp({ phone })}</a>
            <a className={way} href={telephoneLink(phone)}>{m.contact_call({ phone })}</a>
          </li>
        ))}
      </Way>
      <Way title={m.contact_mails()}>{site.emails.map(email => <li key={email}><a className={way} href={`mailto:${email}`}>{email}</a></li>)}</Way>
    </div>
  )
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return <div><h2 className="mb-1 font-sans text-base font-semibold">{title}</h2><ul>{children}</ul></div>
}

const way = `${link} inline-flex min-h-11 items-center wrap-anywhere`
