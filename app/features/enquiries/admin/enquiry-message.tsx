import { Link } from '@agency/ui/Link'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { BrandIcon } from '@agency/ui/BrandIcon'
import { Phone, PhoneCall } from 'lucide-react'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import type { Outputs } from '#app/rendering/trpc.ts'
import { formatDigits } from '#i18n/locale.ts'
import { telephoneLink, whatsappNumber } from '#i18n/typed/phone.ts'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { useSendOnce } from '#app/editor/use-send-once.ts'
import { m } from '#i18n/paraglide/messages.js'
import { enquiriesClient } from './enquiries-client.ts'

/** The id of what was written, which describes the field of the answer. */
export const MESSAGE_ID = 'enquiry-message'

export type Enquiry = Outputs['enquiries']['byId']

/** What somebody wrote to which company, and how to reach them: one tap each. */
export function EnquiryMessage({ id, email, phone, companyName, message, language, words }: Enquiry) {
  const { act, isPending } = useStaffAction()
  const once = useSendOnce()
  function logCall() {
    let entryId = ''
    void act(
      async () => {
        const call = { id, kind: 'call' as const }
        const made = await once(call, idempotencyKey =>
          enquiriesClient().addEntry.mutate(call, { context: { idempotencyKey } }),
        )
        entryId = made.id
      },
      m.enquiry_call_logged(),
      () => enquiriesClient().removeEntry.mutate({ id: entryId }),
    )
  }
  return (
    <Card>
      <p className="text-sm text-muted wrap-anywhere">
        {m.enquiry_company()}: {companyName}
        {email && (
          <>
            {' · '}
            <Link href={`mailto:${encodeURIComponent(email)}`}>
              <MailAddress email={email} />
            </Link>
          </>
        )}
        {phone && ` · ${formatDigits(phone)}`}
      </p>
      <p id={MESSAGE_ID} className="mt-4 whitespace-pre-line wrap-anywhere">
        {message}
      </p>
      {phone && (
        <div className="mt-5 grid gap-2 border-t border-line pt-4 min-[26rem]:grid-cols-2 sm:flex sm:flex-wrap">
          <Button asChild variant="secondary" size="sm">
            <a
              href={`https://wa.me/${whatsappNumber(phone)}?text=${encodeURIComponent(words[language].greeting)}`}
              target="_blank"
              rel="noreferrer"
            >
              <BrandIcon brand="whatsapp" />
              {m.person_whatsapp()}
            </a>
          </Button>
          <Button asChild variant="secondary" size="sm">
            <a href={telephoneLink(phone)}>
              <Phone aria-hidden="true" />
              {m.person_call({ phone: formatDigits(phone) })}
            </a>
          </Button>
          <Button variant="ghost" size="sm" busy={isPending} onClick={logCall}>
            <PhoneCall aria-hidden="true" />
            {m.enquiry_log_call()}
          </Button>
        </div>
      )}
    </Card>
  )
}
