import { FileField } from '@agency/ui/FileField'
import type { ComponentProps } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { IMAGE_TYPES } from '#server/media/schema.ts'
import type { ChosenPicture } from './use-pictures.ts'

type Props = Omit<ComponentProps<typeof FileField>, 'accept' | 'items' | 'words'> & { items: ChosenPicture[] }

/** Chooses pictures, one or with `multiple` several, and shows how far each is stored. */
export function PictureField({ items, multiple, ...props }: Props) {
  return (
    <FileField
      accept={IMAGE_TYPES.join(',')}
      multiple={multiple}
      items={items.map(({ id, name, url, problem, progress, stored }) => ({
        id,
        name,
        url,
        problem,
        progress,
        note: stored ? m.file_stored() : undefined,
      }))}
      words={{
        choose: multiple ? m.files_choose() : m.file_choose(),
        drop: multiple ? m.files_drop() : m.file_drop(),
        remove: name => m.file_remove({ name }),
        progress: name => m.file_progress({ name }),
      }}
      {...props}
    />
  )
}
