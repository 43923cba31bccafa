import { countryName, countryOptions } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ABOUT } from '#server/features/complaints/limits.shared.ts'
import { type STATE_FILTERS, stateLabels } from '#server/features/complaints/states.shared.ts'

export const aboutLabels: Record<(typeof ABOUT)[number], () => string> = {
  person: m.complaint_about_person,
  employer: m.complaint_about_employer,
  agency: m.complaint_about_agency,
}

/** Whom a complaint is about. */
export const aboutLabel = (about: string): string =>
  ABOUT.map(each => (each === about ? aboutLabels[each]() : '')).join('') || m.complaint_about_none()

const HOME = 'BD' // no country of work

/** Where the worker is; empty where nobody said. */
export const placeLabel = (place: string): string =>
  place === HOME ? m.complaint_place_home() : place && countryName(place)

export const placeOptions = () =>
  [HOME, ...countryOptions.map(({ value }) => value)].map(place => [place, placeLabel(place)] as const)

export const filterLabels: Record<(typeof STATE_FILTERS)[number], () => string> = {
  ...stateLabels,
  todo: m.complaint_todo,
}
