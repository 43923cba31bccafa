import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { applicationsClient } from './applications-client.ts'
import type { Application } from './queries.ts'

/** The last step while its applicant does not read it: until when, and how to take it back. */
export function UntoldStep({ application: { id, events } }: { application: Application }) {
  const { act, isPending } = useStaffAction()
  const last = events.findLast(({ of, news }) => !of && !news)
  if (!last?.tellAt) return null
  return (
    <Alert
      title={m.application_untold({
        state: stateLabels[last.state](),
        time: formatDate(last.tellAt, { timeStyle: 'short' }),
      })}
      actions={
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          onClick={() =>
            void act(() => applicationsClient().undoMove.mutate({ id, event: last.id }), m.application_move_undone())
          }
        >
          {m.application_undo_move()}
        </Button>
      }
    />
  )
}
