import { Button, IconButton } from '@agency/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Pencil, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { AssigneeName, DueText } from '#app/features/work/admin/work-cells.tsx'
import { load } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Kind } from '#server/features/tasks/kinds.shared.ts'
import { colleaguesQuery, type Task, tasksOfQuery } from './queries.ts'
import { TaskDialog } from './task-form.tsx'
import { DoneButton } from './task-line.tsx'

type Props = { on: Kind; id: string; reference?: string; myId: string }

/** For the loader of the record's page. */
export const loadRecordTasks = ({ on, id }: Pick<Props, 'on' | 'id'>) =>
  Promise.all([load(tasksOfQuery(on, id)), load(colleaguesQuery())])

/** What is to be done about a record. */
export function RecordTasks({ on, id, reference, myId }: Props) {
  const { data: tasks } = useQuery(tasksOfQuery(on, id))
  const { data: colleagues } = useQuery(colleaguesQuery())
  const [shown, setShown] = useState<Task | 'new'>()
  const title = useRef<HTMLHeadingElement>(null)
  if (!tasks || !colleagues) return null
  const [open, done] = [tasks.filter(({ doneAt }) => !doneAt), tasks.filter(({ doneAt }) => doneAt)]
  return (
    <>
      <section aria-labelledby="tasks" className="grid gap-2">
        <h2 id="tasks" ref={title} tabIndex={-1} className="font-sans text-lg">
          {m.tasks_title()}
        </h2>
        {open.length > 0 && (
          <ul className="grid divide-y divide-line">
            {open.map(task => (
              <TaskLine
                key={task.id}
                task={task}
                reference={reference}
                onEdit={() => setShown(task)}
                onDone={() => title.current?.focus()}
              />
            ))}
          </ul>
        )}
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setShown('new')}>
          <Plus aria-hidden="true" />
          {m.task_add()}
        </Button>
        {done.length > 0 && (
          <ul className="grid divide-y divide-line text-sm text-muted">
            {done.map(task => (
              <DoneLine key={task.id} task={task} onDone={() => title.current?.focus()} />
            ))}
          </ul>
        )}
      </section>
      {shown && (
        <TaskDialog
          about={{ on, record: id }}
          people={colleagues[on]}
          myId={myId}
          task={shown === 'new' ? undefined : shown}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

type LineProps = { task: Task; reference: string | undefined; onEdit: () => void; onDone: () => void }

function TaskLine({ task, reference, onEdit, onDone }: LineProps) {
  return (
    <li className="flex items-start gap-1 py-2">
      <span className="min-w-0 grow">
        <span lang={languageOf(task.text)} className="block wrap-anywhere">
          {task.text}
        </span>
        <span className="block text-sm text-muted">
          <DueText dueOn={task.dueOn} />
          {' · '}
          {task.assignee === null ? m.enquiry_nobody() : <AssigneeName {...task} />}
          {reference && task.reference !== reference && ` · ${task.reference}`}
        </span>
      </span>
      <DoneButton task={task} onDone={onDone} />
      <IconButton variant="ghost" size="sm" aria-label={m.task_edit_named({ text: task.text })} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
    </li>
  )
}

function DoneLine({ task, onDone }: Pick<LineProps, 'task' | 'onDone'>) {
  return (
    <li className="flex items-start gap-2 py-2">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
      <span className="min-w-0 grow">
        <span lang={languageOf(task.text)} className="block wrap-anywhere">
          {task.text}
        </span>
        {m.task_done_by({ name: task.doneBy, date: formatDate(task.doneAt ?? '', { dateStyle: 'medium' }) })}
      </span>
      <DoneButton task={task} onDone={onDone} />
    </li>
  )
}
