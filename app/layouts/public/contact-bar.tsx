import { BrandIcon } from '@agency/ui/BrandIcon'
import { ContactBar, ContactBarLink } from '@agency/ui/ContactBar'
import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import type { SiteLink } from '#app/site/define-site.ts'
import { linksIn } from '#app/site/links.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { whatsappLink } from '#i18n/reach.ts'
import { telephoneLink } from '#i18n/typed/phone.ts'

/** Calling and writing at the lower edge of phones, between what features have there. */
export function BottomContactBar() {
  const { phones } = agency()
  const phone = phones[0]?.number
  const whatsapp = phones.find(({ hasWhatsapp }) => hasWhatsapp)?.number
  if (!phone) return null
  return (
    <ContactBar label={m.ways_label()}>
      {linksIn('bar').map(barLink)}
      <ContactBarLink href={telephoneLink(phone)} icon={<Phone aria-hidden="true" />}>
        {m.ways_call()}
      </ContactBarLink>
      {whatsapp && (
        <ContactBarLink href={whatsappLink(whatsapp)} rel="noreferrer" icon={<BrandIcon brand="whatsapp" />}>
          {m.ways_whatsapp()}
        </ContactBarLink>
      )}
      {linksIn('bar-end').map(barLink)}
    </ContactBar>
  )
}

function barLink({ to, label, icon: Icon, isDocument }: SiteLink) {
  const icon = Icon && <Icon aria-hidden="true" />
  return isDocument ? (
    <ContactBarLink key={to} href={localPath(to)} icon={icon}>
      {label()}
    </ContactBarLink>
  ) : (
    <ContactBarLink key={to} asChild icon={icon}>
      <Link to={to}>{label()}</Link>
    </ContactBarLink>
  )
}

/** Above the header of wide windows: what features have there. */
export const ContactLinks = () => (
  <div role="group" aria-label={m.ways_label()} className="flex gap-x-6">
    {linksIn('top').map(topLink)}
  </div>
)

function topLink({ to, label, icon: Icon, isDocument }: SiteLink) {
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" />}
      {label()}
    </>
  )
  return isDocument ? (
    <a key={to} href={localPath(to)} className={way}>
      {content}
    </a>
  ) : (
    <Link key={to} to={to} className={way}>
      {content}
    </Link>
  )
}

const way =
  'inline-flex min-h-11 items-center gap-2 font-medium tabular-nums hover:text-brand active:underline [&>svg]:size-4'
