import type { ComponentType } from 'react'
import { ClientPage, loadClientPage } from '#app/features/clients/public/client-page.tsx'
import { ClientsPage, loadClients } from '#app/features/clients/public/clients-page.tsx'
import type { Client } from '#app/features/clients/queries.ts'
import { HomePage } from '#app/features/home/home-page.tsx'
import { loadHomePage } from '#app/features/home/load-home.ts'
import { type HomeDocument, localizeHome } from '#app/features/home/queries.ts'
import { ContactPage, loadContact } from '#app/features/enquiries/contact-page.tsx'
import { loadNews } from '#app/features/news/load-news.ts'
import { listRelatedNews, localizeArticle, type NewsArticle } from '#app/features/news/queries.ts'
import { listServices, type LocalizedPage, localizePage, type PageDocument } from '#app/features/pages/queries.ts'
import { localizeProcedure, type ProcedureDocument } from '#app/features/procedure/queries.ts'
import { SettingsPreview } from '#app/features/settings/settings-preview.tsx'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { groupNames, type SettingGroup, settingGroups } from '#server/features/settings/schema.ts'
import { loadCompanies } from '#app/features/companies/load-companies.ts'
import { GalleryPage, loadGallery, localizeAlbum } from '#app/features/gallery/gallery-page.tsx'
import { localizeSlide } from '#app/features/slides/queries.ts'
import { type CompanyInput, companyOf } from '#server/features/companies/schema.ts'
import type { Album } from '#server/features/gallery/domain.ts'
import { localizeFees } from '#app/features/fees/queries.ts'
import { countryName } from '#i18n/countries.ts'
import type { CountryFees, LicencePage } from '#server/features/fees/domain.ts'
import { isComplete } from '#server/features/fees/schema.ts'
import { draftOf } from '#app/features/vacancies/draft.ts'
import { localizeVacancy } from '#app/features/vacancies/queries.ts'
import { contentTypes } from '#app/features/content/content-types.ts'
import type { Slides } from '#server/features/slides/schema.ts'

type Previewed<Props> = {
  /** The record as its page takes it, and its title; the server gives what `toPublic` makes of a draft. */
  load: (record: object) => Promise<{ title: string; props: Props }>
  Page: ComponentType<Props>
}

const loadCompanyPage = () => import('#app/features/companies/company-page.tsx')
const loadCompaniesPage = () => import('#app/features/companies/companies-page.tsx')
const loadArticle = () => import('#app/features/news/news-article.tsx')
const loadNewsList = () => import('#app/features/news/news-page.tsx')
const loadFees = () => import('#app/features/fees/public/fees-page.tsx')
const loadJob = () => import('#app/features/vacancies/public/job-page.tsx')
const loadPage = () => import('#app/features/pages/page.tsx')
const loadServices = () => import('#app/features/pages/services-page.tsx')
const loadProcedure = () => import('#app/features/procedure/procedure-page.tsx')
const CompaniesPage = staticComponent(loadCompaniesPage, 'CompaniesPage')
const NewsList = staticComponent(loadNewsList, 'NewsList')
const TextPage = staticComponent(loadPage, 'Page')
const ServicesPage = staticComponent(loadServices, 'ServicesPage')

