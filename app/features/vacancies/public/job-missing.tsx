import { Button } from '@agency/ui/Button'
import { StatusPage } from '@agency/ui/StatusPage'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

export function JobMissing() {
  return (
    <StatusPage
      code={formatNumber(404)}
      title={m.vacancy_missing()}
      description={m.not_found_text()}
      actions={
        <Button asChild>
          <Link to="/jobs">{m.job_all()}</Link>
        </Button>
      }
    />
  )
}
