import { Phone } from 'lucide-react'
import { formatDigits } from '#i18n/locale.ts'
import { phoneText, telephoneLink } from '#i18n/typed/phone.ts'

/** A telephone, as `phoneKey` gives it, which dials. */
export const PhoneLink = ({ phone }: { phone: string }) => <Dial href={`tel:+${phone}`} text={phoneText(phone)} />

/** A telephone as it was written, which dials. */
export const WrittenPhoneLink = ({ phone }: { phone: string }) => <Dial href={telephoneLink(phone)} text={phone} />

const Dial = ({ href, text }: { href: string | undefined; text: string }) => (
  <a href={href} className="inline-flex min-h-6 items-center gap-1 whitespace-nowrap underline decoration-line">
    <Phone aria-hidden="true" className="size-3.5" />
    {formatDigits(text)}
  </a>
)

/** Under a name in a list: the telephone and the reference. */
export const PhoneLine = ({ phone, reference }: { phone: string; reference: string }) => (
  <span className="block text-sm text-muted">
    <PhoneLink phone={phone} /> <span className="whitespace-nowrap xl:max-[88rem]:hidden">· {reference}</span>
  </span>
)
