import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import type { LoadedStatus } from '#app/features/applications/queries.ts'
import type { readStatusSearch } from '#app/features/applications/status-search.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { CallUs } from './call-us.tsx'
import { ShownApplication } from './shown-application.tsx'

type Show = ReturnType<typeof readStatusSearch>['show']
type Props = LoadedStatus & { show: Show }

/** Where an application has got to, for whoever has its number and code or its link. Its forms are posted as they are, scripts or not. */
export function StatusPage({ shown, posted, districts, show }: Props) {
  if (shown) return <ShownApplication application={shown} posted={posted} show={show} />
  return (
    <Section space="none" width="form" className="pb-8 *:mx-auto sm:pb-12">
      <PageHeader title={m.application_status_heading()} description={m.application_status_lead()} />
      {!posted && <WhyClosed show={show} />}
      <LookUpForm posted={posted} districts={districts} />
      <div className="mt-6">
        <p className="text-muted">{m.application_status_lost()}</p>
        <CallUs />
      </div>
    </Section>
  )
}

function WhyClosed({ show }: { show: Show }) {
  if (!show) return null
  const [title, text] =
    show === 'nothing'
      ? [m.application_status_link_wrong(), m.application_status_link_wrong_text()]
      : show === 'later'
        ? [m.application_status_busy(), m.application_status_busy_text()]
        : [m.application_status_closed(), m.application_status_closed_text()]
  return (
    <Alert title={title} className="mb-6">
      {text}
    </Alert>
  )
}

function LookUpForm({ posted, districts }: Pick<Props, 'posted' | 'districts'>) {
  const { values = {}, errors = {}, problem } = posted ?? {}
  return (
    <Card asChild padding="lg" className="grid gap-6">
      <form
        noValidate
        method="post"
        action={localPath('/application-status#look-up')}
        id="look-up"
        className="scroll-mt-8"
      >
        {problem && <Alert variant="danger" title={problem} />}
        <TextField
          id="phone"
          label={m.application_status_phone()}
          hint={m.application_status_phone_hint()}
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          defaultValue={values.phone}
          error={errors.phone}
        />
        <TextField
          id="code"
          label={m.application_status_code()}
          hint={m.application_status_code_hint()}
          name="code"
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={values.code}
          error={errors.code}
        />
        {districts.length > 0 && (
          <SelectField
            id="district"
            label={m.application_status_district()}
            hint={m.application_status_district_hint()}
            name="district"
            required
            defaultValue={values.district ?? ''}
            error={errors.district}
          >
            <option value="">{m.application_district_needed()}</option>
            {districts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <Button type="submit" variant="accent" size="lg">
          {m.application_status_button()}
        </Button>
      </form>
    </Card>
  )
}
