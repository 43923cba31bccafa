import { m } from '#i18n/paraglide/messages.js'
import { countProblem, type Limits } from '#i18n/typed/number-problem.ts'
import { sumProblem } from '#i18n/typed/sum.ts'
import { isBegun, lineName, type LineField, linesIn, type LineTexts } from '#server/features/demands/lines.shared.ts'
import { JOB_LIMITS, wageLimits } from '#server/features/vacancies/job-limits.shared.ts'

const needed: [name: string, sentence: () => string][] = [
  ['company', m.demand_company_needed],
  ['registrationNo', m.demand_registration_needed],
  ['country', m.demand_country_needed],
  ['contact', m.demand_contact_needed],
  ['email', m.email_needed],
  ['phone', m.demand_phone_needed],
  ['consent', m.demand_consent_needed],
]
const neededOfLine: [name: LineField, sentence: () => string][] = [
  ['trade', m.demand_trade_needed],
  ['number', m.demand_number_needed],
  ['wage', m.demand_wage_needed],
  ['currency', m.demand_currency_needed],
  ['hours', m.demand_hours_needed],
  ['days', m.demand_days_needed],
  ['months', m.demand_months_needed],
  ['housing', m.demand_choice_needed],
  ['food', m.demand_choice_needed],
  ['ticket', m.demand_choice_needed],
  ['medical', m.demand_choice_needed],
  ['insurance', m.demand_choice_needed],
]

const limitsOf: Partial<Record<LineField, Limits>> = {
  number: JOB_LIMITS.posts,
  hours: JOB_LIMITS.hours,
  days: JOB_LIMITS.days,
  months: JOB_LIMITS.months,
}

/** The texts of a form, without its files. */
export const textsIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** What is missing in a demand, and which numbers cannot be: sentences by the names of fields. */
export function checkDemand(form: HTMLFormElement): Record<string, string> {
  const texts = textsIn(form)
  const lines = linesIn(texts)
  const ofLines = lines.flatMap((line, n) =>
    isBegun(line)
      ? neededOfLine.flatMap(([field, needed]) => {
          const problem = problemOf(line, field, needed)
          return problem ? [[lineName(n, field), problem] as const] : []
        })
      : [],
  )
  const ofForm = needed
    .filter(([name]) => (texts[name] ?? '').trim() === '')
    .map(([name, sentence]) => [name, sentence()])
  return {
    ...Object.fromEntries([...ofForm, ...ofLines]),
    ...(lines.some(isBegun) ? {} : { [lineName(0, 'trade')]: m.demand_lines_needed() }),
  }
}

function problemOf(line: LineTexts, field: LineField, needed: () => string): string | undefined {
  const text = (line[field] ?? '').trim()
  if (text === '') return needed()
  if (field === 'wage' && line.currency) return sumProblem(text, line.currency, wageLimits(line))
  const limits = limitsOf[field]
  return limits && countProblem(text, needed, limits)
}
