import type { PartPlaces } from '#app/staff/part-places.ts'
import { loadRecordTasks, RecordTasks } from './record-tasks.tsx'

type Props = PartPlaces['work']

export const loadPart = (props: Props) => loadRecordTasks(props)

/** Beside who works on a record: what is to be done about it. */
export const Part = (props: Props) => (
  <div className="border-t border-line pt-4">
    <RecordTasks {...props} />
  </div>
)
