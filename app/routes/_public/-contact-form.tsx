import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { localPath } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'
import { usePublicForm } from '#app/public-form.ts'
import { companyName, group } from '#app/group.ts'
import type { Posted } from '#server/forms.ts'

/** The form that reaches each company of the group. `sent` is the reference of a message that came without scripts. */
export function ContactForm({ posted, shownAt, sent }: { posted: Posted | undefined; shownAt: number; sent: string | undefined }) {
  const [reference, setReference] = useState(sent)
  const { errors, problem, isBusy, submit, values } = usePublicForm<{ reference: string }>({
    procedure: 'enquiries.submit',
    posted,
    needed: { lastName: m.last_name_needed, email: m.email_needed, company: m.company_needed, message: m.message_needed },
    onDone: answer => setReference(answer.reference),
  })
  return (
    <Card className="sm:p-8">
      <h2 className="mb-6 text-2xl">{m.contact_form_title()}</h2>
      {reference ? (
        <div role="status">
          <Alert variant="success" title={m.contact_sent_title()}>{m.contact_sent_text({ reference })}</Alert>
          <Button asChild variant="secondary" className="mt-6"><Link to="/contact-us" search={{}} reloadDocument>{m.contact_again()}</Link></Button>
        </div>
      ) : (
        <form noValidate method="post" action={localPath('/contact-us')} onSubmit={submit} className="grid gap-6">
          <div role="alert" className="empty:hidden">{problem && <Alert variant="danger" role="none" title={problem} />}</div>
          <TextField label={m.contact_last_name()} name="lastName" autoComplete="family-name" required defaultValue={values.lastName} error={errors.lastName} />
          <TextField label={m.contact_email()} name="email" type="email" autoComplete="email" required defaultValue={values.email} error={errors.email} />
          <SelectField label={m.contact_company()} name="company" required defaultValue={values.company ?? ''} error={errors.company}>
            <option value="">{m.contact_choose()}</option>
            {group.map(({ id }) => <option key={id} value={id}>{companyName(id)}</option>)}
          </SelectField>
          <TextArea label={m.contact_message()} name="message" required rows={6} defaultValue={values.message} error={errors.message} />
          <input type="hidden" name="shownAt" defaultValue={shownAt} ref={stamp} />
          <div hidden><label>{m.contact_trap()}<input name="website" tabIndex={-1} autoComplete="off" /></label></div>
          <Button type="submit" variant="accent" size="lg" busy={isBusy}>{isBusy ? m.contact_busy() : m.contact_submit()}</Button>
        </form>
      )}
    </Card>
  )
}

/** Notes when this visitor sees the form; the page itself may have been kept ready since long before. */
function stamp(field: HTMLInputElement | null) {
  if (field) field.value = String(Date.now())
}
