import { Button } from '@agency/ui/Button'
import { DayField } from '#app/editor/day-field.tsx'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { useSendOnce } from '#app/editor/use-send-once.ts'
import { today } from '#i18n/format.ts'
import { daysFrom } from '#i18n/typed/day.ts'
import { m } from '#i18n/paraglide/messages.js'
import { callDays, typedCallOn } from '#server/features/applications/work-schema.ts'
import { applicationsClient } from './applications-client.ts'
import { calledText, type LoggedCall, useTakeBack } from './use-log-call.ts'

type Props = {
  id: string
  name: string | undefined
  text: string
  onClose: () => void
  onCalled: () => void
  onUndone?: ((text: string) => void) | undefined
  onLogged?: ((call: LoggedCall) => void) | undefined
}

/** When to call somebody who asked for another time. */
export function CallOnDialog({ onClose, ...props }: Props) {
  return (
    <FormDialog open onClose={onClose} title={m.call_on()} description={m.call_at_explained()} size="sm">
      <CallOnForm {...props} />
    </FormDialog>
  )
}

function CallOnForm({ id, name, text, onCalled, onUndone, onLogged }: Omit<Props, 'onClose'>) {
  const once = useSendOnce()
  const { remove, takeBack } = useTakeBack({ onUndone, onLogged })
  const form = useStaffForm({
    schema: typedCallOn,
    values: { callAt: `${daysFrom(today(), 1)}T10:00` },
    send: ({ callAt }) =>
      once({ id, callAt, text }, idempotencyKey =>
        applicationsClient().addEntry.mutate(
          { id, kind: 'call', outcome: 'again', callAt, text },
          { context: { idempotencyKey } },
        ),
      ),
    done: ({ callAt }) => (onLogged ? undefined : calledText('again', callAt, name)),
    undo: made => remove(made.id),
    onSaved: made => {
      onLogged?.({ said: calledText('again', made.callAt, name), takeBack: () => takeBack(made.id) })
      onCalled()
    },
  })
  return (
    <StaffForm
      form={form}
      className="grid gap-5"
      actions={
        <Button type="submit" variant="accent" busy={form.isBusy} className="justify-self-start">
          {m.call_again()}
        </Button>
      }
    >
      <DayField time="10:00" days={callDays} label={m.call_at_label()} required {...form.field('callAt')} />
    </StaffForm>
  )
}
