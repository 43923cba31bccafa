'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { cx } from 'class-variance-authority'
import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { rootOf } from './inner/reading.ts'

type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** How many errors there are, and that nothing was saved. */
  title: ReactNode
  /** One for each error: the id of its field and what is wrong. */
  items: { id: string; label: ReactNode }[]
}

/**
 * All errors of a form above it, each a link to its field. It takes the focus when the first error appears, and renders
 * nothing without errors.
 */
export function ErrorSummary({ title, items, className, ref, ...props }: ErrorSummaryProps) {
  const heading = useId()
  const box = useRef<HTMLDivElement>(null)
  const both = useComposedRefs(ref, box)
  const appeared = items.length > 0
  useEffect(() => {
    if (!appeared) return
    box.current?.focus({ preventScroll: true })
    // in a low window the whole does not fit: its heading is in view then
    for (const part of [box.current, box.current?.querySelector('p')]) part?.scrollIntoView({ block: 'nearest' })
  }, [appeared])
  if (!appeared) return null
  return (
    <div
      ref={both}
      data-slot="error-summary"
      role="alert"
      aria-labelledby={heading}
      tabIndex={-1}
      className={cx('flex gap-3 rounded-md border border-danger bg-danger-soft p-4 text-ink sm:p-5', className)}
      {...props}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p id={heading} className="font-semibold">
          {title}
        </p>
        <ul className="mt-1">
          {items.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={event => enter(event, id)}
                className="inline-flex min-h-11 items-center py-2 font-semibold text-danger underline underline-offset-4 hover:text-danger-strong active:no-underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function enter(event: MouseEvent, id: string) {
  const place = rootOf(event.currentTarget).getElementById(id)
  if (!place) return
  event.preventDefault()
  const field = place.matches('input, select, textarea, button, a[href], [tabindex]')
    ? place
    : place.querySelector<HTMLElement>('input, select, textarea, button')
  place.closest('details')?.setAttribute('open', '')
  place.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
