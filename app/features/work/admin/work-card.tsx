import { Card } from '@agency/ui/Card'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { load } from '#app/rendering/trpc.ts'
import { loadParts, Parts } from '#app/staff/parts.tsx'
import type { Worked } from '#server/features/work/worked.shared.ts'
import { AssigneeField } from './assignee-field.tsx'
import { type Assigned, colleaguesQuery } from './queries.ts'

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** Beside who works on a record. */
    work: { on: Worked; id: string; reference: string; myId: string }
  }
}

type Record = Assigned & { reference: string }
type Props = { on: Worked; record: Record; me: Me; /** What is said once somebody has it. */ assigned: string }

/** For the loader of the record's page. */
export const loadWork = (on: Worked, { id, reference }: Pick<Record, 'id' | 'reference'>, me: Me) =>
  Promise.all([load(colleaguesQuery()), loadParts('work', me, { on, id, reference, myId: me.uid })])

/** Who works on a record, and what is to be done about it. */
export function WorkCard({ on, record, me, assigned }: Props) {
  const { id, reference } = record
  return (
    <Card className="grid grid-cols-1 gap-4 print:hidden" padding="md">
      <AssigneeField on={on} record={record} myId={me.uid} assigned={assigned} />
      <Parts in="work" on={on} id={id} reference={reference} myId={me.uid} />
    </Card>
  )
}
