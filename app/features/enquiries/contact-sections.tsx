import type { ReactNode } from 'react'
import { WholeMailAddress } from '#app/layouts/mail-address.tsx'
import type { LocalizedPage } from '#app/features/pages/queries.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { mapLink } from '#app/layouts/map-link.ts'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { PhoneText } from '#app/layouts/public/unbroken.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { whatsappLink } from '#i18n/reach.ts'
import { telephoneLink } from '#i18n/typed/phone.ts'

/** The top of the page, with the texts that staff have given it. */
export function ContactHeader({ title, lead }: Partial<Pick<LocalizedPage, 'title' | 'lead'>>) {
  return (
    <PageTop
      name={m.contact_title()}
      title={title && !title.lang ? <span {...title} /> : m.contact_heading()}
      lead={lead?.children && <span {...lead} />}
    />
  )
}

export function OfficePicture() {
  const { sketch } = agency()
  if (!sketch) return null
  return (
    <div className="relative size-full">
      <StoredPicture
        url={sketch.picture}
        sizes="(min-width: 64rem) 36rem, 75vw"
        alt={sketch.alt ?? ''}
        lang={sketch.lang}
        className="size-full"
      />
      <p className="absolute end-3 top-3 rounded-sm bg-surface px-2 py-1 text-xs text-muted">
        {m.contact_map_sketch()}
      </p>
    </div>
  )
}

export function OfficeAddress() {
  const { addresses, hours } = agency()
  return (
    <>
      {addresses.map(({ lines, lang, latitude, longitude }, n) => (
        <div key={lines.join()} className={n > 0 ? 'mt-6' : ''}>
          {n === 0 && <h2 className="font-sans text-base font-semibold">{m.contact_office()}</h2>}
          <address lang={lang} className="mt-1 not-italic">
            <Lines lines={lines} />
          </address>
          {latitude !== undefined && longitude !== undefined && (
            <a className={`${standaloneLink} mt-2`} href={mapLink(latitude, longitude)} rel="noreferrer">
              {m.contact_directions()}
            </a>
          )}
        </div>
      ))}
      {hours && (
        <div className="mt-4">
          <h2 className="font-sans text-base font-semibold">{m.contact_hours()}</h2>
          <div lang={hours.lang} className="mt-1">
            <Lines lines={hours.lines} />
          </div>
        </div>
      )}
    </>
  )
}

export function ContactLinks() {
  const { phones, emails } = agency()
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-8">
      {phones.length > 0 && (
        <ContactList title={m.contact_phones()}>
          {phones.map(({ number, label, lang, hasWhatsapp }) => (
            <li key={number} className="flex flex-col items-start">
              {label && <Label text={label} lang={lang} />}
              {hasWhatsapp && (
                <a className={contactLink} href={whatsappLink(number)} rel="noreferrer">
                  <PhoneText number={number} say={m.contact_whatsapp} />
                </a>
              )}
              <a className={contactLink} href={telephoneLink(number)}>
                <PhoneText number={number} say={m.contact_call} />
              </a>
            </li>
          ))}
        </ContactList>
      )}
      {emails.length > 0 && (
        <ContactList title={m.contact_mails()}>
          {emails.map(({ email, subject, lang }) => (
            <li key={email} className="flex flex-col items-start">
              {subject && <Label text={subject} lang={lang} />}
              <a className={contactLink} href={`mailto:${email}`}>
                <WholeMailAddress email={email} />
              </a>
            </li>
          ))}
        </ContactList>
      )}
    </div>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map(line => (
    <span key={line} className="block">
      {line}
    </span>
  ))
}

function Label({ text, lang }: { text: string; lang: string | undefined }) {
  return (
    <span lang={lang} className="mt-1 text-sm text-muted">
      {text}
    </span>
  )
}

function ContactList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1 font-sans text-base font-semibold">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

const contactLink = standaloneLink
