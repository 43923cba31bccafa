import type { Company } from '#app/features/companies/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Apart from the company's page: every visitor's script has the heads of all routes. */
export function companyHead({ companyName, ourMission, bn = {} }: Company) {
  const name = localizedText(companyName || bn.companyName || '', bn.companyName)
  const mission = localizedText(ourMission || bn.ourMission || '', bn.ourMission)
  return pageHead(m.company_page_title({ name: name.children }), mission.children)
}
