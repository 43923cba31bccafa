import { getRouteApi } from '@tanstack/react-router'
import { hasParts, Parts } from '#app/staff/parts.tsx'
import { type Gap, gapText } from '#server/features/applications/stages/gaps.shared.ts'

const staffRoute = getRouteApi('/admin')

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** What an application lacks, with the way to where it is added. */
    'application-gaps': { application: string; gaps: Gap[] }
  }
}

/** What an application lacks, as links to where it is added for whoever may do that. */
export function GapList({ application, gaps }: { application: string; gaps: Gap[] }) {
  const { me } = staffRoute.useRouteContext()
  if (hasParts('application-gaps', me)) return <Parts in="application-gaps" application={application} gaps={gaps} />
  return <span>{gaps.map(gapText).join(', ')}</span>
}
