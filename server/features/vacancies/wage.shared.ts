import { currencyName, sumText } from '#i18n/currencies.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { VacancyInput } from '#server/features/vacancies/schema.ts'

type Wage = Pick<VacancyInput, 'wage' | 'wageMax' | 'currency' | 'period' | 'rate' | 'rateOn'>

const WEEKS_A_MONTH = 52 / 12

/** The wage as the contract has it, in the language of the page. */
export function wageText({ wage, wageMax, currency, period }: Wage): string {
  return m.job_wage({
    amount: rangeText(wage, wageMax, currency),
    currency: currencyName(currency),
    period,
  })
}

/** The same in taka, rounded as people do, with the day of the rate; undefined for a wage in taka. */
export function wageInTaka({ wage, wageMax, rate, rateOn }: Wage): string | undefined {
  if (!rate || !rateOn) return undefined
  const taka = (amount: number) => roundedTaka(amount * Number(rate))
  return m.job_wage_taka({
    amount: rangeText(taka(wage), wageMax && taka(wageMax), 'BDT'),
    date: formatDate(rateOn, { dateStyle: 'long' }),
  })
}

/** To thousands what is more than 20,000, less to hundreds or tens: the rate changes each day. */
function roundedTaka(taka: number): number {
  const unit = taka >= 20_000 ? 1000 : taka >= 2000 ? 100 : 10
  return Math.round(taka / unit) * unit
}

/** What a month's wage is in taka, for comparing. */
export function monthlyTaka(vacancy: Wage & Pick<VacancyInput, 'hours' | 'days'>): number {
  const { wageMax, wage, rate, period, days, hours } = vacancy
  const times = { month: 1, week: WEEKS_A_MONTH, day: days * WEEKS_A_MONTH, hour: hours * days * WEEKS_A_MONTH }
  return Math.round((wageMax ?? wage) * Number(rate ?? 1) * times[period as keyof typeof times])
}

function rangeText(from: number, to: number | undefined, currency: string) {
  return to && to > from ? `${sumText(from, currency)}–${sumText(to, currency)}` : sumText(from, currency)
}
