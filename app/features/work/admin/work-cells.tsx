import { Badge } from '@agency/ui/Badge'
import { formatNumber, languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { dueText, groupOf } from '#server/features/work/due.shared.ts'
import type { Assigned } from './queries.ts'

type Next = { text: string; dueOn: string; assignee: string | null; more: number }
export type Worked = Omit<Assigned, 'id'> & { task?: Next | undefined }

/** Who works on a record, or whose it was who works here no longer. */
export function AssigneeName({ assigneeId, assignee }: Omit<Assigned, 'id'>) {
  if (assignee === null) return null
  return (
    <span lang={languageOf(assignee)}>{assigneeId === null ? m.assignee_was_short({ name: assignee }) : assignee}</span>
  )
}

/** When something is to be done, in words. */
export function DueText({ dueOn }: { dueOn: string }) {
  const isOver = groupOf(dueOn) === 'overdue'
  return (
    <time dateTime={dueOn} className={isOver ? 'font-semibold text-danger-strong' : undefined}>
      {dueText(dueOn)}
    </time>
  )
}

/** The next thing to do about a record. */
export function NextTask({ task }: { task: Next | undefined }) {
  if (!task) return null
  return (
    <span className="block">
      <span lang={languageOf(task.text)} className="line-clamp-2 wrap-anywhere">
        {task.text}
      </span>
      <span className="block text-sm text-muted">
        <DueText dueOn={task.dueOn} />
        {task.more > 0 && ` ${m.task_more({ count: formatNumber(task.more) })}`}
      </span>
    </span>
  )
}

/** On phones, under the name: who works on it, and what is next. */
export function WorkLine({ task, ...assigned }: Worked) {
  if (assigned.assignee === null && !task) return null
  return (
    <span data-narrow className="block text-sm text-muted">
      <AssigneeName {...assigned} />
      {assigned.assignee !== null && task && ' · '}
      {task && (
        <>
          <span lang={languageOf(task.text)} className="wrap-anywhere">
            {task.text}
          </span>
          {' · '}
          <DueText dueOn={task.dueOn} />
        </>
      )}
    </span>
  )
}

/**
 * That something should have been done, beside the name where a row is a block; a line has no room for it, and on
 * phones the words under the name say so.
 */
export const OverdueBadge = ({ task }: Pick<Worked, 'task'>) =>
  task && groupOf(task.dueOn) === 'overdue' ? (
    <Badge variant="danger" data-narrow className="max-lg:hidden">
      {dueText(task.dueOn)}
    </Badge>
  ) : null
