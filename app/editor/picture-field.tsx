import { Button } from '@agency/ui/Button'
import { FileField } from '@agency/ui/FileField'
import { Images } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { sayNotLoaded } from '#app/rendering/failed-scripts.ts'
import { late } from '#app/rendering/late.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ACCEPTED_FILES } from './picture-files.ts'
import { useFocusNext } from './use-focus-next.ts'
import type { ChosenPicture, Pictures, Place } from './use-pictures.ts'

const library = late(() => import('#app/features/media/admin/library-dialog.tsx'))

type FileFieldProps = Omit<ComponentProps<typeof FileField>, 'accept' | 'items' | 'labels' | 'onAdd' | 'onRemove'>
type Props = FileFieldProps & {
  pictures: Pictures
  /** The place of the form that the pictures are for. */
  place: Place
  /** Instead of taking the files for the place. */
  onAdd?: (files: File[]) => void
  onRemove?: (id: string) => void
  /** Whether stored pictures can be chosen, too. */
  hasLibrary?: boolean
}

/** Chooses the picture of a place, or with `multiple` several, from files or from the library, and shows how far each is stored. */
export function PictureField({
  pictures,
  place,
  multiple = false,
  onAdd,
  onRemove,
  hasLibrary = true,
  ...props
}: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusNext()

  const add = onAdd ?? ((files: File[]) => void pictures.add(place, multiple ? files : files.slice(0, 1), multiple))

  function close() {
    setOpen(false)
    focusNext(() => button.current)
  }
  return (
    <>
      <FileField
        accept={ACCEPTED_FILES}
        multiple={multiple}
        items={(typeof place === 'string' ? pictures.at(place) : []).map(picture => ({
          ...picture,
          note: noteOf(picture),
        }))}
        onAdd={add}
        onRefuse={add} // which says why
        onRemove={onRemove ?? pictures.remove}
        onRetry={id => void pictures.retry(id)}
        labels={{
          choose: multiple ? m.files_choose() : m.file_choose(),
          drop: multiple ? m.files_drop() : m.file_drop(),
          remove: name => m.file_remove({ name }),
          progress: m.file_progress(),
          retry: name => m.file_retry({ name }),
          unreadable: m.file_unreadable(),
        }}
        {...props}
      >
        {hasLibrary && (
          <Button
            ref={button}
            variant="ghost"
            size="sm"
            disabled={props.disabled}
            onClick={() => void library.load().then(() => setOpen(true), sayNotLoaded)}
            aria-haspopup="dialog"
            className="justify-self-start"
          >
            <Images aria-hidden="true" />
            {m.library_open()}
          </Button>
        )}
      </FileField>
      {isOpen &&
        // outside of the form: it has a form of its own
        createPortal(
          <Library
            multiple={multiple}
            onClose={close}
            onChoose={chosen => {
              for (const picture of chosen) pictures.addStored(place, picture, multiple)
              close()
            }}
          />,
          document.body,
        )}
    </>
  )
}

function Library(props: ComponentProps<ReturnType<typeof library.use>['default']>) {
  const { default: LibraryDialog } = library.use()
  return <LibraryDialog {...props} />
}

function noteOf({ stored, isShrinking, progress }: ChosenPicture) {
  if (isShrinking) return m.file_shrinking()
  if (progress === 1) return m.file_storing()
  return stored ? m.file_stored() : undefined
}
