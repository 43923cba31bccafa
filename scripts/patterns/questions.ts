import { today } from '../../i18n/format.ts'
import { pageIds } from '../../server/features/pages/schema.ts'
import { can } from '../../server/permissions.ts'
import { allProcedures } from '../../server/trpc/procedure-meta.ts'
import type { ZodType } from 'zod'
import type { Client } from './client.ts'

type Row = { id: string }
type Document = { _id: string }
export type Clients = Record<'owner' | 'officer' | 'visitor' | 'applicant' | 'employer', Client> & {
  colleagueId: string
}
type Asked = { client: Client; path: string; input?: object }

/** Under what an answer is stored: its procedure, and which record where a screen or several screens ask for more than one. */
export function keyOf(path: string, input: { feature?: string; number?: number; id?: string } = {}): string {
  const part = path === 'pages.byId' ? input.id : path.startsWith('content.') ? input.feature : undefined
  return [path, part, input.number].filter(Boolean).join(' ')
}

const takesNothing = (input: unknown) => (input as ZodType).safeParse({}).success

/** What the screens ask. */
export async function questions({ owner, officer, visitor, applicant, employer, colleagueId }: Clients) {
  const asked: Asked[] = []
  const ask = (client: Client, path: string, input?: object) =>
    void asked.push({ client, path, ...(input && { input }) })
  const first = async (client: Client, path: string) => (await client.query<{ rows: Row[] }>(path, {})).rows[0]!.id

  // what takes nothing wants no line
  for (const [path, { _def }] of allProcedures()) {
    const { type, meta: { isPublic, right } = {}, inputs } = _def
    if (type !== 'query' || !inputs.every(takesNothing)) continue
    const staff = right && !can({ role: 'owner' }, right) ? officer : owner
    ask(isPublic ? visitor : staff, path, inputs.length > 0 ? {} : undefined)
  }
  ask(visitor, '/companies.json')
  for (const id of pageIds) ask(visitor, 'pages.byId', { id })
  ask(visitor, 'search.site', { words: 'visa' })
  const [client] = await visitor.query<Document[]>('clients.cards')
  ask(visitor, 'clients.byId', { _id: client!._id })
  const [job] = await visitor.query<{ slug: string }[]>('vacancies.list')
  ask(visitor, 'vacancies.bySlug', { slug: job!.slug })
  const [news] = await visitor.query<{ slug: string; country?: string; service?: string }[]>('news.list')
  const { slug, country, service } = news!
  ask(visitor, 'news.bySlug', { slug })
  ask(visitor, 'news.related', { slug, country, service })
  ask(applicant, 'applications.shown')
  ask(employer, 'demands.shown')

  ask(owner, 'search.records', { words: 'qatar' })
  ask(owner, 'accounts.staff.byId', { id: colleagueId })
  const webhooks = await owner.query<(Row & { name: string })[]>('webhooks.list')
  const { id: webhook } = webhooks.find(({ name }) => name === 'Job board')!
  ask(owner, 'webhooks.byId', { id: webhook })
  ask(owner, 'webhooks.deliveries', { id: webhook })
  for (const name of ['enquiries', 'applications', 'workers', 'demands']) {
    const id = await first(owner, `${name}.list`)
    ask(owner, `${name}.byId`, { id })
    ask(owner, `${name}.neighbours`, { id, filter: {} })
  }
  for (const path of ['workers.ofApplication', 'workers.papers.ofApplication'])
    ask(owner, path, { id: await first(owner, 'applications.list') })
  ask(owner, 'workers.papers.ofWorker', { id: await first(owner, 'workers.list') })
  ask(owner, 'payments.byId', { id: await first(owner, 'payments.list') })
  ask(owner, 'payments.ofWorker', { id: await first(owner, 'workers.list') })
  ask(owner, 'payments.ofDemand', { id: await first(owner, 'demands.list') })
  const {
    ahead: [interview],
  } = await owner.query<{ ahead: Row[] }>('applications.interviews.list')
  ask(owner, 'applications.interviews.byId', { id: interview!.id })
  ask(owner, 'tasks.of', { on: 'applications', record: await first(owner, 'applications.list') })
  ask(owner, 'calendar.month', { month: today().slice(0, 7) })
  const complaint = await first(officer, 'complaints.list')
  ask(officer, 'complaints.byId', { id: complaint })
  ask(officer, 'complaints.neighbours', { id: complaint, filter: {} })

  for (const feature of ['pages', 'companies', 'gallery', 'fees', 'vacancies']) {
    const [record] = await owner.query<Document[]>('content.documents', { feature })
    ask(owner, 'content.documents', { feature })
    ask(owner, 'content.open', { feature, _id: record!._id })
  }
  for (const feature of ['home', 'procedure', 'licence-page']) ask(owner, 'content.documents', { feature })
  for (const feature of ['slides', 'home', 'procedure', 'licence-page'] as const)
    ask(owner, 'content.open', { feature, _id: singles[feature] })
  const { groups } = await owner.query<{ groups: { group: string }[] }>('settings.overview')
  for (const { group } of groups) ask(owner, 'content.open', { feature: `settings-${group}`, _id: `settings-${group}` })
  const { rows } = await owner.query<{ rows: Document[] }>('news.manage', {})
  const { rows: pictures } = await owner.query<{ rows: { path: string }[] }>('media.list', {})
  ask(owner, 'media.byPath', { path: pictures[0]!.path })
  const article = { feature: 'news', _id: rows[0]!._id }
  for (const path of ['content.open', 'content.history', 'content.previewLinks.list']) ask(owner, path, article)
  ask(owner, 'content.revision', { ...article, number: 1 })
  ask(owner, 'content.open', { feature: 'clients', _id: client!._id })
  return asked
}

const singles = { slides: 'slides', home: 'home', procedure: 'procedure', 'licence-page': 'licence-and-fees' }
