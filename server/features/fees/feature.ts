import { feesDescription } from '#server/features/fees/description.shared.ts'
import { agency } from '#i18n/agency.ts'
import { feesContent, feesOnDesk, feesPageContent, find, isChecked } from '#server/features/fees/domain.ts'
import { publicQuery, router } from '#server/trpc/procedures.ts'
import { countryName } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { wordsOfText } from '#server/drafts/finding.ts'
import type { PageText } from '#server/features/search/contributions.ts'
import { defineFeature, type Finding, type Words } from '#server/registration/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'
import { feesFiles } from '#server/features/fees/files.ts'

const PAGE = '/licence-and-fees'

export const fees = defineFeature({
  ...documentFeature('fees', feesContent, m.fees_many),
  place: 14,
  right: 'vacancies',
  list: { page: '/admin/fees', label: m.fees_many },
  editPage: id => `/admin/fees/${id}`,
  pages: () => [PAGE],
  finding: ({ country, note, noteBn }) =>
    findingOf([{ english: countryName(country, 'en'), bangla: countryName(country, 'bn') }, wordsOfText(note, noteBn)]),
  router: router({ find: publicQuery.query(() => find()) }),
  desk: feesOnDesk,
})

export const feesPage = defineFeature({
  ...documentFeature('licence-page', feesPageContent, m.costs_title),
  place: 15,
  folder: 'fees',
  contributes: {
    search: {
      pages: [
        {
          path: PAGE,
          title: m.costs_title,
          text: feesDescription,
          says: licenceAndCosts,
          asked:
            'cost, costs, fee, fees, price, charge, service charge, how much, pay, money, licence, license, licence number, valid licence, ' +
            'খরচ, কত খরচ, টাকা, কত টাকা, ফি, সার্ভিস চার্জ, লাইসেন্স, লাইসেন্স নম্বর, লাইসেন্স যাচাই, অনুমোদন, ' +
            'khoroch, koto khoroch, taka, koto taka, laisens',
          otherTexts: licenceNumbers,
        },
      ],
    },
  },
  list: { page: '/admin/pages', label: m.pages_many },
  editPage: () => '/admin/pages/licence-and-fees',
  pages: () => [PAGE],
  finding: ({ never, neverBn, account, accountBn, helplines }) =>
    findingOf([
      wordsOfText(never, neverBn),
      wordsOfText(account, accountBn),
      ...helplines.filter(isChecked).map(({ label, labelBn }) => wordsOfText(label, labelBn)),
    ]),
  routes: { [PAGE]: feesFiles },
})

/** As people type them: with and without what stands between, and in Bangla. */
function licenceNumbers(): Words[] {
  return agency().licences.flatMap(({ number, otherReading = number }) => [
    { english: [number, otherReading].join(', ') },
    {
      english: [number, otherReading].map(reading => reading.replaceAll(/\bNO\b|[^\p{L}\p{N}]/gu, '')).join(' '),
      bangla: [number, otherReading].map(reading => reading.replace(/^RL(?: NO)?/, 'আরএল')).join(' '),
    },
  ])
}

function findingOf(texts: Words[]): Finding {
  const title = { english: m.costs_title({}, { locale: 'en' }), bangla: m.costs_title({}, { locale: 'bn' }) }
  return { kind: 'pages', path: PAGE, title, texts }
}

/** The number of the licence, and what the page is about. */
function licenceAndCosts(...[inputs, options]: Parameters<PageText>): string {
  const [licence] = agency().licences
  const said = licence ? [m.fees_says_licence({ number: licence.number }, options)] : []
  return [...said, feesDescription(inputs, options)].join(' ')
}
