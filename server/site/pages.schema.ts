import { galleryPage } from '#server/features/gallery/page-schema.ts'
import { companiesPage } from '#server/features/companies/page-schema.ts'
import { clientsPage } from '#server/features/clients/page-schema.ts'
import { newsPage } from '#server/features/news/page-schema.ts'
import { enquiriesPage } from '#server/features/enquiries/page-schema.ts'

/** The pages of features whose texts staff write with those of the agency, in the order of the site's menu. */
export const pagesOfOthers = {
  ...galleryPage,
  ...companiesPage,
  ...clientsPage,
  ...newsPage,
  ...enquiriesPage,
} as const
