import type { Reader } from '#server/db/client.ts'
import { describeForStaff } from '#server/features/vacancies/domain.ts'

/** The ids of the jobs that were made of a demand and that people can apply for. */
export async function openJobs(database: Reader, demandId: string): Promise<string[]> {
  const lines = await database.demandLine.findMany({ where: { demandId, vacancyId: { not: null } } })
  const jobs = await describeForStaff(
    lines.flatMap(({ vacancyId }) => vacancyId ?? []),
    database,
  )
  return [...jobs].flatMap(([id, { isLive, closing }]) => (isLive && !closing ? [id] : []))
}
