import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import type { LoadedStatus } from '#app/features/applications/queries.ts'
import type { readStatusSearch } from '#app/features/applications/status-search.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { StatusLookUp } from '#app/layouts/public/status-frame.tsx'
import { linksIn } from '#app/site/links.ts'
import { localPath } from '#i18n/locale.ts'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import { CallUs } from './call-us.tsx'
import { ShownApplication } from './shown-application.tsx'

type Show = ReturnType<typeof readStatusSearch>['show']

const PAGE = '/application-status'

/** Where an application has got to, for whoever has its number and code or its link. */
export function ApplicationStatusPage({ shown, posted, districts, show }: LoadedStatus & { show: Show }) {
  if (shown) return <ShownApplication application={shown} posted={posted} show={show} />
  const { values = {}, errors = {}, problem } = posted ?? {}
  return (
    <StatusLookUp
      page={PAGE}
      title={m.application_status_heading()}
      lead={m.application_status_lead()}
      why={posted ? undefined : whyClosed(show)}
      problem={problem}
      errors={errors}
      button={m.application_status_button()}
      help={
        <div className="mt-6">
          {agency().phones.length > 0 && <p className="text-muted">{m.application_status_lost()}</p>}
          <CallUs />
          {linksIn('status')
            .filter(({ to }) => to !== PAGE)
            .map(({ to, label }) => (
              <p key={to} className="mt-4">
                <a href={localPath(to)} className={standaloneLink}>
                  {label()}
                </a>
              </p>
            ))}
        </div>
      }
    >
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
    </StatusLookUp>
  )
}

function whyClosed(show: Show): [string, string] | undefined {
  if (!show) return undefined
  if (show === 'nothing') return [m.application_status_link_wrong(), m.application_status_link_wrong_text()]
  if (show === 'later') return [m.application_status_busy(), m.application_status_busy_text()]
  return [m.application_status_closed(), m.application_status_closed_text()]
}
