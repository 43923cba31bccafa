import { Button } from '@agency/ui/Button'
import { FocusPicker } from '@agency/ui/FocusPicker'
import { useWatch } from 'react-hook-form'
import { PictureField } from '#app/editor/picture-field.tsx'
import { focusText } from '#server/drafts/field-text.shared.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { readPicture } from '#server/files/schema.ts'
import type { InputProps } from './input-props.ts'
import { picturePlace } from './picture-place.ts'

/** The input for a picture: the one that is there, with its focal point where it has a field for one, and one that takes its place. */
export function DocumentPicture({ document: state, fields, name, prefix, entryKey }: InputProps) {
  const { form, pictures, errorOf } = state
  const id = prefix + name
  const { label, hint, required } = fields[name]!
  const points = Object.entries(fields).filter(([, { kind, of }]) => kind === 'focus' && of === name)
  const place = picturePlace(name, entryKey && { list: prefix.split('.')[0]!, key: entryKey })
  const url = String(useWatch({ control: form.control, name: id }) ?? '')

  function takeOut() {
    for (const path of [id, ...points.map(([focus]) => prefix + focus)]) form.setValue(path, '')
    document.getElementById(id)?.focus()
  }
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4">
      <PictureField
        id={id}
        label={label()}
        required={required !== undefined}
        hint={hint?.() ?? m.form_images_hint()}
        preview="thumbnail"
        error={errorOf(id)}
        pictures={pictures}
        place={place}
      />
      {url && pictures.at(place).length === 0 && (
        <div className="flex min-w-0 flex-wrap items-end gap-x-8 gap-y-4">
          {points.map(([focus, { label, hint }]) => (
            <FocalPoint key={focus} document={state} id={prefix + focus} label={label()} hint={hint} url={url} />
          ))}
          {points.length === 0 && (
            <StoredPicture
              url={url}
              alt={m.picture_now()}
              fit="contain"
              sizes="15rem"
              className="aspect-3/2 w-60 max-w-full rounded-md bg-white"
            />
          )}
          {!required && (
            <div className="basis-full">
              <Button variant="ghost" size="sm" onClick={takeOut} className="-ms-3">
                {m.picture_take_out()}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

type PointProps = Pick<InputProps, 'document'> & {
  id: string
  label: string
  hint?: (() => string) | undefined
  url: string
}

function FocalPoint({ document: { form }, id, label, hint = m.focus_hint, url }: PointProps) {
  const value = String(useWatch({ control: form.control, name: id }) ?? '')
  const { width, height } = readPicture(url) ?? { width: 3, height: 2 }
  return (
    <FocusPicker
      id={id}
      label={label}
      hint={hint()}
      value={value}
      onValueChange={next => form.setValue(id, next)}
      labels={{ point: (x, y) => focusText(`${x} ${y}`) }}
      className={width < height ? 'w-52 max-w-full' : 'w-80 max-w-full'}
    >
      <StoredPicture url={url} alt="" sizes="20rem" />
    </FocusPicker>
  )
}
