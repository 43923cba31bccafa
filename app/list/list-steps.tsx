import { IconButton } from '@agency/ui/Button'
import { Tooltip } from '@agency/ui/Tooltip'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type Props = {
  label: string
  /** A link to the list as it was filtered. */
  back: ReactNode
  /** A link to a record in it, with this icon. */
  renderLink: (id: string, icon: ReactNode) => ReactNode
  /** What is before and after in the list; missing until it is known. */
  neighbours: { number: number; count: number; previous?: string | undefined; next?: string | undefined } | undefined
  previous: string
  next: string
}

/** The way back to the list, and to what is before and after in it. */
export function ListSteps({ label, back, renderLink, neighbours, previous, next }: Props) {
  const step = (id: string | undefined, name: string, shortcut: string, icon: ReactNode) =>
    id ? (
      <Tooltip>
        <IconButton asChild variant="surface" aria-label={name} aria-keyshortcuts={shortcut}>
          {renderLink(id, icon)}
        </IconButton>
      </Tooltip>
    ) : (
      <Tooltip>
        <IconButton variant="surface" aria-label={name} disabled>
          {icon}
        </IconButton>
      </Tooltip>
    )
  return (
    <nav aria-label={label} className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 print:hidden">
      {back}
      {neighbours && (
        <div className="flex items-center gap-1">
          <span className="me-2 text-sm text-muted tabular-nums">
            {m.record_position({ number: formatNumber(neighbours.number), count: formatNumber(neighbours.count) })}
          </span>
          {step(neighbours.previous, previous, 'K', <ChevronLeft aria-hidden="true" />)}
          {step(neighbours.next, next, 'J', <ChevronRight aria-hidden="true" />)}
        </div>
      )}
    </nav>
  )
}
