import { amountOf } from '#i18n/typed/sum.ts'
import type { VacancyInput } from '#server/features/vacancies/schema.ts'

type Wage = Partial<Pick<VacancyInput, 'wage' | 'wageMax' | 'currency' | 'period'>>
type Agreed = {
  agreedWage: number | null
  agreedThousandths: number
  agreedCurrency: string
  agreedPeriod: string
}
/** Currency and period are those of the job when it was agreed. */
export type AgreedWage = { wage: number; currency: string; period: string }

/** From how much to how much a job pays, which says no worker's wage; undefined for one that pays all alike. */
export const wageRange = ({ wage, wageMax, currency, period }: Wage = {}) =>
  wage && wageMax && wageMax > wage && currency && period
    ? { least: wage, greatest: wageMax, currency, period }
    : undefined

/** The wage that was agreed; null where none was. */
export const agreedWageOf = (application: Agreed): AgreedWage | null =>
  application.agreedWage === null
    ? null
    : {
        wage: amountOf({ amount: application.agreedWage, thousandths: application.agreedThousandths }),
        currency: application.agreedCurrency,
        period: application.agreedPeriod,
      }

/** The same, where it is still within what the job says: what was agreed under other terms says nothing. */
export function agreedWithin(application: Agreed, range: ReturnType<typeof wageRange>): AgreedWage | null {
  const agreed = agreedWageOf(application)
  const isWithin =
    agreed &&
    range &&
    agreed.currency === range.currency &&
    agreed.period === range.period &&
    agreed.wage >= range.least &&
    agreed.wage <= range.greatest
  return isWithin ? agreed : null
}

/** What was agreed with one application, as another one takes it. */
export const wageColumns = ({ agreedWage, agreedThousandths, agreedCurrency, agreedPeriod }: Agreed): Agreed => ({
  agreedWage,
  agreedThousandths,
  agreedCurrency,
  agreedPeriod,
})

/** What another job takes away: what was agreed for the one before. */
export const NO_WAGE: Agreed = { agreedWage: null, agreedThousandths: 0, agreedCurrency: '', agreedPeriod: '' }
