import { m } from '#i18n/paraglide/messages.js'
import { isBegun, lineName, type LineField, linesIn } from '#server/features/demands/lines.shared.ts'

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

/** The texts of a form, without its files. */
export const textsIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** What is missing in a demand: sentences by the names of fields. */
export function checkDemand(form: HTMLFormElement): Record<string, string> {
  const texts = textsIn(form)
  const lines = linesIn(texts)
  const ofLines = lines.flatMap((line, n) =>
    isBegun(line)
      ? neededOfLine
          .filter(([field]) => (line[field] ?? '').trim() === '')
          .map(([field, sentence]) => [lineName(n, field), sentence()])
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
