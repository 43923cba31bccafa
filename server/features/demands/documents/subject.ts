import { read } from '#server/db/client.ts'
import { withWage } from '#server/features/demands/line-wage.ts'
import type { Subject } from '#server/features/vacancies/domain.ts'
import type { Demand, DemandLine } from '../../../../prisma/generated/sqlite/client.ts'

/** What the documents of a demand are filled with; null where there is none. */
export async function findSubject(id: string): Promise<Subject | null> {
  const demand = await read.demand.findUnique({ where: { id }, include: { lines: { orderBy: { position: 'asc' } } } })
  return demand && toSubject(demand)
}

/** What the demand from which a vacancy was made says of the employer; nothing for one that staff wrote themselves. */
export async function employerOf(vacancyId: string): Promise<Partial<Subject>> {
  const line = await read.demandLine.findFirst({ where: { vacancyId }, include: { demand: true } })
  if (!line) return {}
  const { registrationNo, contact, phone, email, startsOn } = line.demand
  return { registrationNo, contact, phone, email, startsOn }
}

export const toSubject = ({ payers, lines, ...demand }: Demand & { lines: DemandLine[] }): Subject => ({
  ...demand,
  lines: lines.map(withWage),
  payers: JSON.parse(payers) as Subject['payers'],
})
