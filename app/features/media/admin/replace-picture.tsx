import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { toast } from '@agency/ui/Toasts'
import { Replace } from 'lucide-react'
import { useState } from 'react'
import { PictureField } from '#app/editor/picture-field.tsx'
import { RejectedFilesDialog } from '#app/editor/rejected-files-dialog.tsx'
import { usePictures } from '#app/editor/use-pictures.ts'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { useUndo } from '#app/list/use-undo.ts'
import { type Outputs, queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

const PLACE = 'other'

/** Puts another picture, uploaded or of the library, in the place of one in every record that shows it now. */
export function ReplacePicture({ picture: { path, uses } }: { picture: Outputs['media']['byPath'] }) {
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const pictures = usePictures()
  const offerUndo = useUndo()
  const { mutateAsync, isPending } = useStaffMutation(trpc().media.replace.mutationOptions())
  const count = uses.filter(({ isLive, isDraft }) => isLive || isDraft).length

  function close() {
    setOpen(false)
    setProblem(undefined)
    pictures.clear(PLACE)
  }

  async function replace() {
    try {
      if ((await pictures.store(() => {})) > 0) return
      const [other] = pictures.stored(PLACE)
      if (!other) return setProblem(m.picture_needed())
      const { changed, batch } = await mutateAsync({ path, other })
      close()
      await queryClient().invalidateQueries()
      offerUndo(m.media_replaced(plural(changed)), { batch })
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      toast.error(isOffline ? m.offline() : message)
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Replace aria-hidden="true" />
        {m.media_replace()}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={close}
        title={m.media_replace_title()}
        description={m.media_replace_text(plural(count))}
        labels={{ close: m.close() }}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {m.cancel()}
            </Button>
            <Button busy={isPending} onClick={() => void replace()}>
              {m.media_replace()}
            </Button>
          </>
        }
      >
        <PictureField
          id="replacement"
          label={m.media_replace_with()}
          preview="thumbnail"
          error={pictures.at(PLACE).length === 0 ? problem : undefined}
          pictures={pictures}
          place={PLACE}
        />
      </Dialog>
      <RejectedFilesDialog pictures={pictures} />
    </>
  )
}
