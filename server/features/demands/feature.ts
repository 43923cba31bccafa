import { demandsLimits } from '#server/features/demands/limits.ts'
import { storedSettings, termSlots } from '#server/features/demands/settings.ts'
import { worked } from '#server/features/demands/assigned-records.ts'
import { m } from '#i18n/paraglide/messages.js'
import { demandsPart } from '#server/features/demands/part.shared.ts'
import { RECEIVED, demandsRest } from '#server/features/demands/webhook-events.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { demandsActivity } from '#server/features/demands/activity.ts'
import { demandFigures } from '#server/features/demands/figures.ts'
import { demandsOnDesk } from '#server/features/demands/desk.ts'
import { employerOf } from '#server/features/demands/documents/subject.ts'
import { findDemandPages } from '#server/features/demands/domain.ts'
import { eraseAgain, eraseDue } from '#server/features/demands/erasure.ts'
import { demandsForms } from '#server/features/demands/forms.ts'
import { find } from '#server/features/demands/list.ts'
import { demandsNotices } from '#server/features/demands/notices.ts'
import { demandsRouter } from '#server/features/demands/router.ts'
import { openLink } from '#server/features/demands/status.ts'
import { demandsRoutes } from '#server/features/demands/rest.ts'
import { ENDED } from '#server/features/demands/states.shared.ts'
import { demandsTables } from '#server/features/demands/tables.ts'
import { secretLinks } from '#server/http/secret-links.ts'

export const demands = defineFeature({
  kind: 'personal',
  name: 'demands',
  part: demandsPart,
  place: 12,
  contributes: {
    settings: { groups: [storedSettings], slots: termSlots },
    search: {
      pages: [
        {
          path: '/hire-workers',
          title: m.hire_title,
          text: m.hire_description,
          asked: 'hire, hire workers, need workers, recruit, employer, manpower supply, কর্মী চাই, কর্মী নিয়োগ, নিয়োগকর্তা',
        },
        {
          path: '/demand-status',
          title: m.demand_status_title,
          text: m.demand_status_lead,
          asked: 'demand, my demand, demand status, চাহিদা, চাহিদাপত্র, আমার চাহিদা',
        },
      ],
    },
    webhooks: [RECEIVED],
    views: 'demands',
    work: worked,
    vacancies: { employerOf },
  },
  tables: demandsTables,
  limits: demandsLimits,
  activity: demandsActivity,
  subjectPages: { right: 'demands', find: findDemandPages },
  finder: { right: 'demands', find },
  notices: demandsNotices,
  desk: demandsOnDesk,
  figures: demandFigures,
  waiting: {
    list: '/admin/demands?state=open',
    count: database => database.demand.count({ where: { state: { notIn: [...ENDED] } } }),
  },
  router: demandsRouter,
  rest: demandsRest,
  forms: demandsForms,
  personalPages: ['/demand-status'],
  routes: { ...demandsRoutes, ...secretLinks('/demand-status', openLink) },
  eraseAgain,
  erasedRecords: m.demands_title,
  purge: eraseDue,
})
