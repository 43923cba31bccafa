import { companyScreens } from '#app/features/companies/admin/company-screens.tsx'
import { feesScreens } from '#app/features/fees/admin/fees-screens.tsx'
import { localizedText, plural } from '#i18n/locale.ts'
import { vacancySections } from '#app/features/vacancies/admin/vacancy-sections.tsx'
import { settingTypes } from '#app/features/settings/setting-types.ts'
import { m } from '#i18n/paraglide/messages.js'
import { CLIENT_SCHEMA_VERSION, countryFields, countryLists } from '#server/features/clients/schema.ts'
import { homeFields, homeLists } from '#server/features/home/schema.ts'
import { pageFields, pageLists, pages, type PageId } from '#server/features/pages/schema.ts'
import { procedureFields, procedureLists } from '#server/features/procedure/schema.ts'
import { companyFields } from '#server/features/companies/schema.ts'
import { albumFields, type AlbumInput, albumLists } from '#server/features/gallery/schema.ts'
import { NEWS_SCHEMA_VERSION, newsFields } from '#server/features/news/schema.ts'
import { feeFields, feeLists, feesPageFields, feesPageLists } from '#server/features/fees/schema.ts'
import { vacancyFields, vacancyLists } from '#server/features/vacancies/schema.ts'
import { slugOf } from '#server/features/vacancies/slug.shared.ts'
import { tradeName } from '#i18n/trades.ts'
import { countryName } from '#i18n/countries.ts'
import { slidesFields, slidesLists } from '#server/features/slides/schema.ts'
import type { ContentType } from './content-type.ts'

/** Every content type by the name of its feature. */
export const contentTypes: Record<string, ContentType> = {
  clients: {
    one: m.content_client,
    many: m.admin_countries,
    listPage: '/admin/manage-clients',
    editPage: id => `/admin/update-client/${id}`,
    publicPage: id => `/our-clients/${id}`,
    title: ({ countryName }) => nameOf(countryName),
    fields: countryFields,
    lists: countryLists,
    schemaVersion: CLIENT_SCHEMA_VERSION,
  },
  news: {
    one: m.content_news,
    many: m.admin_news,
    listPage: '/admin/news',
    editPage: id => `/admin/news/${id}`,
    publicPage: (_, { slug }) => `/news-event/${textOf(slug)}`,
    title: ({ title, titleBn }) => nameOf(title, titleBn),
    fields: newsFields,
    lists: {},
    schemaVersion: NEWS_SCHEMA_VERSION,
    staff: {},
  },
  pages: {
    one: m.pages_one,
    many: m.pages_many,
    listPage: '/admin/pages',
    editPage: id => `/admin/pages/${id}`,
    publicPage: id => pages[id as PageId].path,
    title: ({ title, titleBn }) => nameOf(title, titleBn),
    fields: pageFields,
    lists: pageLists,
    schemaVersion: 1,
  },
  procedure: {
    one: m.pages_one,
    many: m.procedure_title,
    listPage: '/admin/pages',
    editPage: () => '/admin/pages/procedure',
    publicPage: () => '/recruitment-procedure',
    title: ({ title, titleBn }) => nameOf(title, titleBn),
    fields: procedureFields,
    lists: procedureLists,
    schemaVersion: 1,
  },
  home: {
    one: m.pages_one,
    many: m.home_many,
    listPage: '/admin/pages',
    editPage: () => '/admin/pages/home',
    publicPage: () => '/',
    title: ({ title, titleBn }) => nameOf(title, titleBn),
    fields: homeFields,
    lists: homeLists,
    schemaVersion: 1,
  },
  ...settingTypes,
  slides: {
    one: m.slides_many,
    many: m.slides_many,
    listPage: '/admin/slides',
    editPage: () => '/admin/slides',
    publicPage: () => '/',
    title: () => ({ children: m.slides_many() }),
    fields: slidesFields,
    lists: slidesLists,
    schemaVersion: 1,
  },
  gallery: {
    one: m.album_one,
    many: m.album_many,
    listPage: '/admin/gallery',
    editPage: id => `/admin/gallery/${id}`,
    publicPage: () => '/gallery',
    title: ({ title, titleBn }) => nameOf(title, titleBn),
    fields: albumFields,
    lists: albumLists,
    schemaVersion: 1,
    staff: {
      list: {
        empty: { title: m.gallery_admin_empty, text: m.gallery_admin_empty_text },
        pictureOf: ({ pictures }) => (pictures as AlbumInput['pictures'])?.find(({ picture }) => picture)?.picture,
        describe: ({ pictures }) => m.album_count(plural((pictures as AlbumInput['pictures'])?.length ?? 0)),
      },
    },
  },
  companies: {
    one: m.company_one,
    many: m.admin_companies,
    listPage: '/admin/companies',
    editPage: id => `/admin/companies/${id}`,
    publicPage: id => `/each-company-details/${id}`,
    title: ({ companyName, companyNameBn }) => nameOf(companyName, companyNameBn),
    fields: companyFields,
    lists: {},
    schemaVersion: 1,
    staff: companyScreens,
  },
  fees: {
    one: m.fee_one,
    many: m.fees_many,
    listPage: '/admin/fees',
    editPage: id => `/admin/fees/${id}`,
    publicPage: () => '/licence-and-fees',
    title: ({ country }) => ({ children: countryName(textOf(country)) || m.list_untitled() }),
    fields: feeFields,
    lists: feeLists,
    schemaVersion: 1,
    staff: feesScreens,
  },
  'licence-page': {
    one: m.pages_one,
    many: m.fees_title,
    listPage: '/admin/pages',
    editPage: () => '/admin/pages/licence-and-fees',
    publicPage: () => '/licence-and-fees',
    title: () => ({ children: m.fees_title() }),
    fields: feesPageFields,
    lists: feesPageLists,
    schemaVersion: 1,
  },
  vacancies: {
    one: m.vacancy_one,
    many: m.vacancies_many,
    listPage: '/admin/vacancies',
    editPage: id => `/admin/vacancies/${id}`,
    publicPage: (id, { trade, country }) =>
      `/jobs/${slugOf({ _id: id, trade: textOf(trade), country: textOf(country) })}`,
    title: ({ trade, country }) => ({
      children:
        [tradeName(textOf(trade)), countryName(textOf(country))].filter(Boolean).join(', ') || m.list_untitled(),
    }),
    fields: vacancyFields,
    lists: vacancyLists,
    schemaVersion: 1,
    staff: { sections: vacancySections },
  },
}

/** A title of a record from the server, as props of the element that shows it. */
export function nameOf(title: unknown, titleBn?: unknown): ReturnType<typeof localizedText> {
  return textOf(title) || textOf(titleBn)
    ? localizedText(textOf(title) || textOf(titleBn), textOf(titleBn))
    : { children: m.list_untitled() }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
