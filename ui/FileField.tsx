'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { FileUp, ImageUp } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ComponentProps, type DragEvent, type ReactNode } from 'react'
import { Field, splitField, type FieldWords } from './Field.tsx'
import { targetOf } from './inner/reading.ts'
import { FileFieldItem, type FileItem, type FilePreview } from './inner/FileFieldItem.tsx'

export type { FileItem }

type FileFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> &
  FieldWords & {
    /** The files so far, in their order. */
    items: FileItem[]
    /** How a file is shown: a picture as thumbnail or flag, a document by its name. */
    preview: FilePreview
    /** Called with what was chosen or dropped; decides what becomes an item. */
    onAdd: (files: File[]) => void
    /** Called with what was dropped and not taken, to say why: what `accept` leaves out, and all after the first without `multiple`. */
    onRefuse?: ((files: File[]) => void) | undefined
    /** Called when an item is to go. */
    onRemove: (id: string) => void
    /** Tries an item with `canRetry` again. */
    onRetry?: ((id: string) => void) | undefined
    /** Texts of the zone and of the list. */
    labels: {
      choose: string
      drop: string
      remove: (name: string) => string
      progress: string
      retry?: ((name: string) => string) | undefined
      /** In place of an item’s note, where its picture cannot be shown. */
      unreadable?: string | undefined
    }
    /** Another way to choose, beside the zone. */
    children?: ReactNode
  }

/**
 * Files chosen or dropped, each with its error or progress: pictures as thumbnails, a `document` by its name. It
 * neither checks nor stores files: `onAdd` decides what becomes an item. Space or Enter opens the picker; after a
 * removal the focus goes to the next item, or back to the input. What is shown the caller sends, not the form.
 */
export function FileField({
  id,
  required,
  items,
  preview,
  onAdd,
  onRefuse,
  onRemove,
  onRetry,
  labels,
  children,
  multiple,
  disabled,
  ...props
}: FileFieldProps) {
  const [frame, { ref, name, ...input }] = splitField(props)
  const own = useId()
  const control = id ?? own
  const [over, setOver] = useState(false)
  const Sign = preview === 'document' ? FileUp : ImageUp
  const chooser = useRef<HTMLInputElement>(null)
  const both = useComposedRefs(ref, chooser)
  const isLocked = () => chooser.current?.matches(':disabled') // by itself, or by a fieldset around it
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<{ id: string; place: number }>(null)

  useEffect(() => {
    const gone = removed.current
    if (!gone || items.some(item => item.id === gone.id)) return
    removed.current = null
    const next = list.current?.children[gone.place]?.querySelector<HTMLElement>('button')
    ;(next ?? chooser.current)?.focus()
  }, [items])

  useEffect(() => {
    // beside a field the browser would leave the page for the file, and what was typed would be lost
    const keepPage = (event: globalThis.DragEvent) => {
      const target = targetOf(event)
      const isTaken = event.defaultPrevented || (target instanceof Element && target.matches('[type=file]'))
      if (isTaken || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    const names = ['dragover', 'drop'] as const
    for (const name of names) document.addEventListener(name, keepPage)
    return () => names.forEach(name => document.removeEventListener(name, keepPage))
  }, [])

  function drag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault() // or the browser would leave the page for the file
    if (isLocked()) event.dataTransfer.dropEffect = 'none'
    setOver(!isLocked())
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (isLocked()) return
    const dropped = [...event.dataTransfer.files]
    const files = dropped.filter(file => isAccepted(file, input.accept)).slice(0, multiple ? undefined : 1)
    const refused = dropped.filter(file => !files.includes(file))
    if (files.length) onAdd(files)
    if (refused.length) onRefuse?.(refused)
  }

  return (
    <Field {...frame} id={control} required={required}>
      {field => (
        <div className="grid min-w-0 grid-cols-1 gap-3">
          <div
            data-slot="file-zone"
            data-over={over || undefined}
            onDragEnter={drag}
            onDragOver={drag}
            onDrop={drop}
            onDragLeave={event => {
              if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
                setOver(false)
            }}
            className="relative flex min-h-24 flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-md border border-dashed border-edge bg-surface p-4 text-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand has-aria-invalid:border-danger has-disabled:bg-sunken has-enabled:hover:border-brand has-enabled:active:bg-brand-soft data-over:border-solid data-over:border-brand data-over:bg-brand-soft"
          >
            {/* the invisible input covers the whole zone: click, drop and keyboard all reach the real control */}
            <input
              ref={both}
              data-slot="file-field"
              type="file"
              name={items.length > 0 ? undefined : name} // it would send an empty file beside those that are shown
              multiple={multiple}
              disabled={disabled}
              {...field}
              required={required && items.length === 0}
              aria-labelledby={`${control}-label ${control}-choose`}
              onChange={event => {
                const files = [...(event.currentTarget.files ?? [])]
                event.currentTarget.value = ''
                if (files.length) onAdd(files)
              }}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
              {...input}
            />
            <span
              id={`${control}-choose`}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-md border border-edge bg-surface px-4 py-2 font-semibold text-ink transition-colors peer-enabled:peer-hover:border-brand peer-enabled:peer-hover:bg-brand-soft peer-enabled:peer-active:bg-line peer-disabled:border-line peer-disabled:bg-sunken peer-disabled:text-muted"
            >
              <Sign aria-hidden className="size-5 shrink-0" />
              {labels.choose}
            </span>
            <span className="text-sm text-muted">{labels.drop}</span>
          </div>
          {children}
          {items.length ? (
            <ul ref={list} className="@container grid min-w-0 grid-cols-1 gap-3">
              {items.map((item, place) => (
                <FileFieldItem
                  key={item.id}
                  item={item}
                  preview={preview}
                  disabled={disabled}
                  removeLabel={labels.remove(item.name)}
                  progressLabel={labels.progress}
                  unreadableLabel={labels.unreadable}
                  retryLabel={labels.retry?.(item.name)}
                  onRetry={onRetry && (() => onRetry(item.id))}
                  onRemove={() => {
                    removed.current = { id: item.id, place }
                    onRemove(item.id)
                  }}
                />
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </Field>
  )
}

/** As the browser's own picker reads `accept`: endings of names, kinds such as `image/*`, and types. */
function isAccepted({ name, type }: File, accept = '') {
  const wanted = accept
    .toLowerCase()
    .split(',')
    .map(each => each.trim())
    .filter(Boolean)
  const [ending, kind] = [name.toLowerCase(), type.toLowerCase()]
  return (
    wanted.length === 0 ||
    wanted.some(each =>
      each.startsWith('.')
        ? ending.endsWith(each)
        : each.endsWith('/*')
          ? kind.startsWith(each.slice(0, -1))
          : kind === each,
    )
  )
}
