import { Badge } from '@agency/ui/Badge'
import { m } from '#i18n/paraglide/messages.js'
import type { Gap } from '#server/features/clients/overview.ts'

/** What a client country misses. */
export function GapBadges({ gaps }: { gaps: Gap[] }) {
  const labels = { company: m.gap_company(), figure: m.gap_figure(), pictures: m.gap_pictures() }
  if (gaps.length === 0) return null
  return (
    <span className="flex flex-wrap gap-2">
      {gaps.map(gap => (
        <Badge key={gap}>{labels[gap]}</Badge>
      ))}
    </span>
  )
}
