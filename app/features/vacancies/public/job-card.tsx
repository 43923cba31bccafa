import { Card } from '@agency/ui/Card'
import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { countryName } from '#i18n/countries.ts'
import { tradeName } from '#i18n/trades.ts'
import { CostLine } from './cost-line.tsx'
import type { JobCardProps } from './job-cards.ts'
import { JobState } from './job-state.tsx'

type Props = JobCardProps & { headingLevel?: 'h2' | 'h3' }

/** A job in a list: what, where, the wage, what it costs the worker, and until when. */
export function JobCard({ headingLevel: Heading = 'h2', ...job }: Props) {
  const { slug, trade, country, city, posts, wage, taka, pays, share } = job
  return (
    <Card className="grid grid-cols-1 content-start gap-2 wrap-anywhere">
      <Heading className="font-display text-xl">
        <Link to="/jobs/$slug" params={{ slug }} className={standaloneLink}>
          {tradeName(trade)}
        </Link>
      </Heading>
      <p>
        <span {...city} />, {countryName(country)} · {m.job_posts(plural(posts))}
      </p>
      <p className="text-lg font-semibold">{wage}</p>
      <p className="text-muted">{taka}</p>
      <p>
        <CostLine pays={pays} share={share} />
      </p>
      <p>
        <JobState {...job} />
      </p>
    </Card>
  )
}
