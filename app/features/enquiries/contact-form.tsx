import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { usePublicForm } from '#app/rendering/public-form.ts'
import { SUBJECTS, subjectLabels } from '#server/features/enquiries/subjects.shared.ts'
import type { Posted } from '#server/http/posted.shared.ts'

type Props = {
  companies: { id: string; name: string }[]
  /** the one that is chosen at first */
  company: string | undefined
  subject: string | undefined
  posted: Posted | undefined
  shownAt: number
  /** the reference of a message that came without scripts */
  sent: string | undefined
}

const FIELDS = ['lastName', 'email', 'phone', 'company', 'message']

/** The form that reaches each company of the group. What came of it stands at `#sent`, where the button is: there the page opens without scripts. */
export function ContactForm({ companies, company, subject, posted, shownAt, sent }: Props) {
  const [reference, setReference] = useState(sent)
  const outcome = useRef<HTMLDivElement>(null)
  const { errors, problem, isBusy, submit, values } = usePublicForm({
    procedure: 'enquiries.submit',
    posted,
    needed: {
      lastName: m.last_name_needed,
      email: form => (form.get('phone') ? undefined : m.reach_needed()),
      company: m.company_needed,
      message: m.message_needed,
    },
    onDone: enquiry => setReference(enquiry.reference),
  })
  useEffect(() => {
    if (reference ?? problem) outcome.current?.focus()
  }, [reference, problem])
  const wrong = FIELDS.filter(name => errors[name])
  return (
    <Card padding="lg">
      <h2 className="mb-6 text-2xl">{m.contact_form_title()}</h2>
      {reference ? (
        <div id="sent" ref={outcome} tabIndex={-1} role="status" className="scroll-mt-8 outline-none">
          <Alert variant="success" role="none" title={m.contact_sent_title()}>
            {m.contact_sent_text({ reference })}
          </Alert>
          <Button asChild variant="secondary" className="mt-6">
            <Link to="/contact-us" search={{}} reloadDocument>
              {m.contact_again()}
            </Link>
          </Button>
        </div>
      ) : (
        <form noValidate method="post" action={localPath('/contact-us#sent')} onSubmit={submit} className="grid gap-6">
          <TextField
            id="lastName"
            label={m.contact_last_name()}
            name="lastName"
            autoComplete="family-name"
            required
            defaultValue={values.lastName}
            error={errors.lastName}
          />
          <TextField
            id="email"
            label={m.contact_email()}
            hint={m.contact_email_hint()}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={values.email}
            error={errors.email}
          />
          <TextField
            id="phone"
            label={m.contact_phone()}
            name="phone"
            type="tel"
            autoComplete="tel"
            defaultValue={values.phone}
            error={errors.phone}
          />
          <SelectField
            id="company"
            label={m.contact_company()}
            name="company"
            required
            defaultValue={values.company ?? company ?? ''}
            error={errors.company}
          >
            <option value="">{m.contact_choose()}</option>
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            id="subject"
            label={m.contact_subject()}
            name="subject"
            defaultValue={values.subject ?? subject ?? ''}
          >
            <option value="">{m.contact_subject_choose()}</option>
            {SUBJECTS.map(each => (
              <option key={each} value={each}>
                {subjectLabels[each]()}
              </option>
            ))}
          </SelectField>
          <TextArea
            id="message"
            label={m.contact_message()}
            name="message"
            required
            rows={6}
            defaultValue={values.message}
            error={errors.message}
          />
          <input type="hidden" name="shownAt" defaultValue={shownAt} ref={stamp} />
          <input type="hidden" name="token" ref={mark} />
          <div hidden>
            <label>
              {m.contact_trap()}
              <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <div id="sent" ref={outcome} tabIndex={-1} role="alert" className="scroll-mt-8 outline-none empty:hidden">
            {(problem || wrong.length > 0) && (
              <Alert variant="danger" role="none" title={problem ?? m.contact_problems()}>
                {wrong.length > 0 && (
                  <ul>
                    {wrong.map(name => (
                      <li key={name}>
                        <a href={`#${name}`} className="inline-flex min-h-11 items-center underline">
                          {errors[name]}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </Alert>
            )}
          </div>
          <Button type="submit" variant="accent" size="lg" busy={isBusy}>
            {isBusy ? m.contact_busy() : m.contact_submit()}
          </Button>
        </form>
      )}
    </Card>
  )
}

/** Notes when this visitor sees the form; the page itself may be cached for much longer. */
function stamp(field: HTMLInputElement | null) {
  if (field) field.value = String(Date.now())
}

/** Tells this showing of the form from every other. */
function mark(field: HTMLInputElement | null) {
  if (field) field.value = Math.random().toString(36).slice(2)
}
