import { Card } from '@agency/ui/Card'
import { getRouteApi } from '@tanstack/react-router'
import type { PartPlaces } from '#app/staff/part-places.ts'
import { loadRecordTasks, RecordTasks } from './record-tasks.tsx'

const staffRoute = getRouteApi('/admin')

type Props = PartPlaces['worker']

export const loadPart = ({ id }: Props) => loadRecordTasks({ on: 'workers', id })

/** In the file of a worker: what is to be done about it. */
export function Part({ id }: Props) {
  const { me } = staffRoute.useRouteContext()
  return (
    <Card className="print:hidden">
      <RecordTasks on="workers" id={id} myId={me.uid} />
    </Card>
  )
}
