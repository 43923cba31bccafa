import { TextField } from '@agency/ui/TextField'
import { Link } from '@tanstack/react-router'
import type { LoadedDemandStatus } from '#app/features/demands/queries.ts'
import type { readDemandSearch } from '#app/features/demands/status-search.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { StatusLookUp } from '#app/layouts/public/status-frame.tsx'
import { isUsed } from '#i18n/agency.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ShownDemand } from './shown-demand.tsx'

type Show = ReturnType<typeof readDemandSearch>['show']

/** Where a demand has got to, for whoever has its link. */
export function DemandStatusPage({ shown, posted, show }: LoadedDemandStatus & { show: Show }) {
  if (shown) return <ShownDemand demand={shown} show={show} />
  const { values = {}, errors = {}, problem } = posted ?? {}
  return (
    <StatusLookUp
      page="/demand-status"
      title={m.demand_status_title()}
      lead={m.demand_status_lead()}
      why={posted ? undefined : whyClosed(show)}
      problem={problem}
      errors={errors}
      button={m.demand_status_button()}
      help={
        <p className="mt-6 flex flex-wrap gap-x-6">
          <Link to="/hire-workers" className={standaloneLink}>
            {m.hire_title()}
          </Link>
          {isUsed('applications') && (
            <a href={localPath('/application-status')} className={standaloneLink}>
              {m.application_status_title()}
            </a>
          )}
        </p>
      }
    >
      <TextField
        id="link"
        label={m.demand_status_link()}
        hint={m.demand_status_link_hint()}
        name="link"
        autoComplete="off"
        required
        defaultValue={values.link}
        error={errors.link}
      />
    </StatusLookUp>
  )
}

function whyClosed(show: Show): [string, string] | undefined {
  if (!show) return undefined
  if (show === 'nothing') return [m.application_status_link_wrong(), m.demand_status_link_wrong()]
  if (show === 'later') return [m.application_status_busy(), m.demand_status_busy_text()]
  return [m.demand_status_closed(), m.demand_status_closed_text()]
}
