'use client'

import { cx } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from './Button.tsx'

type HintBarProps = ComponentProps<'aside'> & {
  /** What the hint is about, for screen readers. */
  'aria-label'?: string | undefined
  /** The one thing that it suggests. */
  actions: ReactNode
  /** Text of its own button. */
  labels: { close: string }
  /** Called with false when the person closes it; the caller stops rendering it. */
  onOpenChange: (open: boolean) => void
}

/**
 * A suggestion at the bottom of the window: text, one action, and a button that closes it. It moves nothing on the
 * page; in a window too low for both it stands at the end of the page. On phones, where it would cover what somebody
 * reads, only screen readers have the text: the action says it alone.
 */
export function HintBar({ actions, labels, onOpenChange, className, children, ...props }: HintBarProps) {
  return (
    <aside
      data-slot="hint-bar"
      className={cx(
        'fixed inset-x-3 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 mx-auto max-sm:w-fit [@media(max-height:20rem)]:static [@media(max-height:20rem)]:my-2 flex max-w-form flex-wrap items-center gap-x-4 rounded-lg border border-line bg-raised py-1.5 ps-4 pe-1.5 shadow-lifted lg:bottom-6 print:hidden',
        className,
      )}
      {...props}
    >
      <p className="min-w-0 grow basis-40 py-1.5 text-sm max-sm:sr-only">{children}</p>
      {actions}
      <IconButton variant="ghost" aria-label={labels.close} className="ms-auto" onClick={() => onOpenChange(false)}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </aside>
  )
}
