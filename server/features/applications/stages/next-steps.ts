import { m } from '#i18n/paraglide/messages.js'
import { type Applicant, inLanguageOf } from '#server/features/applications/language.ts'
import type { Step } from '#server/features/applications/domain.ts'
import { reasons } from '#server/features/applications/stages/reasons.shared.ts'
import { STATES, type State } from '#server/features/applications/stages/states.shared.ts'
import { statedCosts, type VacancyInput } from '#server/features/vacancies/schema.ts'

type Vacancy = Pick<VacancyInput, 'costs'>
type Payer = NonNullable<Step['payer']>
/** What staff begin with when they move somebody to a state. */
export type Suggestion = { sentence: string; nextStep: string; cost: number | null; payer: Payer | null }

const nextSteps: Partial<Record<State, () => string>> = {
  received: m.next_after_received,
  called: m.next_after_called,
  selected: m.next_after_selected,
  medical: m.next_after_medical,
  contract: m.next_after_contract,
  training: m.next_after_training,
  visa: m.next_after_visa,
  clearance: m.next_after_clearance,
  ticket: m.next_after_ticket,
  departed: m.next_after_departed,
  arrived: m.next_after_departed,
}

/** What has to be paid for between a state and the next one. */
const costsAfter: Partial<Record<State, string[]>> = {
  selected: ['medical'],
  contract: ['training'],
  training: ['visa', 'insurance'],
  visa: ['registration', 'clearance', 'welfare'],
  clearance: ['going'],
}

/**
 * What an applicant reads with each state, in the language of the application: what comes next, and who pays what of it
 * by the vacancy's costs.
 */
export function suggestionsFor(applicant: Applicant, vacancy: Vacancy | undefined): Record<State, Suggestion> {
  const suggest = (state: State): Suggestion => ({
    sentence: '',
    nextStep: inLanguageOf(applicant, () => nextSteps[state]?.() ?? ''),
    ...costAfter(state, vacancy),
  })
  return Object.fromEntries(STATES.map(state => [state, suggest(state)])) as Record<State, Suggestion>
}

/** Sentences for those who are not selected, in the language of the application. */
export const reasonsFor = (applicant: Applicant): string[] =>
  inLanguageOf(applicant, () => reasons.map(reason => reason()))

/** Before somebody is selected nobody may ask for money in any form. Later, where a cost is not stated, nobody says what it comes to. */
function costAfter(state: State, vacancy: Vacancy | undefined): Pick<Suggestion, 'cost' | 'payer'> {
  if (state === 'received' || state === 'called') return { cost: 0, payer: null }
  const items = costsAfter[state] ?? []
  const costs = vacancy?.costs.filter(({ item }) => items.includes(item)) ?? []
  const { taka, unstated } = statedCosts(costs)
  if (costs.length === 0 || unstated.some(item => items.includes(item))) return { cost: null, payer: null }
  const payers = new Set(costs.flatMap(({ payer }) => (payer === 'nobody' ? [] : (payer as Payer))))
  const [first = null] = payers
  return { cost: taka, payer: payers.size > 1 ? 'shared' : first }
}
