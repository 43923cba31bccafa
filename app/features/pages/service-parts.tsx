import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { Step, Steps } from '@agency/ui/Steps'
import { Phone } from 'lucide-react'
import type { LocalizedPage } from '#app/features/pages/queries.ts'
import { agency } from '#i18n/agency.ts'
import { PhoneText } from '#app/layouts/public/unbroken.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { telephoneLink } from '#i18n/typed/phone.ts'

/** What a service covers, each point with its figure where it has one. */
export function Covers({ covers }: Pick<LocalizedPage, 'covers'>) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {covers.map(({ title, figure, text }, n) => (
        <li key={n} className="break-inside-avoid border-t-2 border-brand pt-4 wrap-anywhere">
          {figure.children && (
            <p className="mb-1 font-display text-2xl font-semibold text-brand lining-nums" {...figure} />
          )}
          <h3 className="text-lg" lang={title.lang}>
            {title.children}
          </h3>
          {text.children && <p className="mt-1 text-muted" {...text} />}
        </li>
      ))}
    </ul>
  )
}

/** How a service goes: numbered steps, each with how long it takes. */
export function ServiceSteps({ steps }: Pick<LocalizedPage, 'steps'>) {
  return (
    <Steps>
      {steps.map(({ title, days, text }, n) => (
        <Step key={n} title={<span {...title} />}>
          {days.children && <p className="font-semibold text-ink" {...days} />}
          {text.children && <p {...text} />}
        </Step>
      ))}
    </Steps>
  )
}

/** The papers somebody brings, each with what to know of it. */
export function Papers({ papers }: Pick<LocalizedPage, 'papers'>) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {papers.map(({ name, note }, n) => (
        <li key={n} className="break-inside-avoid border-t border-line py-3 wrap-anywhere">
          <p className="font-semibold" {...name} />
          {note.children && <p className="text-sm text-muted" {...note} />}
        </li>
      ))}
    </ul>
  )
}

/**
 * Who answers questions about a service, in a box, by the agency's first number if they have none; nothing while
 * neither name nor number is given.
 */
export function Contact({
  contact: { name, role, phone: own },
  level: Heading = 'h2',
  isWide = false,
}: Pick<LocalizedPage, 'contact'> & { level?: 'h2' | 'h3'; isWide?: boolean }) {
  const { hours, phones } = agency()
  if (!name.children && !own) return null
  const phone = own || phones[0]?.number
  return (
    <Card
      className={`break-inside-avoid ${isWide ? 'flex flex-wrap items-end justify-between gap-x-8 gap-y-4' : 'max-w-form'}`}
    >
      <div>
        <Heading className="font-sans text-sm tracking-normal text-muted">{m.service_contact()}</Heading>
        {name.children && <p className="mt-2 font-display text-xl font-semibold" {...name} />}
        {role.children && <p className="mt-1" {...role} />}
      </div>
      <div>
        {phone && (
          <Button asChild variant="secondary" size="sm" className={isWide ? '' : 'mt-4'}>
            <a href={telephoneLink(phone)}>
              <Phone aria-hidden="true" />
              <PhoneText number={phone} say={m.contact_call} />
            </a>
          </Button>
        )}
        {phone && hours && (
          <p lang={hours.lang} className="mt-3 text-sm text-muted">
            {hours.lines.join(', ')}
          </p>
        )}
      </div>
    </Card>
  )
}
