import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { otherNames } from '#i18n/other-names.ts'
import { wordsOfText } from '#server/drafts/finding.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { clientsLimits } from '#server/features/clients/limits.ts'
import { clientsTables } from '#server/features/clients/tables.ts'
import { clientsActivity } from '#server/features/clients/activity.ts'
import { findCountry } from '#server/features/clients/countries.ts'
import { clientsContent } from '#server/features/clients/content.ts'
import { list, totals } from '#server/features/clients/domain.ts'
import { clientInput } from '#server/features/clients/input.ts'
import { clientsOnDesk } from '#server/features/clients/manage.ts'
import { clientsMap, gulfMap } from '#server/features/clients/map/map.ts'
import { clientsFiles, clientsRest } from '#server/features/clients/rest.ts'
import { clientsRouter } from '#server/features/clients/router.ts'
import { companyFields, countryFields, type Field } from '#server/features/clients/schema.ts'

export const clients = defineFeature({
  kind: 'content',
  name: 'clients',
  place: 2,
  contributes: {
    search: {
      pages: [
        {
          path: '/our-clients',
          title: m.clients_title,
          text: m.clients_description,
          asked: 'country, countries, which country, clients, দেশ, কোন দেশ, গন্তব্য, desh, kon desh',
        },
      ],
      kinds: { countries: { place: 30, label: m.nav_our_clients, isOnCards: true } },
    },
    views: 'content',
  },
  tables: clientsTables,
  limits: clientsLimits,
  content: clientsContent,
  right: 'content',
  schema: clientInput,
  records: list,
  idOf: ({ _id }) => _id,
  editPage: id => `/admin/update-client/${id}`,
  pictures: ({ countryFlagImage, image }) => [countryFlagImage, ...image],
  pages: ({ _id }) => ['/', '/our-clients', `/our-clients/${_id}`],
  title: ({ countryName }) => countryName,
  titleBn: ({ countryNameBn }) => countryNameBn,
  searchText: ({ company, ...country }) => [
    ...textsOf(countryFields, country),
    ...company.flatMap(entry => textsOf(companyFields, entry)),
  ],
  finding: ({ _id, countryName, countryNameBn, workSummary, workSummaryBn, company, image }) => ({
    kind: 'countries',
    path: `/our-clients/${_id}`,
    title: { english: countryName, bangla: countryNameBn },
    texts: [
      wordsOfText(workSummary, workSummaryBn),
      ...company.flatMap(({ companyName, companyNameBn, companySector, companySectorBn }) => [
        wordsOfText(companyName, companyNameBn),
        wordsOfText(companySector, companySectorBn),
      ]),
    ],
    otherNames: [otherNames(findCountry(countryName) ?? '')],
    picture: image[0] ? { path: image[0] } : undefined,
  }),
  activity: clientsActivity,
  desk: clientsOnDesk,
  firstSteps: [
    {
      step: 'country',
      place: 70,
      to: '/admin/add-new-client',
      right: 'content',
      title: m.first_country,
      text: m.first_country_text,
      look: async () => {
        const { countries } = await totals()
        return {
          isDone: countries > 0,
          visitors: countries > 0 ? m.first_country_seen(plural(countries)) : m.first_country_unseen(),
        }
      },
    },
  ],
  router: clientsRouter,
  rest: clientsRest,
  routes: { '/admin': clientsFiles, '/our-clients/map.svg': clientsMap, '/our-clients/gulf.svg': gulfMap },
})

function textsOf(fields: Record<string, Field>, values: object) {
  const texts = Object.entries(fields).filter(([, { kind }]) => kind === 'text' || kind === 'longText')
  return texts.flatMap(([name]) => (values as Record<string, string | undefined>)[name] ?? [])
}
