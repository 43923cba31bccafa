import { m } from '#i18n/paraglide/messages.js'
import { write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { requireDemand, type Demand } from '#server/features/demands/domain.ts'
import { withWage } from '#server/features/demands/line-wage.ts'
import type { State } from '#server/features/demands/states.shared.ts'
import type { Person } from '#server/features/demands/work.ts'
import { addDraft, describeForStaff, list as listVacancies } from '#server/features/vacancies/domain.ts'
import { saidLast } from '#server/features/vacancies/said-last.shared.ts'
import type { DemandLine } from '../../../prisma/generated/sqlite/client.ts'

/** In these states vacancies may be made. */
const READY = new Set<string>(['accepted', 'advertised'] satisfies State[])

/**
 * Makes a draft of a vacancy for each line that has none, or whose vacancy is in the trash or deleted, and gives their
 * ids. Pressed twice it makes none again. Throws NOT_FOUND, and CONFLICT for a demand that is not accepted or has
 * nothing left to make. docs/decisions/0108 says why.
 */
export async function makeVacancies(by: Person, id: string): Promise<string[]> {
  const published = await listVacancies()
  return write(async transaction => {
    const demand = await requireDemand(id, transaction)
    if (!READY.has(demand.state)) throw new AppError('CONFLICT', m.demand_not_accepted())
    const lines = await transaction.demandLine.findMany({ where: { demandId: id }, orderBy: { position: 'asc' } })
    const there = await describeForStaff(
      lines.flatMap(({ vacancyId }) => vacancyId ?? []),
      transaction,
    )
    const made: string[] = []
    for (const line of lines) {
      if (line.vacancyId && there.has(line.vacancyId)) continue
      const repeated = saidLast(published, demand.country, line.currency)
      const vacancyId = await addDraft(transaction, by, { ...repeated, ...toVacancy(demand, line) })
      await transaction.demandLine.update({ where: { id: line.id }, data: { vacancyId } })
      made.push(vacancyId)
    }
    if (made.length === 0) throw new AppError('CONFLICT', m.demand_vacancies_all_made())
    await transaction.demand.update({ where: { id }, data: { version: { increment: 1 } } })
    await record(transaction, by, 'demand-vacancies-made', { subjectId: id, subject: demand.reference })
    return made
  })
}

/** What a demand says of a vacancy. Permission, approval and the last day are for staff to add. */
function toVacancy({ company, country, city, payers }: Demand, line: DemandLine) {
  const { trade, number, wage, currency, period, hours, days, months, housing, food, ticket, medical, insurance } =
    withWage(line)
  const said = { going: ticket, medical, insurance, ...(JSON.parse(payers) as Record<string, string>) }
  return {
    trade,
    posts: number,
    country,
    city,
    employer: company,
    wage,
    currency,
    period,
    hours,
    days,
    months,
    housing,
    food,
    costs: Object.entries(said).map(([item, payer]) => ({ item, payer })),
  }
}
