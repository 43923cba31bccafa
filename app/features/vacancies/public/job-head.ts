import type { LocalizedVacancy } from '#app/features/vacancies/queries.ts'
import { workerPays } from '#server/features/vacancies/costs.shared.ts'
import { wageText } from '#server/features/vacancies/wage.shared.ts'
import { pageHead, siteAddress } from '#app/layouts/head.ts'
import { breadcrumbs, structuredData } from '#app/layouts/structured-data.ts'
import { agency } from '#i18n/agency.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { countryName } from '#i18n/countries.ts'
import { tradeName } from '#i18n/trades.ts'

/** The end of a day in Dhaka. */
const END_OF_DAY = 'T23:59:59+06:00'
const UNITS = { month: 'MONTH', week: 'WEEK', day: 'DAY', hour: 'HOUR' }

/** The head of a job; search engines read it as a job only while it is open, free for workers and the employer has agreed. */
export function jobHead(vacancy: LocalizedVacancy) {
  const { slug, trade, country, version, closing = 'open', isMarkedUp } = vacancy
  const title = `${tradeName(trade)}, ${countryName(country)}`
  return {
    ...pageHead(
      title,
      `${wageText(vacancy)}. ${workerPays(vacancy)}. ${m.law_no_money()}`,
      slug && localPath(`/jobs/${slug}/share.jpg?v=${version}-${closing}`),
    ),
    scripts: [
      ...(isMarkedUp ? [jobPosting(vacancy)] : []),
      breadcrumbs([m.nav_home(), '/'], [m.jobs_title(), '/jobs'], [title, `/jobs/${slug}`]),
    ],
  }
}

function jobPosting(vacancy: LocalizedVacancy) {
  const { slug, _id, trade, country, city, employer, wage, wageMax, currency, period, publishedAt, closesOn } = vacancy
  return structuredData({
    '@type': 'JobPosting',
    title: tradeName(trade),
    description: [wageText(vacancy), vacancy.compensation.children, vacancy.text.children].filter(Boolean).join('\n\n'),
    datePosted: publishedAt,
    validThrough: closesOn + END_OF_DAY,
    employmentType: 'FULL_TIME',
    identifier: { '@type': 'PropertyValue', name: agency().name, value: _id },
    url: siteAddress() + localPath(`/jobs/${slug}`),
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: employer || 'confidential' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city.children, addressCountry: country },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: {
        '@type': 'QuantitativeValue',
        ...(wageMax ? { minValue: wage, maxValue: wageMax } : { value: wage }),
        unitText: UNITS[period as keyof typeof UNITS],
      },
    },
  })
}
