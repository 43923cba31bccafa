import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { Spinner } from '@agency/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { FormDialog, useCloseDialog } from '#app/editor/form-dialog.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { LoadFailed } from '#app/list/load-failed.tsx'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { reasons } from '#server/features/applications/stages/reasons.shared.ts'
import { type State, stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { moveManyAnswer } from '#server/features/applications/work-schema.ts'
import { NotReady } from './not-ready.tsx'
import { type Movable, type Unready, unreadyQuery } from './queries.ts'

/** `skipOf` gives the reason of whoever moves somebody who was said not to be ready, and nothing for the others. */
export type Answer = { reason: number | undefined; skipOf: (id: string) => string }
type Props<Row> = {
  state: State
  rows: Row[]
  onClose: () => void
  /** Gets those who are to be moved. */
  onMove: (rows: Row[], answer: Answer) => void
}

/** Asks before many applicants read of another state: who is not ready and why, and, of those who are not selected, what they read. */
export function MoveManyDialog<Row extends Movable>(props: Props<Row>) {
  const { state, rows, onClose } = props
  const { data, error } = useQuery(unreadyQuery(rows, state))
  return (
    <FormDialog
      open
      size="sm"
      onClose={onClose}
      title={m.applications_move_title({ ...plural(rows.length), state: stateLabels[state]() })}
      description={m.applications_move_text()}
    >
      {error ? (
        <LoadFailed error={error} />
      ) : data ? (
        <Content {...props} unready={data} />
      ) : (
        <Spinner label={m.list_loading()} />
      )}
    </FormDialog>
  )
}

function Content<Row extends Movable>({ state, rows, unready, onMove }: Props<Row> & { unready: Unready }) {
  const close = useCloseDialog()
  const isRejection = state === 'rejected'
  const ready = rows.filter(({ id }) => unready.every(other => other.id !== id))
  const hasUnready = unready.length > 0
  const form = useStaffForm({
    schema: moveManyAnswer,
    values: { reason: '', skip: '' },
    besides: { state, isReady: !hasUnready },
    onSaved: (_, { isReady, reason, skip }) =>
      onMove(isReady ? ready : rows, {
        reason,
        skipOf: id => (unready.some(other => other.id === id) ? skip : ''),
      }),
  })

  return (
    <StaffForm
      form={form}
      className="grid gap-4"
      actions={
        <div className="flex flex-wrap gap-3">
          {hasUnready && ready.length > 0 && (
            <Button variant="accent" onClick={event => void form.submit(event, { isReady: true })}>
              {m.applications_move_ready(plural(ready.length))}
            </Button>
          )}
          <Button type="submit" variant={hasUnready ? 'secondary' : 'accent'}>
            {hasUnready
              ? m.applications_move_all(plural(rows.length))
              : m.application_move_to({ state: stateLabels[state]() })}
          </Button>
          <Button variant="ghost" onClick={close}>
            {m.cancel()}
          </Button>
        </div>
      }
    >
      {isRejection && (
        <SelectField label={m.application_reason()} {...form.field('reason')}>
          <option value="">{m.application_choose()}</option>
          {reasons.map((each, n) => (
            <option key={n} value={n}>
              {each()}
            </option>
          ))}
        </SelectField>
      )}
      {hasUnready && <NotReady rows={rows} unready={unready} {...form.field('skip')} />}
    </StaffForm>
  )
}
