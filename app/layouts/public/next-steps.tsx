import { ServiceCard } from '@agency/ui/ServiceCard'
import { siteFeatures } from '#app/site/features.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/**
 * Where a page leads on to, at its end; nothing on pages that are an end themselves. For static components.
 * docs/decisions/0022 says why.
 */
export function NextSteps({ page }: { page: string }) {
  const next = siteFeatures()
    .flatMap(({ nextSteps = [] }) => nextSteps)
    .filter(({ after, isShown }) => Object.hasOwn(after, page) && (isShown?.() ?? true))
    .toSorted((one, other) => one.after[page]! - other.after[page]!)
  if (next.length === 0) return null
  return (
    <nav
      aria-label={m.next_label()}
      className={`mt-12 grid gap-3 sm:gap-4 print:hidden ${next.length === 2 ? 'sm:grid-cols-2' : 'md:grid-cols-3'}`}
    >
      {next.map(({ to, icon: Icon, title, text }) => (
        <ServiceCard
          key={to}
          href={localPath(to)}
          variant="row"
          headingLevel="h2"
          icon={<Icon aria-hidden="true" />}
          title={title()}
          description={text()}
        />
      ))}
    </nav>
  )
}
