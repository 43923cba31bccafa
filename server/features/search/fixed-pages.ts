import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Locale } from '#i18n/paraglide/runtime.js'
import type { Finding, Words } from '#server/define-feature.ts'

type Message = (inputs: { name: string }, options: { locale: Locale }) => string

/** Pages that no record is needed for: their title, and what they are for. */
const pages: [path: string, title: Message, text: Message][] = [
  ['/jobs', m.jobs_title, m.jobs_description],
  ['/jobs/tell-me', m.apply_tell_title, m.apply_tell_lead],
  ['/jobs/check', m.check_title, m.check_description],
  ['/licence-and-fees', m.fees_title, m.fees_description],
  ['/application-status', m.application_status_title, m.application_status_lead],
  ['/complaints', m.complaints_public_title, m.complaints_description],
  ['/hire-workers', m.hire_title, m.hire_description],
  ['/demand-status', m.demand_status_title, m.demand_status_lead],
  ['/contact-us', m.contact_title, m.contact_description],
  ['/our-clients', m.clients_title, m.clients_description],
  ['/our-companies', m.companies_title, m.companies_description],
  ['/news-event', m.news_title, m.news_description],
  ['/gallery', m.gallery_title, m.gallery_description],
]

/** The same as the search of the site finds them. */
export function fixedPages(): Finding[] {
  const { name } = agency()
  const inEach = (message: Message): Words => ({
    english: message({ name }, { locale: 'en' }),
    bangla: message({ name }, { locale: 'bn' }),
  })
  const numbers = agency().licences.flatMap(({ number, otherReading = number }) => [
    { english: [number, otherReading].join(', ') },
    {
      english: [number, otherReading].map(reading => reading.replaceAll(/\bNO\b|[^\p{L}\p{N}]/gu, '')).join(' '),
      bangla: [number, otherReading].map(reading => reading.replace(/^RL(?: NO)?/, 'আরএল')).join(' '),
    },
  ])
  return pages.map(([path, title, text]) => ({
    kind: 'pages',
    path,
    title: inEach(title),
    texts: [inEach(text), ...(path === '/licence-and-fees' ? numbers : [])],
  }))
}
