import { findTotals, listClientCards } from '#app/features/clients/queries.ts'
import { cardOf, listCompanies } from '#app/features/companies/queries.ts'
import { findHome } from '#app/features/home/queries.ts'
import { findProcedure, shortened } from '#app/features/procedure/queries.ts'
import { findOpenJobs } from '#app/features/vacancies/public/job-cards.ts'
import { listSlides } from '#app/features/slides/queries.ts'
import { agencyData } from '#app/layouts/structured-data.ts'
import { homeParts } from '#app/site/home-parts.ts'
import { loadHomeParts } from './home-page.tsx'

const JOBS_MAX = 3
/** The countries with most people; the page of all has the others. */
const COUNTRIES_MAX = 5

/** What the home page shows; its texts or slides are given where a draft of them is previewed. */
export async function loadHomePage(texts = findHome(), pictures = listSlides()) {
  const [record, home, slides, companies, parts] = await Promise.all([
    findRecord(),
    texts,
    pictures,
    listCompanies(),
    Promise.all(homeParts().map(({ load }) => load())),
    loadHomeParts(),
  ])
  return { home, record, slides, companies: companies.map(cardOf), parts, scripts: [agencyData()] }
}

async function findRecord() {
  const [totals, cards, jobs, procedure] = await Promise.all([
    findTotals(),
    listClientCards(),
    findOpenJobs(),
    findProcedure(),
  ])
  const largest = cards
    .toSorted((one, other) => other.employed - one.employed)
    .slice(0, COUNTRIES_MAX)
    .map(({ _id, countryName, countryNameBn, employed }) => ({ _id, countryName, countryNameBn, employed }))
  return { ...totals, largest, jobs: jobs.slice(0, JOBS_MAX), procedure: shortened(procedure) }
}
