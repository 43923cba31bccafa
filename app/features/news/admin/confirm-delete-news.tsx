import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { useSession } from '#app/editor/session.tsx'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { nameOf } from '#app/features/content/content-types.ts'
import { useUndo } from '#app/list/use-undo.ts'
import { queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { NewsRow } from '#server/features/news/domain.ts'

type Props = { news: NewsRow | undefined; onDeleted: (news: NewsRow) => void; onClose: () => void }

/** Asks, and moves a piece of news with its draft to the trash; a toast offers Undo. */
export function ConfirmDeleteNews({ news, onDeleted, onClose }: Props) {
  const router = useRouter()
  const focusNext = useFocusNext()
  const offerUndo = useUndo()
  const { isSignInOpen } = useSession()
  const remove = useStaffMutation(trpc().content.remove.mutationOptions({ onSettled: onClose }), {
    text: m.session_delete_text(),
    button: m.session_delete(),
  })

  async function confirm(row: NewsRow) {
    const { _id, newest } = row
    try {
      await remove.mutateAsync({ feature: 'news', _id, seen: newest })
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      toast.error(isOffline ? m.offline() : message)
      return
    }
    onDeleted(row)
    router.clearCache()
    await queryClient().invalidateQueries()
    offerUndo(m.news_deleted(), { feature: 'news', _id })
    focusNext(() => document.querySelector<HTMLElement>('[data-list-status]'))
  }

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
        if (news) void confirm(news)
      }}
    >
      {news && <p className="font-semibold wrap-anywhere" {...nameOf(news.title, news.titleBn)} />}
    </ConfirmDialog>
  )
}
