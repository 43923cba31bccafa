import { m } from '#i18n/paraglide/messages.js'
import { readSum, sumProblem, toStored } from '#i18n/typed/sum.ts'
import type { Actor } from '#server/actor.ts'
import { type Reader, write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { requireOwn } from '#server/features/applications/domain.ts'
import type { AgreedWageInput } from '#server/features/applications/work-schema.ts'
import { wageRange } from '#server/features/applications/wage-range.shared.ts'
import { lastVacancy } from '#server/features/vacancies/domain.ts'

/**
 * Writes down the wage that was agreed within what the job says; an empty one takes it back. Throws NOT_FOUND,
 * PRECONDITION_FAILED where the application was changed since it was `seen`, and BAD_REQUEST at `wage`.
 */
export async function agreeWage(by: Actor, { id, seen, wage }: AgreedWageInput): Promise<void> {
  await write(async transaction => {
    const application = await requireOwn(id, transaction)
    if (application.version !== seen)
      throw new AppError('PRECONDITION_FAILED', m.application_details_changed_meanwhile())
    const range = await rangeOf(transaction, application)
    if (!range && wage) throw new AppError('BAD_REQUEST', m.application_wage_fixed(), { field: 'wage' })
    const problem = range && wage && sumProblem(wage, range.currency, range)
    if (problem) throw new AppError('BAD_REQUEST', problem, { field: 'wage' })
    const sum = range && wage ? toStored(readSum(wage, range.currency, range)) : undefined
    await transaction.application.update({
      where: { id },
      data: {
        agreedWage: sum?.amount ?? null,
        agreedThousandths: sum?.thousandths ?? 0,
        agreedCurrency: sum && range ? range.currency : '',
        agreedPeriod: sum && range ? range.period : '',
        version: { increment: 1 },
      },
    })
    await record(transaction, by, 'application-wage-agreed', { subjectId: id, subject: application.reference })
  })
}

/** From how much to how much the job of an application pays, also once it is off the site. */
export const rangeOf = async (database: Reader, { vacancyId }: { vacancyId: string | null }) =>
  wageRange(vacancyId ? await lastVacancy(database, vacancyId) : undefined)
