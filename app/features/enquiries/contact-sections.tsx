import { PageHeader } from '@agency/ui/PageHeader'
import { Picture } from '@agency/ui/Picture'
import type { ReactNode } from 'react'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { link } from '#app/layouts/link-style.ts'
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { agency, site, telephoneLink, whatsappLink } from '#i18n/agency.ts'
import { Notes } from '#app/layouts/public/article.tsx'

export function ContactHeader() {
  return <PageHeader eyebrow={m.contact_title()} title={m.contact_heading()} lead={m.contact_lead()} />
}

export function OfficePicture() {
  const sources = (['avif', 'webp'] as const).map(format => ({
    type: `image/${format}`,
    srcSet: [640, 1280].map(width => `/drawings/office-map-${width}.${format} ${width}w`).join(', '),
  }))
  return (
    <div className="relative size-full">
      <Picture
        src="/drawings/office-map-1280.webp"
        sources={sources}
        sizes="(min-width: 64rem) 36rem, 100vw"
        width={1280}
        height={640}
        alt={m.contact_map_picture()}
        className="size-full"
      />
      <p className="absolute end-3 top-3 rounded-sm bg-surface px-2 py-1 text-xs text-muted">
        {m.contact_map_sketch()}
      </p>
    </div>
  )
}

export function OfficeAddress() {
  const { latitude, longitude } = site.place
  return (
    <>
      <h2 className="font-sans text-base font-semibold">{m.contact_office()}</h2>
      <address className="mt-1 not-italic">
        {agency().address.map(line => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <a
        className={`${link} mt-2 inline-flex min-h-11 items-center`}
        href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
        rel="noreferrer"
      >
        {m.contact_directions()}
      </a>
    </>
  )
}

export function ContactLinks() {
  const greeting = m.contact_greeting({ name: agency().name })
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-8">
      <ContactList title={m.contact_phones()}>
        {site.phones.map(phone => (
          <li key={phone} className="flex flex-col items-start">
            <a className={contactLink} href={whatsappLink(phone, greeting)} rel="noreferrer">
              {m.contact_whatsapp({ phone: formatDigits(phone) })}
            </a>
            <a className={contactLink} href={telephoneLink(phone)}>
              {m.contact_call({ phone: formatDigits(phone) })}
            </a>
          </li>
        ))}
      </ContactList>
      <ContactList title={m.contact_mails()}>
        {site.emails.map(email => (
          <li key={email}>
            <a className={contactLink} href={`mailto:${email}`}>
              <MailAddress email={email} />
            </a>
          </li>
        ))}
      </ContactList>
    </div>
  )
}

export function NextSteps() {
  return <Notes title={m.contact_next_title()} texts={[m.contact_next_1(), m.contact_next_2(), m.contact_next_3()]} />
}

function ContactList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1 font-sans text-base font-semibold">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

const contactLink = `${link} inline-flex min-h-11 items-center wrap-anywhere`
