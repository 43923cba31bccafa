import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { useState } from 'react'
import { DayField } from '#app/editor/day-field.tsx'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { taskDays, taskFacts, TEXT_MAX } from '#server/features/tasks/schema.ts'
import type { Kind } from '#server/features/tasks/kinds.shared.ts'
import { type Colleagues, type Task, tasksClient } from './queries.ts'

type Props = {
  /** The record that it is about; without one, a new task is about none. */
  about?: { on: Kind; record: string } | undefined
  /** Who may be given it. */
  people: Colleagues
  myId: string
  /** The one that is changed; without it, one is added. */
  task?: Task | undefined
  onClose: () => void
}

/** What is to be done, about a record or about none, by when, and who does it. */
export function TaskDialog(props: Props) {
  return (
    <FormDialog open size="sm" onClose={props.onClose} title={props.task ? m.task_edit_title() : m.task_add()}>
      <TaskForm {...props} />
    </FormDialog>
  )
}

function TaskForm({ about, people, myId, task, onClose }: Props) {
  const [id] = useState(() => crypto.randomUUID())
  const { act, isPending } = useStaffAction()
  const form = useStaffForm({
    schema: taskFacts,
    values: {
      text: task?.text ?? '',
      dueOn: task?.dueOn ?? today(),
      to: task ? (task.assigneeId ?? '') : people.some(person => person.id === myId) ? myId : '',
    },
    send: facts =>
      task
        ? tasksClient().change.mutate({ id: task.id, seen: task.version, ...facts })
        : tasksClient().add.mutate({ id, ...about, ...facts }),
    done: () => (task ? m.task_saved() : m.task_added()),
    onSaved: onClose,
  })
  const to = form.watch('to')
  const isFormer = Boolean(to) && !people.some(person => person.id === to)

  /** What was deleted comes back as another task. */
  async function remove({ id: removed, text, dueOn, assigneeId }: Task) {
    const back = () => tasksClient().add.mutate({ id: crypto.randomUUID(), ...about, text, dueOn, to: assigneeId })
    if (await act(() => tasksClient().remove.mutate({ id: removed }), m.task_removed(), back)) onClose()
  }

  return (
    <StaffForm
      form={form}
      className="grid gap-4"
      actions={
        <div className="flex flex-wrap justify-between gap-3">
          <Button type="submit" variant="accent" busy={form.isBusy || isPending}>
            {m.task_save()}
          </Button>
          {task && (
            <Button variant="danger-quiet" busy={form.isBusy || isPending} onClick={() => void remove(task)}>
              {m.task_remove()}
            </Button>
          )}
        </div>
      }
    >
      <TextField
        label={m.task_text()}
        hint={m.task_text_hint()}
        maxLength={TEXT_MAX}
        required
        {...form.field('text')}
      />
      <DayField days={taskDays} label={m.task_day()} required {...form.field('dueOn')} />
      <SelectField label={m.task_who()} {...form.field('to')}>
        <option value="">{m.enquiry_nobody()}</option>
        {isFormer && <option value={to ?? ''}>{task?.assignee}</option>}
        {people.map(person => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </SelectField>
    </StaffForm>
  )
}
