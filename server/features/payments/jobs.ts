import { countryName } from '#i18n/countries.ts'
import { tradeName } from '#i18n/trades.ts'
import { byIds } from '#server/features/vacancies/domain.ts'
import type { Payment } from '../../../prisma/generated/sqlite/client.ts'

type OfJob = Pick<Payment, 'vacancyId' | 'job'>

/**
 * What the jobs of receipts are called, each in the language in which it is asked: by their vacancies as long as these are on the site,
 * else as they were called when money was taken.
 */
export async function readJobs(receipts: OfJob[]): Promise<(receipt: OfJob) => string> {
  const vacancies = await byIds([...new Set(receipts.flatMap(({ vacancyId }) => vacancyId ?? []))])
  const known = new Map(vacancies.map(vacancy => [vacancy._id, vacancy]))
  return ({ vacancyId, job }) => {
    const vacancy = known.get(vacancyId ?? '')
    return vacancy ? `${tradeName(vacancy.trade)}, ${countryName(vacancy.country)}` : job
  }
}
