import { useHydrated } from '@tanstack/react-router'
import { PictureField } from '#app/editor/picture-field.tsx'
import { RejectedFilesDialog } from '#app/editor/rejected-files-dialog.tsx'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { usePictures } from '#app/editor/use-pictures.ts'
import { queryClient, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Uploads pictures into the library, where they stay until somebody deletes them. */
export function UploadPictures() {
  const isReady = useHydrated()
  const { mutate: keep } = useStaffMutation(
    trpc().media.keep.mutationOptions({ onSettled: () => queryClient().invalidateQueries() }),
  )
  const pictures = usePictures((_, path) => keep({ paths: [path] }))
  return (
    <>
      <PictureField
        id="upload"
        label={m.media_upload()}
        hint={m.media_upload_hint()}
        preview="thumbnail"
        multiple
        disabled={!isReady}
        pictures={pictures}
        place="library"
        hasLibrary={false}
        className="mb-8 max-w-form"
      />
      <RejectedFilesDialog pictures={pictures} />
    </>
  )
}
