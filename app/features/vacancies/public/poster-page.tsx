import { Link } from '@tanstack/react-router'
import type { LocalizedVacancy } from '#app/features/vacancies/queries.ts'
import styles from '#app/features/vacancies/public/poster.css?url'
import { pageHead, siteAddress } from '#app/layouts/head.ts'
import { Wordmark } from '#app/layouts/wordmark.tsx'
import { agency } from '#i18n/agency.ts'
import { countryName } from '#i18n/countries.ts'
import { formatDate } from '#i18n/format.ts'
import { formatDigits, formatNumber, localPath, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { costsInALine, costWords } from '#server/features/vacancies/costs.shared.ts'
import { costLabels, labelOf, payerLabels, provisionLabels, statedCosts } from '#server/features/vacancies/schema.ts'
import { jobNumber } from '#server/features/vacancies/slug.shared.ts'
import { wageInTaka, wageText } from '#server/features/vacancies/wage.shared.ts'
import { Employer } from './employer.tsx'
import { Original } from './original.tsx'
import { ClosedBecause } from './job-state.tsx'

export const posterHead = ({ trade, country }: LocalizedVacancy) => ({
  ...pageHead(`${m.poster_title()}: ${tradeName(trade)}, ${countryName(country)}`),
  links: [{ rel: 'stylesheet', href: styles }],
})

/** A job on one sheet of A4 for the office wall, with what the law wants on every advert and a QR code to its page. */
export function PosterPage({ vacancy }: { vacancy: LocalizedVacancy }) {
  const { slug, trade, country, city, closing } = vacancy
  const { licences, phones } = agency()
  return (
    <>
      <header className="poster-bar">
        <p>
          <Link to="/jobs/$slug" params={{ slug }}>
            {m.poster_back()}
          </Link>
        </p>
        <p>{m.poster_hint()}</p>
      </header>
      <main id="content" tabIndex={-1} className="poster">
        <header>
          <Wordmark />
          <span>{licences.map(({ number }) => number).join(' · ')}</span>
        </header>
        {closing && (
          <p className="poster-closed">
            <ClosedBecause {...vacancy} />
          </p>
        )}
        <h1>{tradeName(trade)}</h1>
        <p className="poster-place">
          <span {...city} />, {countryName(country)}
        </p>
        <p className="poster-wage">{wageText(vacancy)}</p>
        <p>{wageInTaka(vacancy)}</p>
        <Terms {...vacancy} />
        <section className="poster-costs">
          <h2>{costWords(costsInALine(vacancy))}</h2>
          <Costs {...vacancy} />
        </section>
        <p className="poster-law">
          <strong>{m.law_no_money()}</strong>
          <small>{m.job_law_source()}</small>
        </p>
        <footer>
          <div>
            {phones[0] && (
              <>
                <p>{m.poster_call()}</p>
                <p className="poster-phone">{formatDigits(phones[0].number)}</p>
              </>
            )}
            <p>{m.poster_free()}</p>
            <Approval {...vacancy} />
            {slug && (
              <p className="poster-approval">
                {m.poster_number({ number: jobNumber(vacancy), page: `${new URL(siteAddress()).host}/jobs/check` })}
              </p>
            )}
          </div>
          <figure>
            <img src={localPath(`/jobs/${slug}/qr.svg`)} alt={m.poster_qr()} width={128} height={128} />
            <figcaption>
              {m.poster_scan()}
              <span lang="en">{new URL(siteAddress()).host}</span>
            </figcaption>
          </figure>
        </footer>
      </main>
    </>
  )
}

function Terms(vacancy: LocalizedVacancy) {
  const { posts, hours, days, months, housing, food, closesOn } = vacancy
  const terms = [
    [m.vacancy_posts(), plural(posts).figure],
    [m.job_hours_label(), m.job_hours({ hours: m.counted_hours(plural(hours)), days: m.counted_days(plural(days)) })],
    [m.job_contract(), m.counted_months(plural(months))],
    [m.vacancy_housing(), labelOf(provisionLabels, housing)],
    [m.vacancy_food(), labelOf(provisionLabels, food)],
    [m.vacancy_closes(), formatDate(closesOn, { dateStyle: 'long' })],
  ]
  return (
    <dl>
      <div className="poster-employer">
        <dt>{m.vacancy_employer()}</dt>
        <dd>
          <Employer {...vacancy} />
        </dd>
      </div>
      {terms.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Who pays what in a line for each payer, and what is not stated. */
function Costs({ costs }: LocalizedVacancy) {
  const { unstated } = statedCosts(costs)
  return (
    <>
      {[...Map.groupBy(costs, ({ payer }) => payer)].map(([payer, items]) => (
        <p key={payer}>
          <strong>
            {payer === 'nobody' ? m.payer_nobody() : m.poster_paid_by({ payer: labelOf(payerLabels, payer) })}:
          </strong>{' '}
          {items
            .map(({ item, maxTaka }) => {
              const most =
                payer !== 'employer' && maxTaka ? ` (${m.job_at_most({ amount: formatNumber(maxTaka) })})` : ''
              return labelOf(costLabels, item) + most
            })
            .join(', ')}
        </p>
      ))}
      {unstated.length > 0 && (
        <p>
          <strong>{m.job_cost_unstated()}:</strong> {unstated.map(item => costLabels[item]()).join(', ')}
        </p>
      )}
    </>
  )
}

function Approval({ permissionNo, permissionOn, approvalNo, approvalOn, approvalOffice }: LocalizedVacancy) {
  const day = (date: string) => formatDate(date, { dateStyle: 'long' })
  return (
    <p className="poster-approval">
      {m.vacancy_permission()}: <Original>{permissionNo}</Original>, {day(permissionOn)}
      <br />
      {m.vacancy_approval()}: <Original>{approvalNo}</Original>, {day(approvalOn)}, <span {...approvalOffice} />
    </p>
  )
}
