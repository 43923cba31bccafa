import { useState } from 'react'
import { PictureField } from '#app/editor/picture-field.tsx'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { picturePlace } from './picture-place.ts'
import type { DocumentState } from './document-state.ts'
import type { useEntries } from './use-entries.ts'

type Props = { document: DocumentState; list: string; entries: ReturnType<typeof useEntries> }

/** Chooses several pictures at once, each of which becomes an entry; for lists whose entries begin with one. */
export function AddPictures({ document, list, entries: { fields, append } }: Props) {
  const [left, setLeft] = useState(0)
  const [name, field] = Object.entries(fields)[0] ?? []
  if (name === undefined || field?.kind !== 'picture') return null

  /** A new entry for each picture, which is open where it is the only one. */
  const placeInNewEntry = (isOpen: boolean) => () => {
    const key = append({ isOpen })
    if (!key) setLeft(left => left + 1)
    return key && picturePlace(name!, { list, key })
  }
  return (
    <PictureField
      id={`${list}-pictures`}
      label={m.entries_add_pictures()}
      hint={m.form_images_hint()}
      error={left > 0 ? m.entries_left(plural(left)) : undefined}
      multiple
      preview="thumbnail"
      pictures={document.pictures}
      place={placeInNewEntry(true)}
      onAdd={files => {
        setLeft(0)
        void document.pictures.add(placeInNewEntry(files.length === 1), files, true)
      }}
    />
  )
}
