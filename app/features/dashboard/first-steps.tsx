import { Badge } from '@agency/ui/Badge'
import { Card } from '@agency/ui/Card'
import { Progress } from '@agency/ui/Progress'
import { TaskItem, TaskList } from '@agency/ui/TaskList'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Overview } from './queries.ts'
import { hasFirstSteps, stepsOf } from './step-list.ts'

/** From an empty site to one that can be shown, step by step; nothing once visitors can read the essentials. */
export function FirstSteps({ done, me }: { done: Overview['firstSteps']; me: Me }) {
  const mine = stepsOf(me)
  if (!hasFirstSteps(done, me)) return null
  const finished = mine.filter(({ step }) => done[step]).length
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
      <TaskList asChild>
        <ol>
          {mine.map(({ step, to, title, text }, n) => (
            <TaskItem
              key={step}
              icon={done[step] ? <Check /> : formatNumber(n + 1)}
              variant={done[step] ? 'done' : 'usual'}
              description={text()}
              actions={done[step] && <Badge variant="success">{m.first_step_done()}</Badge>}
            >
              <Link to={to}>{title()}</Link>
            </TaskItem>
          ))}
        </ol>
      </TaskList>
    </Card>
  )
}
