import type { Gap } from '#server/features/applications/stages/gaps.shared.ts'
import { Alert } from '@agency/ui/Alert'
import type { ComponentProps } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { GapList } from './gap-list.tsx'
import { SkipReason } from './skip-reason.tsx'

type Props = ComponentProps<typeof SkipReason> & { application: string; gaps: Gap[] }

/** What is missing for a step, and the reason of whoever goes on without it. */
export function MissingForStep({ application, gaps, ...reason }: Props) {
  return (
    <Alert title={m.application_missing_for()}>
      <GapList application={application} gaps={gaps} />
      <SkipReason {...reason} />
    </Alert>
  )
}
