import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { useSession } from '#app/editor/session.tsx'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type ListedNews, titleOf } from './listed-news.ts'

type Props = { news: ListedNews | undefined; onClose: () => void }

/** Asks, and deletes a piece of news with its draft. */
export function ConfirmDeleteNews({ news, onClose }: Props) {
  const router = useRouter()
  const focusNext = useFocusNext()
  const { isSignInOpen } = useSession()
  const remove = useStaffMutation(
    trpc().content.remove.mutationOptions({
      async onSuccess() {
        await queryClient().invalidateQueries(trpc().news.pathFilter())
        router.clearCache()
        toast.success(m.news_deleted())
        focusNext(() => document.getElementById('add-news'))
      },
      onError(error) {
        const { isOffline, message } = readFailure(error)
        toast.error(isOffline ? m.offline() : (message ?? m.error_ours()))
      },
      onSettled: onClose,
    }),
    { text: m.session_delete_text(), button: m.session_delete() },
  )
  return (
    <ConfirmDialog
      open={news !== undefined && !isSignInOpen}
      onOpenChange={open => {
        if (!open) onClose()
      }}
      title={m.delete_title()}
      description={m.news_delete_text()}
      confirmLabel={m.delete_confirm()}
      cancelLabel={m.cancel()}
      busy={remove.isPending}
      onConfirm={() => {
        if (news) remove.mutate({ feature: 'news', _id: news._id, seen: news.newest })
      }}
    >
      {news && <p className="font-semibold wrap-anywhere" {...titleOf(news)} />}
    </ConfirmDialog>
  )
}
