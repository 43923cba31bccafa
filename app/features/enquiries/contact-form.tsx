import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import { Link } from '@tanstack/react-router'
import { FormProblems } from '#app/layouts/public/form-problems.tsx'
import { FormTraces } from '#app/layouts/public/form-traces.tsx'
import { Unbroken } from '#app/layouts/public/unbroken.tsx'
import { checkFields } from '#app/rendering/check-fields.ts'
import { useVisitorForm } from '#app/rendering/visitor-form.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { phoneProblem } from '#i18n/typed/phone-problem.ts'
import { SUBJECTS, subjectLabels } from '#server/features/enquiries/subjects.shared.ts'
import type { Posted } from '#server/http/posted.shared.ts'

type Props = {
  companies: { id: string; name: string }[]
  /** the one that is chosen at first */
  company: string | undefined
  subject: string | undefined
  posted: Posted | undefined
  shownAt: number
  /** the reference of a message that has come */
  sent: string | undefined
}

const check = checkFields(
  {
    lastName: m.last_name_needed,
    email: form => (form.get('phone') ? undefined : m.reach_needed()),
    company: m.company_needed,
    message: m.message_needed,
  },
  { tel: text => phoneProblem(text) },
)

/** The form that reaches each company of the group. What came of it stands first, at `#sent`: there the page opens without scripts. */
export function ContactForm({ companies, company, subject, posted, shownAt, sent }: Props) {
  const { box, answer, isBusy, submit } = useVisitorForm({ posted, check, sent })
  const { values, errors } = answer
  return (
    <Card ref={box} padding="lg">
      <h2 className="mb-6 text-2xl">{m.contact_form_title()}</h2>
      {sent ? (
        <div id="sent" tabIndex={-1} data-answer="" role="status" className="scroll-mt-24 outline-none">
          <Alert variant="success" role="none" title={m.contact_sent_title()}>
            <Unbroken text={m.contact_sent_text({ reference: sent })} part={sent} />
          </Alert>
          <Button asChild variant="secondary" className="mt-6">
            <Link to="/contact-us" search={{}} reloadDocument>
              {m.contact_again()}
            </Link>
          </Button>
        </div>
      ) : (
        <form noValidate method="post" action={localPath('/contact-us#sent')} onSubmit={submit} className="grid gap-6">
          <FormProblems {...answer} id="sent" title={m.contact_problems()} />
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
          <FormTraces shownAt={shownAt} />
          <Button type="submit" variant="accent" size="lg" busy={isBusy}>
            {isBusy ? m.contact_busy() : m.contact_submit()}
          </Button>
        </form>
      )}
    </Card>
  )
}
