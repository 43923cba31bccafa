import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { toast } from '@agency/ui/Toasts'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { nameOfPicture } from './media-card.tsx'

/** Deletes a picture that nobody uses, after a question. */
export function DeletePicture({ picture }: { picture: { path: string; name: string } }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useStaffMutation(trpc().media.delete.mutationOptions())
  const name = nameOfPicture(picture)

  async function remove() {
    try {
      await mutateAsync({ path: picture.path })
      toast.success(m.media_deleted())
      await navigate({ to: '/admin/media', ignoreBlocker: true })
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      toast.error(isOffline ? m.offline() : message)
      setAsking(false)
    }
    await queryClient().invalidateQueries()
  }
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        {m.media_delete({ name })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.media_delete_title({ name })}
        description={m.media_delete_text()}
        labels={{ confirm: m.media_delete_confirm(), cancel: m.cancel() }}

        busy={isPending}
        onConfirm={() => void remove()}
      />
    </>
  )
}
