import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { DayField } from '#app/editor/day-field.tsx'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { queryClient } from '#app/rendering/trpc.ts'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { taskDays, taskFacts, TEXT_MAX } from '#server/features/tasks/schema.ts'
import type { Worked } from '#server/permissions.ts'
import { colleaguesQuery } from '#app/features/work/admin/queries.ts'
import { type Task, tasksClient } from './queries.ts'

type Props = {
  on: Worked
  record: string
  myId: string
  /** The one that is changed; without it, one is added. */
  task?: Task | undefined
  onClose: () => void
}

/** What is to be done about a record, by when, and who does it. */
export function TaskDialog(props: Props) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={props.onClose}
      title={props.task ? m.task_edit_title() : m.task_add()}
      labels={{ close: m.close() }}
    >
      <TaskForm {...props} />
    </Dialog>
  )
}

type Values = { text: string; dueOn: string; to: string }

function TaskForm({ on, record, myId, task, onClose }: Props) {
  const people = useSuspenseQuery(colleaguesQuery()).data[on]
  const [id] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState<Values>({
    text: task?.text ?? '',
    dueOn: task?.dueOn ?? today(),
    to: task ? (task.assigneeId ?? '') : people.some(person => person.id === myId) ? myId : '',
  })
  const [errors, setErrors] = useState<Partial<Values>>({})
  const form = useRef<HTMLFormElement>(null)
  const { run, act, isPending } = useStaffAction()
  const isFormer = values.to !== '' && !people.some(person => person.id === values.to)
  const fieldOf = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })

  async function save() {
    const { data, error } = taskFacts.safeParse({ ...values, to: values.to || null })
    const found: Partial<Values> = {}
    for (const { path, message } of error?.issues.toReversed() ?? []) found[path[0] as keyof Values] = message
    setErrors(found)
    const [first] = Object.keys(found)
    if (!data) return (form.current?.elements.namedItem(first ?? 'text') as HTMLElement | null)?.focus()
    const isSaved = await run(
      () =>
        task
          ? tasksClient().change.mutate({ id: task.id, seen: task.version, ...data })
          : tasksClient().add.mutate({ id, on, record, ...data }),
      {
        done: task ? m.task_saved() : m.task_added(),
        onFailure({ code }) {
          if (code === 'PRECONDITION_FAILED') void queryClient().invalidateQueries()
          return false
        },
      },
    )
    if (isSaved) onClose()
  }

  /** What was deleted comes back as another task. */
  async function remove({ id: removed, text, dueOn, assigneeId }: Task) {
    const back = () => tasksClient().add.mutate({ id: crypto.randomUUID(), on, record, text, dueOn, to: assigneeId })
    if (await act(() => tasksClient().remove.mutate({ id: removed }), m.task_removed(), back)) onClose()
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField label={m.task_text()} hint={m.task_text_hint()} maxLength={TEXT_MAX} required {...fieldOf('text')} />
      <DayField days={taskDays} label={m.task_day()} required {...fieldOf('dueOn')} />
      <SelectField label={m.task_who()} {...fieldOf('to')}>
        <option value="">{m.enquiry_nobody()}</option>
        {isFormer && <option value={values.to}>{task?.assignee}</option>}
        {people.map(person => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap justify-between gap-3">
        <Button type="submit" variant="accent" busy={isPending}>
          {m.task_save()}
        </Button>
        {task && (
          <Button variant="danger-quiet" busy={isPending} onClick={() => void remove(task)}>
            {m.task_remove()}
          </Button>
        )}
      </div>
    </form>
  )
}
