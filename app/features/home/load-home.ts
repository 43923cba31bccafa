import { findTotals } from '#app/features/clients/queries.ts'
import { cardOf, listCompanies } from '#app/features/companies/queries.ts'
import { findHome, type LocalizedHome } from '#app/features/home/queries.ts'
import { listLatestNews } from '#app/features/news/queries.ts'
import { findProcedure, type LocalizedProcedure, shortened } from '#app/features/procedure/queries.ts'
import { findOpenJobs } from '#app/features/vacancies/public/open-jobs.tsx'
import { loadSlide } from '#app/features/slides/hero.tsx'
import { listSlides } from '#app/features/slides/queries.ts'
import type { LocalizedVacancy } from '#app/features/vacancies/queries.ts'
import { agencyData } from '#app/layouts/structured-data.ts'
import { loadStatic } from '#app/rendering/static-component.tsx'
import { bodyProps, factsProps, loadBody, loadSections, newsProps, serviceProps, welcomeProps } from './home-parts.ts'

const JOBS_MAX = 3

/** What the home page shows; its texts or slides are given where a draft of them is previewed. */
export async function loadHomePage(texts = findHome(), pictures = listSlides()) {
  const [totals, jobs, home, slides, procedure, companies, news] = await Promise.all([
    findTotals(),
    findOpenJobs(),
    texts,
    pictures,
    findProcedure(),
    listCompanies(),
    listLatestNews(),
    loadStatic(loadSections),
    loadStatic(loadBody),
    loadStatic(loadSlide),
  ])
  const { title, description, servicesHeading, servicesLead, services = [] } = home ?? {}
  return {
    title: title?.children,
    description: description?.children,
    scripts: [agencyData()],
    facts: factsProps.keep({}, factsOf(totals, jobs)),
    welcome: welcomeProps.keep({}, welcomeOf(home, totals)),
    services: {
      heading: servicesHeading,
      lead: servicesLead,
      cards: services.map((service, n) => serviceProps.keep({ n }, service)),
    },
    body: bodyProps.keep({}, bodyOf(home, procedure, totals)),
    slides,
    partners: companies.map(cardOf),
    news: news.map((card, n) => newsProps.keep({ n }, card)),
  }
}

export type HomePageData = Awaited<ReturnType<typeof loadHomePage>>

export const findWelcome = async () => welcomeOf(await findHome(), await findTotals())
export const findFacts = async () => factsOf(await findTotals(), await findOpenJobs())
export const findService = async (n: number) => (await findHome())!.services[n]!
export const findBody = async () => bodyOf(await findHome(), await findProcedure(), await findTotals())
export const findNews = async (n: number) => (await listLatestNews())[n]!

type Totals = Awaited<ReturnType<typeof findTotals>>

function welcomeOf(home: LocalizedHome | null, { countries }: Totals) {
  return { tagline: home?.tagline, hasCountries: countries > 0 }
}

const factsOf = ({ countries }: Totals, jobs: LocalizedVacancy[]) => ({ countries, jobs: jobs.slice(0, JOBS_MAX) })

function bodyOf(home: LocalizedHome | null, procedure: LocalizedProcedure | null, totals: Totals) {
  return { ...totals, home: home?.body, procedure: shortened(procedure) }
}
