import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { link } from '#app/layouts/link-style.ts'
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { usePublicForm } from '#app/rendering/public-form.ts'
import { agency } from '#i18n/agency.ts'
import { telephoneLink } from '#i18n/typed/phone.ts'
import type { Posted } from '#server/http/posted.shared.ts'
import { AccountForm, AccountFrame } from './account-form.tsx'

type Props = {
  title: string
  lead: string
  button: string
  procedure: 'accounts.askReset' | 'accounts.askLink'
  posted: Posted | undefined
  isSent: boolean
}

/** Requests a mail with a link. The response is the same whether the address has an account or not. */
export function LinkRequestForm({ title, lead, button, procedure, posted, isSent }: Props) {
  const [isDone, setDone] = useState(isSent)
  const phone = agency().phones[0]?.number
  const { errors, problem, isBusy, submit, values } = usePublicForm({
    procedure,
    posted,
    needed: { email: m.email_needed },
    onDone: () => setDone(true),
  })
  return (
    <AccountFrame
      title={title}
      lead={isDone ? undefined : lead}
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
      {isDone ? (
        <Alert variant="success" title={m.ask_sent_title()}>
          {m.ask_sent_text()}
        </Alert>
      ) : (
        <AccountForm problem={problem} onSubmit={submit}>
          <TextField
            label={m.field_email()}
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
