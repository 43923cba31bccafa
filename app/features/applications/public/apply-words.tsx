import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { agency } from '#i18n/agency.ts'
import { telephoneLink } from '#i18n/typed/phone.ts'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { PhoneText } from '#app/layouts/public/unbroken.tsx'
import { m } from '#i18n/paraglide/messages.js'

/** What the form is for: a job, or any job that fits. */
export function ApplyHead({ isForJob }: { isForJob: boolean }) {
  if (!isForJob)
    return (
      <PageTop
        under={<Link to="/jobs">{m.jobs_title()}</Link>}
        title={<span id="apply-title">{m.apply_tell_title()}</span>}
        name={m.apply_tell_title()}
        lead={m.apply_tell_lead()}
      />
    )
  return (
    <div className="mb-6 max-w-text">
      <h2 id="apply-title" className="text-2xl sm:text-3xl">
        {m.apply_title()}
      </h2>
      <p className="mt-2">{m.apply_lead()}</p>
    </div>
  )
}

/** The other way to apply, which counts the same. */
export function CallInstead({ isForJob }: { isForJob: boolean }) {
  const { phones, hours } = agency()
  if (phones.length === 0) return null
  const Heading = isForJob ? 'h3' : 'h2'
  return (
    <Card padding="lg" className="grid gap-4">
      <Heading className="text-xl">{m.apply_call_title()}</Heading>
      <p>{m.apply_call_text()}</p>
      <ul className="grid gap-3">
        {phones.slice(0, 2).map(({ number }, n) => (
          <li key={number} className="grid">
            <Button asChild variant={n === 0 ? 'primary' : 'secondary'} size="lg">
              <a href={telephoneLink(number)}>
                <Phone aria-hidden />
                <PhoneText number={number} />
              </a>
            </Button>
          </li>
        ))}
      </ul>
      {hours && (
        <p lang={hours.lang} className="text-sm text-muted">
          {hours.lines.join(', ')}
        </p>
      )}
    </Card>
  )
}
