import { Badge } from '@agency/ui/Badge'
import { Card } from '@agency/ui/Card'
import { Progress } from '@agency/ui/Progress'
import { TaskItem, TaskList } from '@agency/ui/TaskList'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { hasFirstSteps, nextOf, STEP_NOTE, type Steps } from './step-list.ts'

/** From an empty site to one that can be shown, step by step; nothing once visitors can read the essentials. */
export function FirstSteps({ steps }: { steps: Steps }) {
  if (!hasFirstSteps(steps)) return null
  const next = nextOf(steps)
  return (
    <Card className="mb-8">
      <div className="border-b border-line pb-5">
        <h2 className="font-sans text-lg">{m.first_title()}</h2>
        <p className="mt-1 max-w-text text-muted">{m.first_text()}</p>
        <Progress
          className="mt-4 max-w-form"
          label={m.first_done()}
          detail={m.list_done_of({
            done: formatNumber(steps.filter(({ isDone }) => isDone).length),
            total: formatNumber(steps.length),
          })}
          value={steps.filter(({ isDone }) => isDone).length}
          max={steps.length}
        />
      </div>
      <TaskList asChild>
        <ol>
          {steps.map((step, n) => (
            <TaskItem
              key={step.step}
              icon={step.isDone ? <Check /> : formatNumber(n + 1)}
              variant={step.isDone ? 'done' : step === next ? 'urgent' : 'usual'}
              description={
                <>
                  {!step.isDone && <span className={step === next ? 'block' : 'block max-sm:hidden'}>{step.text}</span>}
                  <span className={step.isDone ? 'block' : 'block text-ink'}>{step.visitors}</span>
                </>
              }
              actions={
                step.isDone ? (
                  <Badge variant="success">{m.first_step_done()}</Badge>
                ) : (
                  step === next && <Badge variant="brand">{m.first_step_next()}</Badge>
                )
              }
            >
              <Link to={step.to} hash={step.hash ?? STEP_NOTE}>
                {step.title}
              </Link>
            </TaskItem>
          ))}
        </ol>
      </TaskList>
    </Card>
  )
}