/** The public page of each content type by the name of its feature. Visitors load none of this, so it is apart from `contentTypes`. */
export const previewedTypes: Record<string, Previewed<object>> = {
  clients: define({
    async load(record) {
      const client = named(record as Client, 'countryName', 'countryNameBn')
      const title = localizedText(client.countryName, client.countryNameBn).children
      return { title, props: await loadClientPage(Promise.resolve(client)) }
    },
    Page: ClientPage,
  }),
  news: define({
    async load(record) {
      await loadStatic(loadArticle)
      const article = localizeArticle(named(record as NewsArticle, 'title', 'titleBn'))
      return { title: article.title.children, props: { ...article, related: await listRelatedNews(article) } }
    },
    Page: staticComponent(loadArticle, 'NewsArticle'),
  }),
  pages: define({
    async load(record) {
      const page = localizePage(named(record as PageDocument, 'title', 'titleBn'))
      const props = await previewOf(page)
      return { title: page.title.children, props }
    },
    Page: ({ id, page, services, gallery, companies, clients, news, contact }) => {
      if (gallery) return <GalleryPage {...gallery} />
      if (companies) return <CompaniesPage {...companies} />
      if (clients) return <ClientsPage {...clients} />
      if (news) return <NewsList {...news} />
      if (contact) return <ContactPage {...contact} sent={undefined} company={undefined} subject={undefined} />
      return services ? <ServicesPage page={page} services={services} /> : <TextPage id={id} page={page} />
    },
  }),
  procedure: define({
    async load(record) {
      await loadStatic(loadProcedure)
      const procedure = localizeProcedure(named(record as ProcedureDocument, 'title', 'titleBn'))
      return { title: procedure.title.children, props: { procedure } }
    },
    Page: staticComponent(loadProcedure, 'ProcedurePage'),
  }),
  home: define({
    load: async record => ({
      title: m.home_many(),
      props: await loadHomePage(Promise.resolve(localizeHome(record as HomeDocument))),
    }),
    Page: HomePage,
  }),
  ...Object.fromEntries(
    groupNames.map(group => [
      `settings-${group}`,
      define({
        load: async record => ({ title: settingGroups[group].label(), props: { group, values: record as object } }),
        Page: SettingsPreview as ComponentType<{ group: SettingGroup; values: object }>,
      }),
    ]),
  ),
  slides: define({
    async load(record) {
      const { slides = [] } = record as Partial<Slides>
      const shown = slides.filter(({ picture }) => picture).map(localizeSlide)
      return { title: m.slides_many(), props: await loadHomePage(undefined, Promise.resolve(shown)) }
    },
    Page: HomePage,
  }),
  gallery: define({
    async load(record) {
      const { pictures = [], ...album } = record as Partial<Album> & { _id: string }
      const localized = localizeAlbum({ ...album, pictures: pictures.filter(({ picture }) => picture) })
      return { title: localized.title.children || m.gallery_title(), props: { albums: [localized], page: null } }
    },
    Page: GalleryPage,
  }),
  fees: define({
    async load(record) {
      await loadStatic(loadFees)
      const { country = '', rows = [], ...fees } = record as CountryFees
      const countries = [{ ...fees, country, rows: rows.filter(isComplete) }]
      return {
        title: countryName(country) || m.list_untitled(),
        props: { fees: localizeFees({ page: null, countries }), jobs: [] },
      }
    },
    Page: staticComponent(loadFees, 'FeesPage'),
  }),
  'licence-page': define({
    async load(record) {
      await loadStatic(loadFees)
      const { helplines = [], missions = [], ...page } = record as NonNullable<LicencePage['page']>
      return {
        title: m.fees_title(),
        props: { fees: localizeFees({ page: { ...page, helplines, missions }, countries: [] }), jobs: [] },
      }
    },
    Page: staticComponent(loadFees, 'FeesPage'),
  }),
  vacancies: define({
    async load(record) {
      await loadStatic(loadJob)
      const vacancy = localizeVacancy(draftOf(record))
      return {
        title: contentTypes.vacancies!.title(record as Record<string, unknown>).children,
        props: { vacancy, similar: [] },
      }
    },
    Page: staticComponent(loadJob, 'JobPage'),
  }),
  companies: define({
    async load(record) {
      await loadStatic(loadCompanyPage)
      const draft = named(record as CompanyInput & { _id: string }, 'companyName', 'companyNameBn')
      return {
        title: localizedText(draft.companyName, draft.companyNameBn).children,
        props: { company: companyOf(draft) },
      }
    },
    Page: staticComponent(loadCompanyPage, 'CompanyPage'),
  }),
}

/** The page that shows this one: its own, or that of all services, the gallery, the companies, the news or the form. */
async function previewOf(page: LocalizedPage) {
  const { id } = page
  if (id === 'gallery') return { id, page, services: null, gallery: { ...(await loadGallery()), page } }
  if (id === 'companies') {
    const [companies] = await Promise.all([loadCompanies(), loadStatic(loadCompaniesPage)])
    return { id, page, services: null, companies: { ...companies, page } }
  }
  if (id === 'clients') return { id, page, services: null, clients: { ...(await loadClients()), page } }
  if (id === 'contact') return { id, page, services: null, contact: { ...(await loadContact()), page } }
  if (id === 'news') {
    const [news] = await Promise.all([loadNews(), loadStatic(loadNewsList)])
    return { id, page, services: null, news: { ...news, page } }
  }
  if (id !== 'all-services' && id !== 'skills') {
    await loadStatic(loadPage)
    return { id, page, services: null }
  }
  await loadStatic(loadServices)
  return id === 'skills' ? { id, page: null, services: [page] } : { id, page, services: await listServices() }
}

function define<Props extends object>(type: Previewed<Props>) {
  return type as unknown as Previewed<object>
}

/** A draft may have no name yet. */
function named<Draft extends object, Name extends keyof Draft>(draft: Draft, name: Name, nameBn: Name): Draft {
  return draft[name]
    ? draft
    : { ...draft, [name]: draft[nameBn] || m.list_untitled(), [nameBn]: draft[nameBn] || m.list_untitled() }
}
