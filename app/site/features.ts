import { isUsed } from '#i18n/agency.ts'
import { site as accounts } from '#app/features/accounts/site.ts'
import { site as search } from '#app/features/search/site.ts'
import { site as pages } from '#app/features/pages/site.ts'
import { site as procedure } from '#app/features/procedure/site.ts'
import { site as vacancies } from '#app/features/vacancies/site.ts'
import { site as fees } from '#app/features/fees/site.ts'
import { site as clients } from '#app/features/clients/site.ts'
import { site as companies } from '#app/features/companies/site.ts'
import { site as gallery } from '#app/features/gallery/site.ts'
import { site as news } from '#app/features/news/site.ts'
import { site as enquiries } from '#app/features/enquiries/site.ts'
import { site as applications } from '#app/features/applications/site.ts'
import { site as demands } from '#app/features/demands/site.ts'
import { site as complaints } from '#app/features/complaints/site.ts'
import { site as tokens } from '#app/features/tokens/site.ts'

/** What the frame of public pages has of each feature. The order is that of server/features.ts: one knows those above it, none below. */
const all = [
  accounts,
  search,
  pages,
  procedure,
  vacancies,
  fees,
  clients,
  companies,
  gallery,
  news,
  enquiries,
  applications,
  demands,
  complaints,
  tokens,
]

/** That of the features that the agency uses. */
export const siteFeatures = () => all.filter(({ name }) => isUsed(name))

/** The links in the frame that belong to a part, whether it is used or not. */
export const siteLinksOf = (part: string) => all.find(({ name }) => name === part)?.links ?? []
