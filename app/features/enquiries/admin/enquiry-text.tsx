import { Card } from '@agency/ui/Card'
import { companyName } from '#server/features/companies/schema.ts'
import { link } from '#app/layouts/link-style.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import type { Outputs } from '#app/rendering/trpc.ts'
import { telephoneLink } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'

export type Enquiry = Outputs['enquiries']['byId']

/** Who wrote to which company, and what. */
export function EnquiryText({
  lastName,
  email,
  phone,
  company,
  message,
}: Pick<Enquiry, 'lastName' | 'email' | 'phone' | 'company' | 'message'>) {
  return (
    <Card className="max-w-text">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{m.enquiry_from()}</dt>
        <dd className="wrap-anywhere">{lastName}</dd>
        {email && (
          <>
            <dt className="text-muted">{m.field_email()}</dt>
            <dd className="wrap-anywhere">
              <a className={link} href={`mailto:${encodeURIComponent(email)}`}>
                <MailAddress email={email} />
              </a>
            </dd>
          </>
        )}
        {phone && (
          <>
            <dt className="text-muted">{m.contact_phone()}</dt>
            <dd>
              <a className={link} href={telephoneLink(phone)}>
                {phone}
              </a>
            </dd>
          </>
        )}
        <dt className="text-muted">{m.enquiry_company()}</dt>
        <dd>{companyName(company)}</dd>
      </dl>
      <p className="mt-6 border-t border-line pt-6 whitespace-pre-line wrap-anywhere">{message}</p>
    </Card>
  )
}
