import { Alert } from '@agency/ui/Alert'
import { skipToken, useQuery } from '@tanstack/react-query'
import { trpc } from '#app/rendering/trpc.ts'
import { gapText } from '#server/features/applications/stages/gaps.shared.ts'
import { passportGapInput } from '#server/features/workers/work-schema.ts'

/** Beside a passport that is typed: that it ends too early for the job that is chosen. */
export function PassportWarning(typed: { vacancy: string; expiresOn: string }) {
  const { data: asked } = passportGapInput.safeParse(typed)
  const { data: gap } = useQuery(trpc().workers.passportGap.queryOptions(asked?.expiresOn ? asked : skipToken))
  return (
    <div role="status" className="col-span-full empty:hidden">
      {gap && asked?.expiresOn && <Alert variant="warning" title={gapText(gap)} />}
    </div>
  )
}
