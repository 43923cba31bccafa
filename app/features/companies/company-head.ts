import type { Company } from '#app/features/companies/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Title and description of a company's page. */
export function companyHead({ companyName, ourMission, bn = {} }: Company) {
  const name = localizedText(companyName || bn.companyName || '', bn.companyName)
  const mission = localizedText(ourMission || bn.ourMission || '', bn.ourMission)
  return pageHead(m.company_page_title({ name: name.children }), mission.children)
}
