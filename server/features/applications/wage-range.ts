import { amountOf } from '#i18n/typed/sum.ts'
import type { VacancyInput } from '#server/features/vacancies/schema.ts'
import type { Application } from '../../../prisma/generated/sqlite/client.ts'

type Wage = Pick<VacancyInput, 'wage' | 'wageMax' | 'currency' | 'period'>

type Agreed = Pick<Application, 'agreedWage' | 'agreedThousandths' | 'agreedCurrency'>
/** `currency` is that of the job when it was agreed. */
export type AgreedWage = { wage: number; currency: string }

/** From how much to how much a job pays, which says no worker's wage; undefined for one that pays all alike. */
export const wageRange = (vacancy: Wage | undefined) =>
  vacancy?.wageMax && vacancy.wageMax > vacancy.wage
    ? { least: vacancy.wage, greatest: vacancy.wageMax, currency: vacancy.currency, period: vacancy.period }
    : undefined

/** The wage that was agreed; null where none was. */
export const agreedWageOf = ({ agreedWage, agreedThousandths, agreedCurrency }: Agreed): AgreedWage | null =>
  agreedWage === null
    ? null
    : { wage: amountOf({ amount: agreedWage, thousandths: agreedThousandths }), currency: agreedCurrency }

/** What another job takes away: what was agreed for the one before. */
export const NO_WAGE = { agreedWage: null, agreedThousandths: 0, agreedCurrency: '' }
