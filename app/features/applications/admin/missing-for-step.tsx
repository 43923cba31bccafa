import { type Gap, gapText } from '#server/features/applications/stages/gaps.shared.ts'
import { Alert } from '@agency/ui/Alert'
import type { ComponentProps } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { SkipReason } from './skip-reason.tsx'

type Props = ComponentProps<typeof SkipReason> & { gaps: Gap[] }

/** What is missing for a step, and the reason of whoever goes on without it. */
export function MissingForStep({ gaps, ...reason }: Props) {
  return (
    <Alert title={m.application_missing_for()}>
      <ul className="list-disc ps-5">
        {gaps.map(gap => (
          <li key={gap.kind}>{gapText(gap)}</li>
        ))}
      </ul>
      <SkipReason {...reason} />
    </Alert>
  )
}
