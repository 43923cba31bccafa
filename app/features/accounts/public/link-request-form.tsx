import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { Link } from '@tanstack/react-router'
import { link } from '#app/layouts/link-style.ts'
import { checkFields } from '#app/rendering/check-fields.ts'
import { useVisitorForm } from '#app/rendering/visitor-form.ts'
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { telephoneLink } from '#i18n/typed/phone.ts'
import type { Posted } from '#server/http/posted.shared.ts'
import { AccountForm, AccountFrame } from './account-form.tsx'

type Props = {
  title: string
  lead: string
  button: string
  posted: Posted | undefined
  isSent: boolean
}

const check = checkFields({ email: m.email_needed })

/** Requests a mail with a link. The response is the same whether the address has an account or not. */
export function LinkRequestForm({ title, lead, button, posted, isSent }: Props) {
  const phone = agency().phones[0]?.number
  const { box, answer, isBusy, submit } = useVisitorForm({ posted, check, sent: isSent })
  const { values, errors } = answer
  return (
    <AccountFrame
      title={title}
      lead={isSent ? undefined : lead}
      after={
        <>
          <Link to="/login" className={link}>
            {m.forgot_back()}
          </Link>
          <p className="text-muted">
            {phone ? m.forgot_help() : m.forgot_help_owner()}{' '}
            {phone && (
              <a className={`${link} whitespace-nowrap`} href={telephoneLink(phone)}>
                {formatDigits(phone)}
              </a>
            )}
          </p>
        </>
      }
    >
      {isSent ? (
        <div ref={box}>
          <Alert variant="success" title={m.ask_sent_title()} tabIndex={-1} data-answer="" className="outline-none">
            {m.ask_sent_text()}
          </Alert>
        </div>
      ) : (
        <AccountForm box={box} answer={answer} submit={submit}>
          <TextField
            label={m.field_email()}
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={values.email}
            error={errors.email}
          />
          <Button type="submit" variant="accent" size="lg" busy={isBusy}>
            {isBusy ? m.ask_busy() : button}
          </Button>
        </AccountForm>
      )}
    </AccountFrame>
  )
}
