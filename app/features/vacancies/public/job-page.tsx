import { Breadcrumb, BreadcrumbItem } from '@agency/ui/Breadcrumb'
import { Prose } from '@agency/ui/Prose'
import { Section } from '@agency/ui/Section'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LocalizedVacancy, SimilarJob } from '#app/features/vacancies/queries.ts'
import { wageInTaka, wageText } from '#server/features/vacancies/wage.shared.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { LeadPicture } from '#app/layouts/lead-picture.tsx'
import { TextBlocks } from '#app/layouts/text-blocks.tsx'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { parseText } from '#server/drafts/text-schema.ts'
import { countryName } from '#i18n/countries.ts'
import { labelOf, provisionLabels } from '#server/features/vacancies/schema.ts'
import { tradeName } from '#i18n/trades.ts'
import { Employer } from './employer.tsx'
import { JobAnswers } from './job-answers.tsx'
import { JobCosts } from './job-costs.tsx'
import { JobClosed } from './job-closed.tsx'
import { JobState } from './job-state.tsx'
import { Original } from './original.tsx'
import { SimilarJobs } from './similar-jobs.tsx'

export { jobHead } from './job-head.ts'

/**
 * One job in full: what law and honesty ask for, who pays what, and how to apply. Its head is low, so that the answers
 * are on a phone's first screen.
 */
export function JobPage({ vacancy, similar }: { vacancy: LocalizedVacancy; similar: SimilarJob[] }) {
  const { trade, country, city, posts, picture, alt, focus, isIllustration, text, closing } = vacancy
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <Breadcrumb label={m.breadcrumb()} className="pt-1 sm:pt-6">
        <BreadcrumbItem>
          <Link to="/">{m.nav_home()}</Link>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <Link to="/jobs">{m.jobs_title()}</Link>
        </BreadcrumbItem>
      </Breadcrumb>
      <header className="max-w-text pt-1 pb-4 wrap-anywhere sm:pt-6 sm:pb-8">
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">
          {tradeName(trade)}, {countryName(country)}
        </h1>
        <p className="mt-1 font-semibold text-lg sm:mt-4">{wageText(vacancy)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            <span {...city} /> · {m.job_posts(plural(posts))}
          </span>
          {!closing && <JobState {...vacancy} />}
        </p>
      </header>
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[2fr_1fr] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:order-last">
          {closing ? <JobClosed vacancy={vacancy} similar={similar} /> : <JobAnswers {...vacancy} />}
        </div>
        <Prose>
          {closing && <JobAnswers {...vacancy} />}
          {picture && (
            <LeadPicture
              url={picture}
              alt={alt}
              focus={focus}
              isIllustration={isIllustration}
              width="column"
              loading="lazy"
            />
          )}
          <Conditions {...vacancy} />
          <h2 className="pt-4 text-2xl">{m.job_costs()}</h2>
          <JobCosts costs={vacancy.costs} />
          <Person {...vacancy} />
          {text.children && (
            <div lang={text.lang} className="space-y-5">
              <TextBlocks blocks={parseText(text.children)} />
            </div>
          )}
          <Approval {...vacancy} />
          {!closing && <SimilarJobs jobs={similar} />}
          <p className="flex flex-wrap gap-x-6 pt-4 print:hidden">
            <Link to="/jobs" className={standaloneLink}>
              {m.job_all()}
            </Link>
            {vacancy.slug && (
              <Link to="/jobs/$slug/poster" params={{ slug: vacancy.slug }} className={standaloneLink}>
                {m.poster_open()}
              </Link>
            )}
          </p>
        </Prose>
      </div>
    </Section>
  )
}

function Conditions(vacancy: LocalizedVacancy) {
  const { hours, days, overtime, months, housing, food, compensation } = vacancy
  return (
    <Facts title={m.job_conditions()}>
      <Fact label={m.vacancy_employer()}>
        <Employer {...vacancy} />
      </Fact>
      <Fact label={m.vacancy_wage()}>
        {wageText(vacancy)}
        <span className="block text-muted">{wageInTaka(vacancy)}</span>
      </Fact>
      <Fact label={m.job_hours_label()}>
        {m.job_hours({ hours: m.counted_hours(plural(hours)), days: m.counted_days(plural(days)) })}
      </Fact>
      {overtime.children && (
        <Fact label={m.vacancy_overtime()}>
          <span {...overtime} />
        </Fact>
      )}
      <Fact label={m.job_contract()}>{m.counted_months(plural(months))}</Fact>
      <Fact label={m.vacancy_housing()}>{labelOf(provisionLabels, housing)}</Fact>
      <Fact label={m.vacancy_food()}>{labelOf(provisionLabels, food)}</Fact>
      <Fact label={m.vacancy_compensation()}>
        <span className="whitespace-pre-line" {...compensation} />
      </Fact>
    </Facts>
  )
}

function Person({ ageMin, ageMax, experience, language, gender, genderLaw }: LocalizedVacancy) {
  const age =
    ageMin && ageMax
      ? m.job_age({ min: formatNumber(ageMin), max: formatNumber(ageMax) })
      : ageMin
        ? m.job_age_min({ min: formatNumber(ageMin) })
        : ageMax && m.job_age_max({ max: formatNumber(ageMax) })
  if (!age && !experience.children && !language.children && !gender) return null
  return (
    <Facts title={m.job_person()}>
      {age && <Fact label={m.job_age_label()}>{age}</Fact>}
      {experience.children && (
        <Fact label={m.vacancy_experience()}>
          <span {...experience} />
        </Fact>
      )}
      {language.children && (
        <Fact label={m.vacancy_language()}>
          <span {...language} />
        </Fact>
      )}
      {gender && (
        <Fact label={m.vacancy_gender()}>
          {gender === 'men' ? m.gender_men() : m.gender_women()}
          {genderLaw.children && <span className="block text-sm text-muted" {...genderLaw} />}
        </Fact>
      )}
    </Facts>
  )
}

function Approval({ permissionNo, permissionOn, approvalNo, approvalOn, approvalOffice }: LocalizedVacancy) {
  const day = (date: string) => date && formatDate(date, { dateStyle: 'long' })
  return (
    <Facts title={m.job_approval()}>
      <Fact label={m.vacancy_permission()}>
        <Original>{permissionNo}</Original>, {day(permissionOn)}
      </Fact>
      <Fact label={m.vacancy_approval()}>
        <Original>{approvalNo}</Original>, {day(approvalOn)}
        <span className="block text-muted" {...approvalOffice} />
      </Fact>
      <Fact label={m.job_law_label()}>
        {m.law_no_money()}
        <span className="block text-muted">{m.job_law_source()}</span>
      </Fact>
    </Facts>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-4 pt-4">
      <h2 className="text-2xl">{title}</h2>
      <dl className="grid gap-3 border-t border-line pt-4">{children}</dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-8">
      <dt className="min-w-0 basis-44 text-muted max-sm:basis-full">{label}</dt>
      <dd className="min-w-0 grow basis-64 wrap-anywhere">{children}</dd>
    </div>
  )
}
