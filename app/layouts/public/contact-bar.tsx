import { BrandIcon } from '@agency/ui/BrandIcon'
import { ContactBar, ContactBarLink } from '@agency/ui/ContactBar'
import { Phone } from 'lucide-react'
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { agency, site, telephoneLink, whatsappLink } from '#i18n/agency.ts'

const [phone] = site.phones
const greeting = () => whatsappLink(phone, m.contact_greeting({ name: agency().name }))

/** Calling and writing at the lower edge of phones. */
export function BottomContactBar() {
  return (
    <ContactBar label={m.ways_label()}>
      <ContactBarLink href={telephoneLink(phone)} icon={<Phone aria-hidden="true" />}>
        {m.ways_call()}
      </ContactBarLink>
      <ContactBarLink href={greeting()} rel="noreferrer" icon={<BrandIcon brand="whatsapp" />}>
        {m.ways_whatsapp()}
      </ContactBarLink>
    </ContactBar>
  )
}

/** The same above the header of wide windows, with the number to read. */
export function ContactLinks() {
  return (
    <div role="group" aria-label={m.ways_label()} className="flex gap-x-6">
      <a href={telephoneLink(phone)} className={way}>
        <Phone aria-hidden="true" />
        {formatDigits(phone)}
      </a>
      <a href={greeting()} rel="noreferrer" className={way}>
        <BrandIcon brand="whatsapp" />
        {m.ways_whatsapp()}
      </a>
    </div>
  )
}

const way = 'inline-flex min-h-11 items-center gap-2 font-medium tabular-nums hover:text-brand [&>svg]:size-4'
