import { isUsed } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'

/** What the page of the licence is about: each open job where the agency shows jobs, else countries alone. */
export const feesDescription: typeof m.fees_description = (...given) =>
  (isUsed('vacancies') ? m.fees_description : m.fees_description_countries)(...given)
