import { Button } from '@agency/ui/Button'
import { useLocation } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { type Gap, gapText } from '#server/features/applications/stages/gaps.shared.ts'
import { SEALED_KINDS } from '#server/features/workers/documents.shared.ts'

type Props = {
  application: string
  gaps: Gap[]
  /** Adds it here; what is sealed in the file is added there all the same. */
  onAdd?: (gap: Gap) => void
}

/** What an application lacks, each with the way to where it is added, and back. */
export function GapLinks({ application, gaps, onAdd }: Props) {
  const back = useLocation({ select: ({ href }) => href })
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {gaps.map(gap => (
        <li key={gap.kind}>
          {onAdd && !SEALED_KINDS.includes(gap.kind) ? (
            <Button variant="secondary" size="sm" onClick={() => onAdd(gap)}>
              <Plus aria-hidden="true" />
              {gapText(gap)}
            </Button>
          ) : (
            <TextLink to="/admin/workers/of/$application" params={{ application }} search={{ add: gap.kind, back }}>
              {gapText(gap)}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  )
}
