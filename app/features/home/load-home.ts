import { findTotals, listClientCards } from '#app/features/clients/queries.ts'
import { cardOf, listCompanies } from '#app/features/companies/queries.ts'
import { findHome } from '#app/features/home/queries.ts'
import { listLatestNews } from '#app/features/news/queries.ts'
import { findProcedure, shortened } from '#app/features/procedure/queries.ts'
import { findOpenJobs } from '#app/features/vacancies/public/open-jobs.tsx'
import { loadSlide, slideProps } from '#app/features/slides/hero.tsx'
import { listSlides } from '#app/features/slides/queries.ts'
import { agencyData } from '#app/layouts/structured-data.ts'
import { loadStatic } from '#app/rendering/static-component.tsx'
import {
  bodyProps,
  brandsProps,
  loadBody,
  loadRecord,
  loadSections,
  newsProps,
  partnerProps,
  recordProps,
  serviceProps,
  welcomeProps,
} from './home-parts.ts'

const JOBS_MAX = 3
/** The countries with most people; the page of all has the others. */
const COUNTRIES_MAX = 5

/** What the home page shows; its texts or slides are given where a draft of them is previewed. */
export async function loadHomePage(texts = findHome(), pictures = listSlides()) {
  const [record, home, slides, companies, news] = await Promise.all([
    findRecord(),
    texts,
    pictures,
    listCompanies(),
    listLatestNews(),
    loadStatic(loadSections),
    loadStatic(loadRecord),
    loadStatic(loadBody),
    loadStatic(loadSlide),
  ])
  const { title, description, servicesHeading, servicesLead, services = [], body } = home ?? {}
  return {
    title: title?.children,
    description: description?.children,
    scripts: [agencyData()],
    welcome: welcomeProps.keep({}, { tagline: home?.tagline }),
    record: recordProps.keep({}, record),
    services: {
      heading: servicesHeading,
      lead: servicesLead,
      cards: services.map((service, n) => serviceProps.keep({ n }, service)),
    },
    body: bodyProps.keep({}, { home: body }),
    brands: body?.brands.text.children ? brandsProps.keep({}, body.brands) : undefined,
    slides: slides.map((slide, n) => slideProps.keep({ n }, { ...slide, n })),
    partners: companies.map((company, n) => partnerProps.keep({ n }, cardOf(company))),
    news: news.map((card, n) => newsProps.keep({ n }, card)),
  }
}

export type HomePageData = Awaited<ReturnType<typeof loadHomePage>>

export const findWelcome = async () => ({ tagline: (await findHome())?.tagline })

export async function findRecord() {
  const [totals, cards, jobs, procedure] = await Promise.all([
    findTotals(),
    listClientCards(),
    findOpenJobs(),
    findProcedure(),
  ])
  const largest = cards.toSorted((one, other) => other.employed - one.employed).slice(0, COUNTRIES_MAX)
  return { ...totals, largest, jobs: jobs.slice(0, JOBS_MAX), procedure: shortened(procedure) }
}

export const findService = async (n: number) => (await findHome())!.services[n]!
export const findBody = async () => ({ home: (await findHome())?.body })
export const findBrands = async () => (await findHome())!.body.brands
export const findPartner = async (n: number) => cardOf((await listCompanies())[n]!)
export const findNews = async (n: number) => (await listLatestNews())[n]!
