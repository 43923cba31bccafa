import { Badge } from '@agency/ui/Badge'
import { Card } from '@agency/ui/Card'
import { Progress } from '@agency/ui/Progress'
import { Link } from '@tanstack/react-router'
import { Check, ChevronRight } from 'lucide-react'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Overview } from './dashboard-page.tsx'
import { stepsOf } from './step-list.ts'

/** From an empty site to one that can be shown, step by step; nothing once visitors can read the essentials. */
export function FirstSteps({ done, me }: { done: Overview['firstSteps']; me: Me }) {
  const mine = stepsOf(me)
  const open = mine.filter(({ step }) => !done[step])
  if (open.every(({ step }) => step === 'colleague')) return null
  const finished = mine.length - open.length
  return (
    <Card className="mb-8">
      <div className="border-b border-line pb-5">
        <h2 className="font-sans text-lg">{m.first_title()}</h2>
        <p className="mt-1 max-w-text text-muted">{m.first_text()}</p>
        <Progress
          className="mt-4 max-w-form"
          label={m.first_done()}
          detail={m.list_done_of({ done: formatNumber(finished), total: formatNumber(mine.length) })}
          value={finished}
          max={mine.length}
        />
      </div>
      <ol className="divide-y divide-line">
        {mine.map(({ step, to, title, text }, n) => (
          <li key={step} className="relative flex items-start gap-4 py-4 last:pb-0">
            <span
              aria-hidden="true"
              className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums ${done[step] ? 'bg-success-soft text-success' : 'bg-sunken text-muted'}`}
            >
              {done[step] ? <Check className="size-5" /> : formatNumber(n + 1)}
            </span>
            <span className="grid min-w-0 grow">
              <Link
                to={to}
                className="font-semibold after:absolute after:inset-0 hover:text-brand focus-visible:after:rounded-lg"
              >
                {title()}
              </Link>
              <span className="text-sm text-muted">{text()}</span>
            </span>
            {done[step] ? (
              <Badge variant="success">{m.first_step_done()}</Badge>
            ) : (
              <ChevronRight aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted rtl:-scale-x-100" />
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
