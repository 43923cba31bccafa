import { Card } from '@agency/ui/Card'
import { useQuery } from '@tanstack/react-query'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { DEPARTED } from '#server/features/applications/stages/states.shared.ts'
import { can } from '#server/permissions.ts'
import { CountForm } from './count-form.tsx'
import { type Application, departedQuery } from './queries.ts'

/** Offers to add somebody who has departed to the figure of a company; whoever may not write the record learns who will. */
export function DepartedCard({ application, me }: { application: Application; me: Me }) {
  const { state, isCounted } = application
  if (!DEPARTED.includes(state) || isCounted) return null
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="font-sans text-lg">{m.departed_add_title()}</h2>
      {can(me, 'content') ? <Counting {...application} /> : <p className="text-muted">{m.departed_told()}</p>}
    </Card>
  )
}

function Counting({ id, vacancyId }: Application) {
  const { data } = useQuery(departedQuery())
  const row = data?.rows.find(each => each.vacancyId === vacancyId)
  if (!data || !row) return null
  return <CountForm row={{ ...row, count: 1 }} clients={data.clients} ids={[id]} />
}
