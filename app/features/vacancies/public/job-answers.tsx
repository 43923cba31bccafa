import { Button } from '@agency/ui/Button'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LocalizedVacancy } from '#app/features/vacancies/queries.ts'
import { link } from '#app/layouts/link-style.ts'
import { agency } from '#i18n/agency.ts'
import { telephoneLink } from '#i18n/typed/phone.ts'
import { PhoneText } from '#app/layouts/public/unbroken.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { CostLine } from './cost-line.tsx'
import { Original } from './original.tsx'
import { costsInALine } from '#server/features/vacancies/costs.shared.ts'

/**
 * What a worker asks first, answered on the first screen of a phone, whose contact bar calls: the cost, how to apply,
 * whether the job is real.
 */
export function JobAnswers(vacancy: LocalizedVacancy) {
  const { permissionNo, approvalNo, closing } = vacancy
  const [phone] = agency().phones
  return (
    <dl className="grid divide-y divide-line rounded-lg border border-edge bg-surface *:px-4 *:py-2 sm:*:py-3">
      <Answer to={m.job_ask_pay()}>
        <CostLine {...costsInALine(vacancy)} className="font-display text-2xl leading-tight" />
        {m.law_no_money()}
      </Answer>
      {!closing && (
        <Answer to={m.job_ask_apply()}>
          <span className="mt-1 flex flex-wrap gap-2 max-sm:*:w-full">
            <Button asChild variant="accent" className="print:hidden">
              <a href="#apply">{m.job_apply_here()}</a>
            </Button>
            {phone && (
              <Button asChild className="not-print:max-sm:hidden">
                <a href={telephoneLink(phone.number)}>
                  <PhoneText number={phone.number} say={({ phone: number }) => m.job_call({ number })} />
                </a>
              </Button>
            )}
          </span>
        </Answer>
      )}
      {permissionNo && approvalNo && (
        <Answer to={m.job_ask_real()}>
          {m.job_permission()} <Original>{permissionNo}</Original>, {m.job_approved()} <Original>{approvalNo}</Original>{' '}
          <Link to="/licence-and-fees" className={link}>
            {m.job_check_us()}
          </Link>
        </Answer>
      )}
    </dl>
  )
}

function Answer({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{to}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
