import { Alert } from '@agency/ui/Alert'
import { RadioGroup } from '@agency/ui/RadioGroup'
import { toast } from '@agency/ui/Toasts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { AccountSection } from '#app/layouts/admin/account-section.tsx'
import { type Outputs, queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

type Choice = Outputs['notices']['choices'][number]

export const noticesQuery = () => trpc().notices.choices.queryOptions()

const timings = { now: m.notice_now, daily: m.notice_daily, never: m.notice_never }
const SAVED = 'notice-saved' // one toast, however many answers the arrow keys pass

/** When a person gets which mails; each choice is saved as it is made. */
export function NoticeChoices({ hasAddress }: { hasAddress: boolean }) {
  const { data: choices } = useSuspenseQuery(noticesQuery())
  const choose = useChoose()
  return (
    <AccountSection id="notices" title={m.notices_title()} text={hasAddress && m.notices_text()}>
      {!hasAddress && <Alert variant="info" title={m.notices_no_address()} />}
      {hasAddress &&
        choices.map(choice => (
          <RadioGroup
            key={choice.event}
            variant="row"
            name={choice.event}
            legend={choice.label}
            value={choice.timing}
            options={Object.entries(timings).map(([value, label]) => ({ value, label: label() }))}
            onValueChange={timing => choose({ ...choice, timing: timing as Choice['timing'] })}
          />
        ))}
    </AccountSection>
  )
}

/** Shows a choice at once; what could not be saved is shown as it was. */
function useChoose() {
  const { queryKey } = noticesQuery()
  const { mutate } = useStaffMutation(
    trpc().notices.choose.mutationOptions({ scope: { id: 'notices' } }), // one after the other
  )
  return ({ event, label, timing }: Choice) => {
    queryClient().setQueryData(queryKey, shown =>
      shown?.map(choice => (choice.event === event ? { ...choice, timing } : choice)),
    )
    mutate(
      { event, timing },
      {
        onSuccess: () => toast.success(m.notice_saved({ event: label, when: timings[timing]() }), { id: SAVED }),
        onError: error => {
          const { isOffline, message = m.error_ours() } = readFailure(error)
          toast.error(isOffline ? m.offline() : message, { id: SAVED })
          void queryClient().invalidateQueries({ queryKey })
        },
      },
    )
  }
}
