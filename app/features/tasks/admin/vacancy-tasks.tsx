import { getRouteApi } from '@tanstack/react-router'
import type { PartPlaces } from '#app/staff/part-places.ts'
import { RecordTasks } from './record-tasks.tsx'

const staffRoute = getRouteApi('/admin')

/** In the form of a vacancy: what is to be done about it. */
export function Part({ id }: PartPlaces['vacancy']) {
  const { me } = staffRoute.useRouteContext()
  return <RecordTasks on="vacancies" id={id} myId={me.uid} />
}
