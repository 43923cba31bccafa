import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Button } from '@agency/ui/Button'
import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { History } from './history-queries.ts'

type Props = { feature: string; id: string; number: number; history: History; editPage: string }

/** Puts a saved state into the draft and opens the form; nothing for the state that the form shows already. */
export function RestoreRevision({ feature, id, number, history, editPage }: Props) {
  const router = useRouter()
  const { mutate, isPending } = useStaffMutation(
    trpc().content.restoreRevision.mutationOptions({
      async onSuccess() {
        queryClient().removeQueries(trpc().content.pathFilter())
        await queryClient().invalidateQueries()
        router.clearCache()
        await router.navigate({ to: editPage })
        document.getElementById('content')?.focus()
        toast.success(m.history_restored_done({ number: formatNumber(number) }))
      },
      async onError(error) {
        const { isOffline, message = m.error_ours() } = readFailure(error)
        toast.error(isOffline ? m.offline() : message)
        await queryClient().invalidateQueries(trpc().content.history.pathFilter())
      },
    }),
  )
  const { inForm, publishAt, newest } = history
  if (inForm === null)
    return (
      <p>
        {m.history_in_trash()} <TextLink to="/admin/trash">{m.trash_title()}</TextLink>
      </p>
    )
  if (inForm === number) return <p className="text-muted">{m.history_current()}</p>
  return (
    <div className="grid justify-items-start gap-2">
      <Button busy={isPending} onClick={() => mutate({ feature, _id: id, seen: newest, number })}>
        <Undo2 aria-hidden="true" />
        {m.history_restore({ number: formatNumber(number) })}
      </Button>
      <p className="text-sm text-muted">
        {m.history_restore_hint()}{' '}
        {publishAt &&
          m.history_schedule_lost({ at: formatDate(publishAt, { dateStyle: 'medium', timeStyle: 'short' }) })}
      </p>
    </div>
  )
}
