import { BrandIcon } from '@agency/ui/BrandIcon'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { getRouteApi } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { CallOutcomes } from '#app/features/applications/admin/call-outcomes.tsx'
import { formatDigits, languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { phoneText } from '#i18n/typed/phone.ts'
import { goingOf } from '#server/features/workers/stages.shared.ts'
import { can } from '#server/permissions.ts'
import type { Worker } from './queries.ts'

const staffRoute = getRouteApi('/admin')

/** How to reach a worker, how the call went where there is an application that has it, and the next of kin. */
export function WorkerContact({ worker }: { worker: Worker }) {
  const { phone, kinName, kinRelation, kinPhone } = worker
  const { me } = staffRoute.useRouteContext()
  const application = can(me, 'applications') ? goingOf(worker.applications) : undefined
  return (
    <Card className="grid grid-cols-1 gap-5">
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button asChild>
          <a href={`tel:+${phone}`}>
            <Phone aria-hidden="true" />
            {m.person_call({ phone: formatDigits(phoneText(phone)) })}
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href={`https://wa.me/${phone}`} target="_blank" rel="noreferrer">
            <BrandIcon brand="whatsapp" />
            {m.person_whatsapp()}
          </a>
        </Button>
      </div>
      {application && (
        <fieldset className="grid gap-2 border-t border-line pt-4">
          <legend className="float-start mb-2 text-sm text-muted">{m.call_how()}</legend>
          <CallOutcomes id={application.id} />
        </fieldset>
      )}
      {(kinName || kinPhone) && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4">
          <span className="text-sm text-muted">{m.worker_kin()}</span>
          <span lang={languageOf(kinName)} className="wrap-anywhere">
            {[kinName, kinRelation].filter(Boolean).join(', ')}
          </span>
          {kinPhone && (
            <a
              href={`tel:+${kinPhone}`}
              className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap underline decoration-line"
            >
              <Phone aria-hidden="true" className="size-4" />
              {formatDigits(phoneText(kinPhone))}
            </a>
          )}
        </p>
      )}
    </Card>
  )
}
