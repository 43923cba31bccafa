import { agency } from '#i18n/agency.ts'
import { pathsOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Locale } from '#i18n/paraglide/runtime.js'
import { wordsOfText } from '#server/drafts/finding.ts'
import { jobAnswers } from '#server/features/vacancies/answers.ts'
import { vacanciesPart } from '#server/features/vacancies/part.shared.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'
import { vacanciesContent } from '#server/features/vacancies/content.ts'
import { closeByDay, closingDays, list, type Vacancy } from '#server/features/vacancies/domain.ts'
import { vacancyFiles } from '#server/features/vacancies/files.ts'
import { vacanciesRest } from '#server/features/vacancies/rest.ts'
import { vacanciesRouter } from '#server/features/vacancies/router.ts'
import { countryName } from '#i18n/countries.ts'
import { otherNames } from '#i18n/other-names.ts'
import { tasked } from '#server/features/vacancies/tasked.ts'
import { vacanciesTables } from '#server/features/vacancies/tables.ts'
import { jobNumber, slugOf } from '#server/features/vacancies/slug.shared.ts'
import { tradeName } from '#i18n/trades.ts'
import { workerPays } from '#server/features/vacancies/costs.shared.ts'
import { wageText } from '#server/features/vacancies/wage.shared.ts'

export const vacancies = defineFeature({
  ...documentFeature('vacancies', vacanciesContent, m.vacancies_many),
  part: vacanciesPart,
  place: 8,
  contributes: {
    calendar: closingDays,
    tasked,
    search: {
      pages: [
        {
          path: '/jobs',
          title: m.jobs_title,
          text: m.jobs_description,
          asked:
            'job, jobs, vacancy, work abroad, salary, wage, wages, overtime, চাকরি, কাজ, বিদেশ, বিদেশে কাজ, বেতন, মজুরি, ওভারটাইম, মহিলা, নারী, chakri, chakuri, kaj, beton, bidesh, mohila, women',
        },
        {
          path: '/jobs/check',
          title: m.check_title,
          text: m.check_description,
          asked:
            'check, verify, fake, fraud, scam, real, broker, dalal, poster, যাচাই, দালাল, প্রতারণা, ভুয়া, আসল, পোস্টার, jachai, protarona, bhua',
        },
      ],
      answers: jobAnswers,
      kinds: { jobs: { place: 10, label: m.jobs_title } },
    },
  },
  right: 'vacancies',
  tables: vacanciesTables,
  records: () => list(),
  editPage: id => `/admin/vacancies/${id}`,
  titleBn: vacancy => (vacancy.trade && vacancy.country ? titleIn('bn', vacancy) : undefined),
  pages: vacancy => ['/', '/jobs', `/jobs/${slugOf(vacancy)}`],
  finding: vacancy => ({
    kind: 'jobs',
    path: `/jobs/${vacancy.slug}`,
    title: { english: titleIn('en', vacancy), bangla: titleIn('bn', vacancy) },
    texts: [
      wordsOfText(vacancy.text, vacancy.textBn),
      wordsOfText(vacancy.city, vacancy.cityBn),
      wordsOfText(vacancy.experience, vacancy.experienceBn),
      wordsOfText(vacancy.language, vacancy.languageBn),
      wordsOfText(vacancy.compensation, vacancy.compensationBn),
      wordsOfText(vacancy.employer),
      ...[vacancy.permissionNo, vacancy.approvalNo, jobNumber(vacancy)].map(number => wordsOfText(number)),
    ],
    otherNames: [otherNames(vacancy.trade), otherNames(vacancy.country)],
    note: () => workerPays(vacancy),
    isOver: vacancy.closing !== undefined,
  }),
  feed: {
    path: '/jobs/rss.xml',
    page: '/jobs',
    title: m.jobs_title,
    description: () => m.jobs_description({ name: agency().name }),
    isListed: ({ closing }) => !closing,
    item: vacancy => ({
      title: `${tradeName(vacancy.trade)}, ${countryName(vacancy.country)}`,
      description: `${wageText(vacancy)}. ${workerPays(vacancy)}. ${m.law_no_money()}`,
      date: new Date(vacancy.publishedAt),
      path: `/jobs/${vacancy.slug}`,
      ...(vacancy.picture && { image: vacancy.picture }),
    }),
  },
  firstSteps: [
    {
      step: 'job',
      place: 80,
      to: '/admin/vacancies/add',
      right: 'vacancies',
      title: m.first_job,
      text: m.first_job_text,
      look: async () => {
        const all = await list()
        const open = all.filter(({ closing }) => !closing).length
        return { isDone: all.length > 0, visitors: open > 0 ? m.first_job_seen(plural(open)) : m.first_job_unseen() }
      },
    },
  ],
  router: vacanciesRouter,
  rest: vacanciesRest,
  closeDue: closeByDay,
  routes: Object.fromEntries(pathsOf('/jobs').map(path => [path, vacancyFiles])),
})

function titleIn(locale: Locale, { trade, country }: Vacancy) {
  return `${tradeName(trade, locale)}, ${countryName(country, locale)}`
}
