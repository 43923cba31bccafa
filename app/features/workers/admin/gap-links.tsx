import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { useLocation } from '@tanstack/react-router'
import { type Gap, gapText } from '#server/features/applications/stages/gaps.shared.ts'

/** What an application lacks, each with the way to where it is added, and back. */
export function GapLinks({ application, gaps }: { application: string; gaps: Gap[] }) {
  const back = useLocation({ select: ({ href }) => href })
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {gaps.map(gap => (
        <li key={gap.kind}>
          <TextLink to="/admin/workers/of/$application" params={{ application }} search={{ add: gap.kind, back }}>
            {gapText(gap)}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
