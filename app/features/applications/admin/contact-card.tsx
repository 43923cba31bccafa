import { BrandIcon } from '@agency/ui/BrandIcon'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { MessageSquare, Phone } from 'lucide-react'
import { formatDigits, languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { phoneText } from '#i18n/typed/phone.ts'
import { CallOutcomes } from './call-outcomes.tsx'
import { CallMark } from './call-mark.tsx'
import { smsLink, whatsappLink } from './phone-links.ts'
import type { Application } from './queries.ts'

/** How to reach an applicant, one tap each, and how the call went, one tap each. */
export function ContactCard({ application }: { application: Application }) {
  const { id, phone, message, greeting, callAgainSince } = application
  return (
    <Card className="grid grid-cols-1 gap-5">
      {message && (
        <p lang={languageOf(message)} className="whitespace-pre-line wrap-anywhere">
          {message}
        </p>
      )}
      <div className="grid gap-2 min-[26rem]:grid-cols-2 sm:flex sm:flex-wrap">
        <Button asChild className="min-[26rem]:max-sm:col-span-2">
          <a href={`tel:+${phone}`}>
            <Phone aria-hidden="true" />
            {m.person_call({ phone: formatDigits(phoneText(phone)) })}
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href={whatsappLink(phone, greeting)} target="_blank" rel="noreferrer">
            <BrandIcon brand="whatsapp" />
            {m.person_whatsapp()}
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href={smsLink(phone, greeting)}>
            <MessageSquare aria-hidden="true" />
            {m.application_sms()}
          </a>
        </Button>
      </div>
      <fieldset className="grid gap-2 border-t border-line pt-4">
        <legend className="float-start mb-2 text-sm text-muted">
          {callAgainSince ? m.call_waits() : m.call_how()} <CallMark {...application} />
        </legend>
        <CallOutcomes id={id} />
      </fieldset>
    </Card>
  )
}
