import { m } from '#i18n/paraglide/messages.js'
import { STATES, type State } from '#server/features/demands/states.shared.ts'
import { withLocale } from '#server/http/locale-middleware.ts'

const sentences: Partial<Record<State, () => string>> = {
  received: m.demand_tells_received,
  checked: m.demand_tells_checked,
  accepted: m.demand_tells_accepted,
  advertised: m.demand_tells_advertised,
  closed: m.demand_tells_closed,
}

/**
 * What staff begin with when they move a demand to a state, in the language of its employer. A demand that is not
 * accepted has its own reason.
 */
export const sentencesFor = ({ language }: { language: string }): Record<State, string> =>
  withLocale(
    language,
    () => Object.fromEntries(STATES.map(state => [state, sentences[state]?.() ?? ''])) as Record<State, string>,
  )
