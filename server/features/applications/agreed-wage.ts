import { m } from '#i18n/paraglide/messages.js'
import { readSum, sumProblem, toStored } from '#i18n/typed/sum.ts'
import type { Actor } from '#server/actor.ts'
import { write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { requireOwn } from '#server/features/applications/domain.ts'
import { vacancyOf } from '#server/features/applications/stages/move.ts'
import type { AgreedWageInput } from '#server/features/applications/work-schema.ts'
import { wageRange } from '#server/features/applications/wage-range.ts'

/**
 * Writes down the wage that was agreed within what the job says; an empty one takes it back. Throws NOT_FOUND,
 * PRECONDITION_FAILED where the application was changed since it was `seen`, and BAD_REQUEST at `wage`.
 */
export async function agreeWage(by: Actor, { id, seen, wage }: AgreedWageInput): Promise<void> {
  await write(async transaction => {
    const application = await requireOwn(id, transaction)
    if (application.version !== seen)
      throw new AppError('PRECONDITION_FAILED', m.application_details_changed_meanwhile())
    const range = wageRange(await vacancyOf(transaction, application))
    if (!range) throw new AppError('BAD_REQUEST', m.application_wage_fixed(), { field: 'wage' })
    const problem = wage && sumProblem(wage, range.currency, range)
    if (problem) throw new AppError('BAD_REQUEST', problem, { field: 'wage' })
    const sum = wage ? toStored(readSum(wage, range.currency, range)) : undefined
    await transaction.application.update({
      where: { id },
      data: {
        agreedWage: sum?.amount ?? null,
        agreedThousandths: sum?.thousandths ?? 0,
        agreedCurrency: sum ? range.currency : '',
        version: { increment: 1 },
      },
    })
    await record(transaction, by, 'application-wage-agreed', { subjectId: id, subject: application.reference })
  })
}
