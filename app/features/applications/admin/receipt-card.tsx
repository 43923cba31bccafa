import { BrandIcon } from '@agency/ui/BrandIcon'
import { Button } from '@agency/ui/Button'
import { MessageSquare, Printer } from 'lucide-react'
import { m } from '#i18n/paraglide/messages.js'
import { smsLink, whatsappLink } from './phone-links.ts'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'

export type StaffReceipt = { reference: string; code: string; text: string }
type Props = { receipt: StaffReceipt; phone: string }

/** What an applicant keeps, to read out, send or print: it is shown this once. */
export function ReceiptCard({ receipt: { reference, code, text }, phone }: Props) {
  return (
    <div className="grid gap-5">
      <p className="text-muted">{m.application_code_text()}</p>
      <DescriptionList variant="box">
        <DescriptionItem term={m.record_reference()}>{reference}</DescriptionItem>
        <DescriptionItem term={m.application_code()}>
          {code.slice(0, 4)} {code.slice(4)}
        </DescriptionItem>
      </DescriptionList>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button asChild variant="secondary">
          <a href={whatsappLink(phone, text)} target="_blank" rel="noreferrer">
            <BrandIcon brand="whatsapp" />
            {m.person_whatsapp()}
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href={smsLink(phone, text)}>
            <MessageSquare aria-hidden="true" />
            {m.application_sms()}
          </a>
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {m.application_print()}
        </Button>
      </div>
    </div>
  )
}
