import { Button } from '@agency/ui/Button'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tasksClient } from './queries.ts'

type Props = { task: { id: string; text: string; doneAt: string | null }; onDone?: () => void }

/** Marks a task as done, or as open again, in one press that can be undone. */
export function DoneButton({ task: { id, text, doneAt }, onDone }: Props) {
  const { act, isPending } = useStaffAction()
  const isDone = doneAt !== null
  const set = (next: boolean) => () => tasksClient().setDone.mutate({ id, isDone: next })
  return (
    <Button
      variant={isDone ? 'ghost' : 'secondary'}
      size="sm"
      className="shrink-0"
      busy={isPending}
      aria-label={isDone ? m.task_redo_named({ text }) : m.task_do_named({ text })}
      onClick={() => {
        void act(set(!isDone), isDone ? m.task_redone_said() : m.task_done_said(), set(isDone)).then(onDone)
      }}
    >
      {isDone ? m.task_redo() : m.task_do()}
    </Button>
  )
}
