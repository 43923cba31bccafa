'use client'

import { cx } from 'class-variance-authority'
import { ChevronDown, GripVertical } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'

type EntryCardProps = Omit<ComponentProps<'li'>, 'title'> & {
  /** What it is called now, from its own fields. */
  title: ReactNode
  /** Under the title, while something is under way. */
  description?: ReactNode
  /** Before the title, usually a small picture. */
  thumb?: ReactNode
  /** Buttons that move and remove the entry. */
  actions?: ReactNode
  /** The id by which the entry is dragged; without one it cannot be. */
  dragId?: string | undefined
  /** Long entries fold up to their title; opening one again is up to the person, but an error in it opens it. */
  foldable?: boolean | undefined
  /** Whether a foldable entry is open at first. */
  defaultOpen?: boolean | undefined
  /** A field in it has an error. */
  invalid?: boolean | undefined
}

/** One of several entries that are typed and ordered: its title, its fields as children, its buttons. It stands in an <ol>. */
export function EntryCard({
  title,
  description,
  thumb,
  actions,
  dragId,
  foldable,
  defaultOpen,
  invalid,
  className,
  children,
  ...props
}: EntryCardProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (invalid && details.current) details.current.open = true
  }, [invalid])
  const head = (
    <>
      {dragId !== undefined && (
        <span
          aria-hidden="true"
          data-drag={dragId}
          className="-ms-1 grid h-11 w-8 shrink-0 cursor-grab @xl:w-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink active:cursor-grabbing"
        >
          <GripVertical className="size-5" />
        </span>
      )}
      {thumb}
      <span className="grid min-w-0 grow leading-snug wrap-anywhere">
        <span className="line-clamp-2 font-semibold">{title}</span>
        {description && <span className="text-sm text-muted">{description}</span>}
      </span>
    </>
  )
  const row = cx(
    'flex min-h-15 min-w-0 items-center gap-3 p-2',
    dragId === undefined ? 'ps-4 @xl:ps-6' : 'ps-3',
    actions ? '@xl:pe-44' : undefined,
  )
  const body = 'grid min-w-0 gap-y-6 px-4 pt-2 pb-4 @xl:px-6 @xl:pb-6'
  return (
    <li
      data-slot="entry-card"
      className={cx(
        '@container relative min-w-0 rounded-lg border bg-surface transition-colors data-dragged:border-dashed data-dragged:border-edge data-dragged:bg-sunken @xl:[&:has([data-slot=place-input])_summary]:pe-56',
        'before:pointer-events-none before:absolute before:inset-x-0 before:hidden before:h-1 before:rounded-full before:bg-brand data-drop:before:block data-[drop=after]:before:-bottom-2.5 data-[drop=before]:before:-top-2.5',
        invalid ? 'border-danger' : 'border-line',
        className,
      )}
      {...props}
    >
      {foldable ? (
        <details ref={details} open={defaultOpen} className="group/entry">
          <summary
            className={cx(
              row,
              'cursor-pointer list-none rounded-lg hover:bg-sunken active:bg-line [&::-webkit-details-marker]:hidden',
            )}
          >
            {head}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-transform group-open/entry:rotate-180"
            />
          </summary>
          <div className={body}>{children}</div>
        </details>
      ) : (
        <>
          <div className={row}>{head}</div>
          <div className={body}>{children}</div>
        </>
      )}
      {actions && (
        <div className="flex items-center justify-end gap-1 border-t border-line px-2 py-1 @xl:absolute @xl:end-3 @xl:top-2 @xl:border-0 @xl:p-0">
          {actions}
        </div>
      )}
    </li>
  )
}
