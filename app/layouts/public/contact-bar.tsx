import { BrandIcon } from '@agency/ui/BrandIcon'
import { ContactBar, ContactBarLink } from '@agency/ui/ContactBar'
import { Link } from '@tanstack/react-router'
import { BriefcaseBusiness, ClipboardList, Phone, Search, UsersRound } from 'lucide-react'
import { formatDigits, localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { whatsappLink } from '#i18n/reach.ts'
import { telephoneLink } from '#i18n/typed/phone.ts'

const findPhone = () => agency().phones[0]?.number
const findWhatsapp = () => agency().phones.find(({ hasWhatsapp }) => hasWhatsapp)?.number

/** Jobs, calling, writing and what has become of an application at the lower edge of phones. */
export function BottomContactBar() {
  const [phone, whatsapp] = [findPhone(), findWhatsapp()]
  if (!phone) return null
  return (
    <ContactBar label={m.ways_label()}>
      <ContactBarLink asChild icon={<BriefcaseBusiness aria-hidden="true" />}>
        <Link to="/jobs">{m.ways_work()}</Link>
      </ContactBarLink>
      <ContactBarLink href={telephoneLink(phone)} icon={<Phone aria-hidden="true" />}>
        {m.ways_call()}
      </ContactBarLink>
      {whatsapp && (
        <ContactBarLink href={whatsappLink(whatsapp)} rel="noreferrer" icon={<BrandIcon brand="whatsapp" />}>
          {m.ways_whatsapp()}
        </ContactBarLink>
      )}
      <ContactBarLink href={localPath('/application-status')} icon={<ClipboardList aria-hidden="true" />}>
        {m.ways_status()}
      </ContactBarLink>
    </ContactBar>
  )
}

/** Above the header of wide windows: both doors, fees, complaints, and the number to read. */
export function ContactLinks() {
  const [phone, whatsapp] = [findPhone(), findWhatsapp()]
  return (
    <div role="group" aria-label={m.ways_label()} className="flex gap-x-4 xl:gap-x-6">
      <Link to="/jobs" className={way}>
        <BriefcaseBusiness aria-hidden="true" />
        {m.ways_work()}
      </Link>
      <Link to="/hire-workers" className={way}>
        <UsersRound aria-hidden="true" />
        {m.ways_workers()}
      </Link>
      <Link to="/licence-and-fees" className={way}>
        {m.fees_title()}
      </Link>
      <Link to="/complaints" className={way}>
        {m.ways_complaints()}
      </Link>
      {phone && (
        <a href={telephoneLink(phone)} className={way}>
          <Phone aria-hidden="true" />
          <span dir="ltr">{formatDigits(phone)}</span>
        </a>
      )}
      {whatsapp && (
        <a href={whatsappLink(whatsapp)} rel="noreferrer" className={`${way} max-xl:hidden`}>
          <BrandIcon brand="whatsapp" />
          {m.ways_whatsapp()}
        </a>
      )}
      <a href={localPath('/search')} className={way}>
        <Search aria-hidden="true" />
        {m.site_search_title()}
      </a>
    </div>
  )
}

const way =
  'inline-flex min-h-11 items-center gap-2 font-medium tabular-nums hover:text-brand active:underline [&>svg]:size-4'
