import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { TextField } from '@agency/ui/TextField'
import { Link } from '@tanstack/react-router'
import type { LoadedDemandStatus } from '#app/features/demands/queries.ts'
import type { readDemandSearch } from '#app/features/demands/status-search.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ShownDemand } from './shown-demand.tsx'

type Show = ReturnType<typeof readDemandSearch>['show']
type Props = LoadedDemandStatus & { show: Show }

/** Where a demand has got to, for whoever has its link. Its forms are posted as they are, scripts or not. */
export function DemandStatusPage({ shown, posted, show }: Props) {
  if (shown) return <ShownDemand demand={shown} show={show} />
  const { values = {}, errors = {}, problem } = posted ?? {}
  return (
    <Section space="none" width="form" className="pb-8 *:mx-auto sm:pb-12">
      <PageHeader title={m.demand_status_title()} description={m.demand_status_lead()} />
      {!posted && <WhyClosed show={show} />}
      <Card asChild padding="lg" className="grid gap-6">
        <form
          noValidate
          method="post"
          action={localPath('/demand-status#look-up')}
          id="look-up"
          className="scroll-mt-8"
        >
          {problem && <Alert variant="danger" title={problem} />}
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
          <Button type="submit" variant="accent" size="lg">
            {m.demand_status_button()}
          </Button>
        </form>
      </Card>
      <p className="mt-6">
        <Link to="/hire-workers" className={standaloneLink}>
          {m.hire_title()}
        </Link>
      </p>
    </Section>
  )
}

function WhyClosed({ show }: { show: Show }) {
  if (!show) return null
  const [title, text] =
    show === 'nothing'
      ? [m.application_status_link_wrong(), m.demand_status_link_wrong()]
      : show === 'later'
        ? [m.application_status_busy(), m.demand_status_busy_text()]
        : [m.demand_status_closed(), m.demand_status_closed_text()]
  return (
    <Alert title={title} className="mb-6">
      {text}
    </Alert>
  )
}
