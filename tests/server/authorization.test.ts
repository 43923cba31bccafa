import { beforeEach, expect, test } from 'vitest'
import { createRouter } from '@tanstack/react-router'
import { contentTypes } from '#app/staff/content-types.ts'
import { routeTree } from '#app/routeTree.gen.ts'
import { pathForLocale, pathWithoutLocale } from '#i18n/locale.ts'
import { editing } from '#server/drafts/editing.shared.ts'
import { WORKED } from '#server/features/work/worked.shared.ts'
import { KINDS } from '#server/features/tasks/kinds.shared.ts'
import { type Needed, rolesWith } from '#server/permissions.ts'
import { CLIENTS, openTestServer, picture } from './test-server.ts'

type Role = 'owner' | 'admin' | 'staff' | 'editor' | 'caseworker' | 'accountant' | 'officer'
type Opens = keyof typeof lets
type Call = [what: string, opens: Opens, ask: { method: string; path: string; json?: object }]

/** Which active members each kind of guard lets in; everybody else gets 401 or 403. */
const lets = {
  everybody: ['owner', 'admin', 'staff', 'editor', 'caseworker', 'accountant', 'officer'],
  members: ['owner', 'admin', 'staff', 'editor', 'caseworker', 'accountant', 'officer'],
  content: ['owner', 'admin', 'staff', 'editor'],
  editing: ['owner', 'admin', 'staff', 'editor', 'caseworker'],
  vacancies: ['owner', 'admin', 'staff', 'caseworker'],
  applications: ['owner', 'admin', 'staff', 'caseworker'],
  workers: ['owner', 'admin', 'staff', 'caseworker'],
  identities: ['owner', 'admin', 'caseworker'],
  payments: ['owner', 'admin', 'staff', 'caseworker', 'accountant'],
  books: ['owner', 'admin', 'accountant'],
  demands: ['owner', 'admin', 'staff', 'caseworker'],
  enquiries: ['owner', 'admin', 'staff', 'caseworker'],
  work: ['owner', 'admin', 'staff', 'caseworker'],
  tasks: ['owner', 'admin', 'staff', 'caseworker'],
  calendar: ['owner', 'admin', 'staff', 'caseworker'],
  export: ['owner', 'admin'],
  complaints: ['officer'],
  settings: ['owner', 'admin'],
  people: ['owner', 'admin'],
  activity: ['owner', 'admin'],
  owners: ['owner'],
} as const satisfies Record<string, readonly Role[]>

/** Whom each procedure lets in. A procedure without a row fails the test below; so does a row without its procedure. */
const procedures: Record<string, Opens | [Opens, input: object]> = {
  'accounts.policy': 'everybody',
  'accounts.me': 'everybody',
  'accounts.signUp': 'everybody',
  'accounts.signIn': 'everybody',
  'accounts.pending': 'everybody',
  'accounts.passSecondFactor': 'everybody',
  'accounts.askPasskey': 'everybody',
  'accounts.signInByPasskey': 'everybody',
  'accounts.signOut': 'everybody',
  'accounts.askReset': 'everybody',
  'accounts.askLink': 'everybody',
  'accounts.findReset': 'everybody',
  'accounts.findLink': 'everybody',
  'accounts.findInvitation': 'everybody',
  'accounts.resetPassword': 'everybody',
  'accounts.redeemLink': 'everybody',
  'accounts.acceptInvitation': 'everybody',
  'accounts.own.profile': 'members',
  'accounts.own.rename': 'members',
  'accounts.own.setLanguage': 'members',
  'accounts.own.sidebar': 'members',
  'accounts.own.orderSidebar': 'members',
  'accounts.own.changeEmail': 'members',
  'accounts.own.confirmEmail': 'members',
  'accounts.own.changePassword': 'members',
  'accounts.own.startLink': 'members',
  'accounts.own.unlink': 'members',
  'accounts.own.endSession': 'members',
  'accounts.own.endOtherSessions': 'members',
  'accounts.own.startAuthenticator': 'members',
  'accounts.own.confirmAuthenticator': 'members',
  'accounts.own.removeAuthenticator': 'members',
  'accounts.own.startPasskey': 'members',
  'accounts.own.addPasskey': 'members',
  'accounts.own.askConfirmation': 'members',
  'accounts.own.confirmByPasskey': 'members',
  'accounts.own.removePasskey': ['members', { id: 'none' }],
  'accounts.own.renewRecoveryCodes': 'members',
  'accounts.own.forgetDevice': ['members', { id: 'none' }],
  'accounts.own.leave': 'members',
  'accounts.staff.list': 'people',
  'accounts.staff.byId': ['people', { id: 'nobody' }],
  'accounts.staff.approve': 'people',
  'accounts.staff.suspend': 'people',
  'accounts.staff.remove': 'people',
  'accounts.staff.setRole': ['owners', { id: 'nobody', role: 'staff' }],
  'accounts.staff.resetLink': ['owners', { id: 'nobody' }],
  'accounts.staff.invitationLink': ['owners', { id: 'nobody' }],
  'accounts.staff.removeSecondFactor': ['owners', { id: 'nobody' }],
  'accounts.staff.sendResetLink': ['owners', { id: 'nobody' }],
  'accounts.staff.endSession': ['people', { id: 'nobody', session: 'none' }],
  'accounts.staff.endSessions': ['people', { id: 'nobody' }],
  'accounts.staff.resendInvitation': ['people', { id: 'none' }],
  'accounts.staff.outbox': 'people',
  'accounts.staff.invitations': 'people',
  'accounts.staff.invite': 'people',
  'accounts.staff.withdraw': 'people',
  'accounts.officers.list': 'complaints',
  'accounts.officers.confirm': ['complaints', { id: 'nobody' }],
  'accounts.officers.refuse': ['complaints', { id: 'nobody' }],
  'activity.list': ['activity', {}],
  'clients.list': 'everybody',
  'clients.cards': 'everybody',
  'clients.totals': 'everybody',
  'clients.byId': 'everybody',
  'clients.manage': ['content', {}],
  'clients.countries': 'content',
  'clients.changedSince': 'content',
  'clients.create': 'content',
  'clients.update': 'content',
  'clients.delete': 'content',
  'clients.export': 'content',
  'clients.previewImport': 'content',
  'clients.import': 'content',
  'pages.byId': 'everybody',
  'pages.services': 'everybody',
  'procedure.find': 'everybody',
  'home.find': 'everybody',
  'news.list': 'everybody',
  'news.latest': 'everybody',
  'news.manage': ['content', {}],
  'news.related': 'everybody',
  'news.bySlug': 'everybody',
  'settings.agency': 'everybody',
  'settings.facts': 'members',
  'settings.overview': 'settings',
  'settings.parts': 'settings',
  'settings.slots': 'content',
  'slides.list': 'everybody',
  'gallery.list': 'everybody',
  'companies.list': 'everybody',
  'vacancies.list': 'everybody',
  'vacancies.bySlug': ['everybody', { slug: 'mason-1' }],
  'vacancies.taken': 'vacancies',
  'fees.find': 'everybody',
  'companies.contacts': 'everybody',
  'applications.retention': 'everybody',
  'demands.list': ['demands', {}],
  'demands.byId': 'demands',
  'demands.neighbours': 'demands',
  'demands.move': 'demands',
  'applications.agreeWage': 'applications',
  'demands.ofEnquiry': 'demands',
  'demands.add': 'demands',
  'demands.edit': 'demands',
  'demands.addNote': 'demands',
  'demands.removeNote': 'demands',
  'demands.keep': 'demands',
  'demands.makeVacancies': 'vacancies',
  'demands.origins': 'vacancies',
  'demands.shown': 'everybody',
  'demands.retention': 'everybody',
  'demands.terms': 'everybody',
  'applications.shown': 'everybody',
  'applications.list': 'applications',
  'applications.choices': 'applications',
  'applications.board': 'applications',
  'applications.stages': 'applications',
  'applications.byId': ['applications', { id: 'none' }],
  'applications.neighbours': ['applications', { id: 'none', filter: {} }],
  'applications.unready': ['applications', { ids: ['none'], state: 'visa' }],
  'applications.move': 'applications',
  'applications.moveMany': 'applications',
  'applications.undoMove': ['applications', { id: 'none', event: 'none' }],
  'applications.undoMany': ['applications', { moves: [{ id: 'none', event: 'none' }] }],
  'applications.addEntry': 'applications',
  'applications.nextCall': 'applications',
  'applications.removeEntry': 'applications',
  'applications.merge': 'applications',
  'applications.separate': 'applications',
  'applications.keepApart': 'applications',
  'applications.add': 'applications',
  'applications.edit': 'applications',
  'applications.reissue': 'applications',
  'applications.erase': 'applications',
  'applications.keep': 'applications',
  'applications.exportSelected': ['export', { ids: ['none'], isFirst: true }],
  'applications.interviews.list': 'applications',
  'applications.interviews.byId': ['applications', { id: 'none' }],
  'applications.interviews.invitations': 'applications',
  'applications.interviews.save': 'applications',
  'applications.interviews.delete': 'applications',
  'applications.interviews.invite': 'applications',
  'applications.interviews.uninvite': 'applications',
  'applications.interviews.attend': ['applications', { ids: ['none'], attendance: 'came' }],
  'applications.interviews.keepWaiting': ['applications', { moves: [{ id: 'none', from: 'called' }] }],
  'applications.interviews.markWritten': 'applications',
  'applications.interviews.saveResults': 'applications',
  'applications.departed.list': 'content',
  'applications.departed.count': 'content',
  'applications.departed.leaveOut': ['content', { vacancyId: 'none' }],
  'people.list': ['applications', {}],
  'workers.list': ['workers', {}],
  'workers.byId': ['workers', { id: 'none' }],
  'workers.neighbours': ['workers', { id: 'none', filter: {} }],
  'workers.ofApplication': ['workers', { id: 'none' }],
  'workers.add': 'workers',
  'workers.passportGap': ['workers', { vacancy: '', expiresOn: '2031-01-01' }],
  'workers.known': 'workers',
  'workers.walkIn': 'workers',
  'workers.addApplication': 'workers',
  'workers.edit': 'workers',
  'workers.look': ['identities', { id: 'none' }],
  'workers.link': ['workers', { application: 'none', worker: 'none' }],
  'workers.unlink': ['workers', { id: 'none' }],
  'workers.archive': ['workers', { id: 'none' }],
  'workers.unarchive': ['workers', { id: 'none' }],
  'workers.erase': ['workers', { id: 'none' }],
  'workers.keep': ['workers', { id: 'none' }],
  'workers.compare': ['workers', { id: 'none', into: 'other' }],
  'workers.merge': ['workers', { id: 'none', into: 'other' }],
  'workers.separate': ['workers', { id: 'none' }],
  'workers.print.check': ['workers', { kind: 'contract', worker: 'none' }],
  'workers.previewImport': ['workers', { rows: [{ place: 2, texts: { name: 'Karim' } }] }],
  'workers.undoImport': ['workers', { added: [], filled: [], until: 0, proof: '' }],
  'workers.importWords': 'workers',
  'workers.import': ['workers', { rows: [{ place: 2, texts: { name: 'Karim' }, seen: 'new' }] }],
  'workers.documents.add': 'workers',
  'workers.documents.edit': 'workers',
  'workers.documents.check': ['workers', { id: 'none', seen: 1 }],
  'workers.documents.uncheck': ['workers', { id: 'none' }],
  'workers.documents.remove': ['workers', { id: 'none' }],
  'workers.day.people': ['workers', { kind: 'medical', applications: ['none'] }],
  'workers.day.note': 'workers',
  'workers.day.undo': ['workers', { application: 'none', state: 'medical', document: 'none', version: 1 }],
  'workers.papers.ofApplication': ['workers', { id: 'none' }],
  'workers.papers.ofWorker': ['workers', { id: 'none' }],
  'workers.papers.accept': ['workers', { id: 'none', kind: 'other' }],
  'workers.papers.refuse': ['workers', { id: 'none', reason: 'blurred' }],
  'payments.list': ['payments', {}],
  'payments.byId': ['payments', { id: 'none' }],
  'payments.ofWorker': ['payments', { id: 'none' }],
  'payments.ofDemand': ['payments', { id: 'none' }],
  'payments.drawer': 'books',
  'payments.closeDrawer': 'books',
  'payments.payers': ['payments', { words: 'Rahim' }],
  'payments.take': 'payments',
  'payments.takeFromEmployer': 'payments',
  'payments.refund': 'payments',
  'payments.cancel': ['payments', { id: 'none', reason: 'A wrong amount' }],
  'enquiries.submit': 'everybody',
  'enquiries.list': ['enquiries', {}],
  'enquiries.choices': 'enquiries',
  'enquiries.byId': 'enquiries',
  'enquiries.neighbours': 'enquiries',
  'enquiries.setSubject': 'enquiries',
  'enquiries.setSpam': 'enquiries',
  'enquiries.restore': 'enquiries',
  'enquiries.answer': 'enquiries',
  'enquiries.preview': 'enquiries',
  'enquiries.addEntry': 'enquiries',
  'enquiries.removeEntry': 'enquiries',
  'enquiries.templates.list': 'enquiries',
  'enquiries.templates.save': 'enquiries',
  'enquiries.templates.delete': 'enquiries',
  'enquiries.markRead': 'enquiries',
  'enquiries.setHandled': 'enquiries',
  'enquiries.delete': 'enquiries',
  'tasks.list': ['tasks', {}],
  'tasks.of': ['tasks', { on: 'enquiries', record: 'none' }],
  'tasks.mine': 'tasks',
  'tasks.colleagues': 'tasks',
  'work.colleagues': 'work',
  'work.assign': ['work', { on: 'enquiries', ids: ['none'], to: 'me' }],
  'tasks.add': 'tasks',
  'tasks.change': 'tasks',
  'tasks.setDone': ['tasks', { id: 'none', isDone: true }],
  'tasks.remove': ['tasks', { id: 'none' }],
  'calendar.month': ['calendar', { month: '2026-11' }],
  'calendar.feed': 'calendar',
  'calendar.makeFeed': ['calendar', { hasTexts: false }],
  'calendar.endFeed': 'calendar',
  'complaints.list': ['complaints', {}],
  'complaints.officers': 'complaints',
  'complaints.byId': ['complaints', { id: 'none' }],
  'complaints.neighbours': ['complaints', { id: 'none', filter: {} }],
  'complaints.markRead': ['complaints', { id: 'none' }],
  'complaints.answer': 'complaints',
  'complaints.addNote': 'complaints',
  'complaints.assign': 'complaints',
  'complaints.classify': ['complaints', { id: 'none', seen: 1 }],
  'complaints.close': 'complaints',
  'complaints.reopen': 'complaints',
  'dashboard.firstSteps': 'members',
  'dashboard.figures': 'members',
  'dashboard.overview': 'members',
  'dashboard.badges': 'members',
  'tokens.list': 'owners',
  'tokens.make': 'owners',
  'tokens.revoke': 'owners',
  'views.list': 'members',
  'views.save': ['members', { list: 'applications', name: 'To call', query: {}, isShared: false }],
  'views.change': ['members', { id: 'none', name: 'To call', isShared: false }],
  'views.remove': ['members', { id: 'none' }],
  'notices.choices': 'members',
  'notices.choose': ['members', { event: 'enquiry-arrived', timing: 'daily' }],
  'webhooks.list': 'owners',
  'webhooks.byId': ['owners', { id: 'none' }],
  'webhooks.deliveries': ['owners', { id: 'none' }],
  'webhooks.add': 'owners',
  'webhooks.change': 'owners',
  'webhooks.renewSecret': ['owners', { id: 'none' }],
  'webhooks.turnOn': ['owners', { id: 'none' }],
  'webhooks.turnOff': ['owners', { id: 'none' }],
  'webhooks.remove': ['owners', { id: 'none' }],
  'webhooks.sendTest': ['owners', { id: 'none' }],
  'webhooks.resend': ['owners', { id: 'none' }],
  'links.report': 'content',
  'system.overview': 'owners',
  'system.runJob': ['owners', { name: 'none' }],
  'system.allowErasure': ['owners', { name: 'none' }],
  'system.testMail': 'owners',
  'links.check': 'content',
  'search.site': 'everybody',
  'search.check': 'everybody',
  'search.missed': 'content',
  'search.forget': ['content', { words: 'moon' }],
  'search.people': ['members', { words: 'x' }],
  'search.records': ['members', { words: 'qatar' }],
  'content.open': 'editing',
  'content.documents': 'editing',
  'content.drafts': 'editing',
  'content.saveDraft': 'editing',
  'content.publish': 'editing',
  'content.unpublish': 'editing',
  'content.remove': 'editing',
  'content.restore': 'editing',
  'content.restoreRevision': 'editing',
  'content.history': 'editing',
  'content.revision': 'editing',
  'content.trash': 'editing',
  'content.changeMany': 'editing',
  'content.reorder': 'editing',
  'content.undo': 'editing',
  'content.schedule': 'editing',
  'content.cancelSchedule': 'editing',
  'content.held': 'editing',
  'content.confirmSchedules': 'editing',
  'content.previewLinks.list': 'editing',
  'content.previewLinks.create': 'editing',
  'content.previewLinks.revoke': 'editing',
  'content.editing': 'editing',
  'media.list': ['editing', {}],
  'media.byPath': 'editing',
  'media.change': 'content',
  'media.keep': 'content',
  'media.replace': 'content',
  'media.delete': 'content',
}

/** The right that each REST, file and form route needs; pages and tRPC have separate tables. */
const routes: Record<string, Opens | 'operator'> = {
  'GET /healthz': 'everybody',
  'GET /readyz': 'everybody',
  'GET /metrics': 'operator',
  'GET /pictures/:name': 'everybody',
  'GET /share/:name': 'everybody',
  'GET /storybook': 'everybody',
  'GET /storybook/assets/*': 'members',
  'GET /storybook/*': 'members',
  'GET /page-card/:page{.+\\.jpg}': 'everybody',
  'GET /our-clients/gulf.svg': 'everybody',
  'GET /our-clients/map.svg': 'everybody',
  'GET /robots.txt': 'everybody',
  'GET /sitemap.xml': 'everybody',
  'GET /news-event/rss.xml': 'everybody',
  'GET /manifest.webmanifest': 'everybody',
  'GET /companies.json': 'everybody',
  'GET /colour/:file': 'everybody',
  'GET /api/v1/our-clients/our-clients': 'everybody',
  'GET /api/v1/our-clients/our-clients/:id': 'everybody',
  'GET /api/v1/agency': 'everybody',
  'GET /api/v1/news': 'everybody',
  'GET /api/v1/news/:id': 'everybody',
  'GET /api/v1/gallery': 'everybody',
  'GET /api/v1/gallery/:id': 'everybody',
  'GET /api/v1/companies': 'everybody',
  'GET /api/v1/vacancies': 'everybody',
  'GET /api/v1/vacancies/:id': 'everybody',
  'GET /jobs/rss.xml': 'everybody',
  'GET /jobs/:slug/qr.svg': 'everybody',
  'GET /licence-and-fees/qr.svg': 'everybody',
  'GET /jobs/:slug/share.jpg': 'everybody',
  'GET /api/v1/companies/:id': 'everybody',
  'POST /api/v1/images': 'editing',
  ...written('/our-clients/our-clients', 'content'),
  ...written('/news', 'content'),
  ...written('/gallery', 'content'),
  ...written('/companies', 'content'),
  ...written('/vacancies', 'vacancies'),
  'GET /api/v1/changes': 'everybody',
  'GET /api/v1/client.tgz': 'everybody',
  'GET /api/v1/docs': 'everybody',
  'GET /api/v1/trpc.json': 'everybody',
  'GET /api/v1/docs/open-reference.js': 'everybody',
  'GET /api/v1/docs/reference.css': 'everybody',
  'GET /api/v1/docs/:file': 'everybody',
  'GET /api/v1/openapi.json': 'everybody',
  'GET /admin/enquiries.csv': 'export',
  'GET /admin/applications.csv': 'export',
  'GET /admin/workers.csv': 'export',
  'GET /admin/payments.csv': 'books',
  'GET /admin/payments/closes.csv': 'books',
  'GET /admin/payments/drawer/print/:file': 'books',
  'GET /admin/payments/print/:id': 'payments',
  'GET /receipts/:token': 'everybody',
  'GET /calendar.ics': 'everybody',
  'GET /notices/stop': 'everybody',
  'POST /notices/stop': 'everybody',
  'GET /admin/applications/files/:id': 'applications',
  'GET /admin/workers/files/:id': 'workers',
  'GET /admin/workers/print/:file': 'identities',
  'GET /admin/workers/papers/:id': 'workers',
  'GET /admin/complaints/files/:id': 'complaints',
  'GET /admin/demands/files/:id': 'demands',
  'GET /admin/demands/documents/:id/:file': 'demands',
  'GET /hire-workers/specimens/:file': 'everybody',
  'POST /hire-workers': 'everybody',
  'GET /demand-status': 'everybody',
  'POST /demand-status': 'everybody',
  'GET /demand-status/documents/:file': 'everybody',
  'GET /admin/clients.csv': 'content',
  'GET /admin/clients.json': 'content',
  'GET /sign-in/:provider': 'everybody',
  'GET /sign-in/:provider/callback': 'everybody',
  'POST /login': 'everybody',
  'POST /second-factor': 'everybody',
  'POST /sign-up': 'everybody',
  'POST /forgot-password': 'everybody',
  'POST /reset-password': 'everybody',
  'POST /sign-in-link': 'everybody',
  'POST /invitation': 'everybody',
  'POST /contact-us': 'everybody',
  'POST /complaints': 'everybody',
  'POST /complaints/follow': 'everybody',
  'GET /application-status': 'everybody',
  'POST /application-status': 'everybody',
  'POST /jobs/:slug': 'everybody',
  'POST /jobs/tell-me': 'everybody',
  'POST /admin/editing/release': 'everybody',
  'GET /preview/:token': 'everybody',
  'GET /preview/:feature/:id': 'content',
}
/** The calls that write a content type. */
function written(path: string, opens: Opens): Record<string, Opens> {
  const records = ['POST ', ...['PUT', 'PATCH', 'DELETE'].map(method => `${method} /:id`)]
  const drafts = ['POST /drafts', ...['GET', 'PUT', 'PATCH', 'DELETE'].map(method => `${method} /:id/draft`)]
  return Object.fromEntries(
    [...records, ...drafts, 'POST /:id/publish'].map(call => [call.replace(' ', ` /api/v1${path}`), opens]),
  )
}

const elsewhere = new Set(['GET /api/trpc/*', 'POST /api/trpc/*', 'GET /*', 'HEAD /*'])

/** Pages of the staff area by the beginning of their path; the others need the right to change content. */
const pages: [start: string, opens: Opens][] = [
  ['/admin/enquiries', 'enquiries'],
  ['/admin/tasks', 'work'],
  ['/admin/calendar', 'calendar'],
  ['/admin/webhooks', 'owners'],
  ['/admin/vacancies', 'vacancies'],
  ['/admin/fees', 'vacancies'],
  ['/admin/history', 'editing'],
  ['/admin/preview', 'editing'],
  ['/admin/trash', 'editing'],
  ['/admin/applications/departed', 'content'],
  ['/admin/demands', 'demands'],
  ['/admin/people', 'applications'],
  ['/admin/applications', 'applications'],
  ['/admin/workers', 'workers'],
  ['/admin/payments/drawer', 'books'],
  ['/admin/payments', 'payments'],
  ['/admin/complaints', 'complaints'],
  ['/admin/settings', 'settings'],
  ['/admin/system', 'owners'],
  ['/admin/staff', 'people'],
  ['/admin/activity', 'activity'],
  ['/admin/tokens', 'owners'],
  ['/admin/account', 'members'],
  ['/admin/help', 'members'],
  ['/admin/confirm-email', 'members'],
]
const dashboard = '/admin'

const { request, app, read, write, prisma } = await openTestServer()
const { appRouter } = await import('#server/features.ts')
const { make: makeToken } = await import('#server/features/tokens/domain.ts')
const { openSession } = await import('#server/http/sessions.ts')
const roles = lets.everybody
const kinds = ['nobody', 'forged', 'expired', 'waiting', 'suspended', ...roles] as const
type Kind = (typeof kinds)[number]
const strangers = new Set<Kind>(['nobody', 'forged', 'expired'])

/** Pages that whoever is signed in has no use for. */
const isEntrance = /^\/(?:login|sign-up)$/

beforeEach(async () => {
  await prisma.rateLimiterFlexible.deleteMany()
  for (const kind of ['waiting', 'suspended', 'expired', ...roles] as const) {
    const role = roles.find(each => each === kind) ?? 'owner'
    const status = kind === 'waiting' || kind === 'suspended' ? kind : 'active'
    await prisma.user.upsert({
      where: { id: kind },
      create: { id: kind, name: kind, email: `${kind}@agency.example`, passwordHash: 'none', role, status },
      update: { role, status },
    })
  }
})

async function cookieOf(kind: Kind): Promise<string | undefined> {
  if (kind === 'nobody') return undefined
  if (kind === 'forged') return `session=${'a'.repeat(40)}`
  const { id } = await openSession(kind, '')
  if (kind === 'expired')
    await write(transaction =>
      transaction.session.updateMany({ where: { userId: kind }, data: { expiresAt: new Date(0) } }),
    )
  return `session=${id}`
}

/** 401 without a session, 403 without the right, undefined where access is allowed. */
function deniedStatus(kind: Kind, opens: Opens): number | undefined {
  if (opens === 'everybody') return undefined
  if (kind === 'nobody' || kind === 'forged' || kind === 'expired') return 401
  return lets[opens].some(role => role === kind) ? undefined : 403
}

function opensOf(page: string): Opens {
  if (page === dashboard) return 'members'
  return pages.find(([start]) => page.startsWith(start))?.[1] ?? 'content'
}

/** A page with parameters of its own; the history and the preview of a record are those of a kind that this person may edit. */
const addressOf = (path: string, kind: Kind) =>
  path.replace('$feature', kind === 'caseworker' ? 'vacancies' : 'news').replaceAll(/\$\w*/g, 'x')

function expectAccess(status: number, denied: number | undefined, what: string) {
  if (denied) return expect.soft(status, what).toBe(denied)
  expect.soft([401, 403], what).not.toContain(status)
  return expect.soft(status, what).toBeLessThan(500)
}

test('every procedure is in the table', () => {
  expect(Object.keys(procedures).toSorted()).toEqual(Object.keys(appRouter._def.procedures).toSorted())
})

test('every route is in the table', () => {
  const all = new Set(
    app.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '/')
      .map(({ method, path }) => `${method} ${pathWithoutLocale(path)}`),
  )
  expect(Object.keys(routes).toSorted()).toEqual([...all].filter(route => !elsewhere.has(route)).toSorted())
})

/** Every procedure: what it opens to, and a request for it. */
const procedureCalls = Object.entries(procedures).map(([name, row]): Call => {
  const [opens, input = {}] = Array.isArray(row) ? row : [row]
  const known = appRouter._def.procedures as never as Record<string, { _def: { type: string } }>
  const query = `?input=${encodeURIComponent(JSON.stringify(input))}`
  return known[name]?._def.type === 'query'
    ? [name, opens, { method: 'GET', path: `/api/trpc/${name}${query}` }]
    : [name, opens, { method: 'POST', path: `/api/trpc/${name}`, json: input }]
})

const EVERY_ONE_MS = 120_000

test.each(Object.keys(lets) as Opens[])('the right of “%s” is that of its roles', opens => {
  const needed = neededFor(opens)
  if (needed) expect(rolesWith(needed)).toEqual(lets[opens])
})

test('every procedure asks for the right of its row', () => {
  const known = appRouter._def.procedures as never as Record<string, { _def: { meta?: { right?: Needed } } }>
  for (const [name, opens] of procedureCalls) expect.soft(known[name]?._def.meta?.right, name).toEqual(neededFor(opens))
})

/** What a guard asks for by name; those for everybody and for all members ask for none. */
function neededFor(opens: Opens): Needed | undefined {
  if (opens === 'everybody' || opens === 'members') return undefined
  const several: Partial<Record<Opens, Needed>> = {
    editing,
    work: WORKED,
    tasks: KINDS,
    calendar: [...WORKED, 'vacancies'],
  }
  return several[opens] ?? (opens as Needed)
}

/** Through HTTP, everywhere: somebody without a session, one whom a call is closed to, and one whom it is open to. */
test(
  'every procedure lets in whom it should',
  async () => {
    for (const [name, opens, ask] of procedureCalls)
      for (const kind of oneOfEach(opens)) {
        const { status } = await request(ask.path, { ...ask, cookie: await cookieOf(kind) })
        expectAccess(status, deniedStatus(kind, opens), `${kind} at ${name}`)
      }
  },
  EVERY_ONE_MS,
)

test(
  'every route lets in whom it should',
  async () => {
    for (const [route, opens] of Object.entries(routes))
      for (const kind of opens === 'operator' ? kinds : oneOfEach(opens)) {
        const [method = '', path = ''] = route.split(' ')
        const { status } = await request(path.replace(/:\w+/, 'x'), {
          method,
          cookie: await cookieOf(kind),
          ...(method === 'POST' || method === 'PATCH' ? { json: {} } : {}),
        })
        expectAccess(status, opens === 'operator' ? 403 : deniedStatus(kind, opens), `${kind} at ${route}`)
      }
  },
  EVERY_ONE_MS,
)

const oneOfEach = (opens: Opens): Kind[] => {
  const closedTo = [...roles, 'waiting' as const].find(kind => deniedStatus(kind, opens) === 403)
  return ['nobody', ...(closedTo ? [closedTo] : []), lets[opens][0]]
}

/** Whoever they are: each kind of person at one call of each guard. */
test.each(kinds)('each guard knows %s', async kind => {
  const firstOfEach = new Map(procedureCalls.map(call => [call[1], call]).toReversed() as [Opens, Call][])
  for (const [opens, [name, , ask]] of firstOfEach) {
    const { status } = await request(ask.path, { ...ask, cookie: await cookieOf(kind) })
    expectAccess(status, deniedStatus(kind, opens), `${kind} at ${name}`)
  }
})

/**
 * Owners and strangers open every page, strangers in both languages; the others what is closed to them, and one page of
 * each guard that lets them in.
 */
test.each(kinds)(
  'pages let in whom they should: %s',
  async kind => {
    const isWhole = kind === 'nobody' || kind === 'owner'
    const seen = new Set<Opens>()
    for (const path of pagePaths()) {
      const opens = opensOf(path)
      const isClosed = deniedStatus(kind, opens) !== undefined
      if (isWhole || (path.startsWith('/admin') && (isClosed || !seen.has(opens)))) {
        await expectPage(path, kind)
        if (kind === 'nobody') await expectPage(pathForLocale('bn', path), kind)
      }
      seen.add(opens)
    }
  },
  EVERY_ONE_MS,
)

function pagePaths() {
  const { routesByPath } = createRouter({ routeTree })
  const types = Object.keys(contentTypes).filter(
    type => contentTypes[type]!.staff && contentTypes[type]!.listPage === `/admin/${type}`,
  )
  const paths = Object.keys(routesByPath).flatMap(route => {
    const path = route.replace(/(?<=.)\/$/, '')
    return path.includes('$type') ? types.map(type => path.replace('$type', type)) : [path]
  })
  expect(paths.length).toBeGreaterThan(30)
  return [...new Set(paths)]
}

async function expectPage(path: string, kind: Kind) {
  const response = await request(addressOf(path, kind), { cookie: await cookieOf(kind) })
  const page = pathWithoutLocale(path)
  const isStaffArea = page.startsWith('/admin')
  const denied = deniedStatus(kind, isStaffArea ? opensOf(page) : 'everybody')
  const where =
    denied === 401
      ? /^(?:\/bn)?\/login\?redirect=/
      : kind === 'waiting' || kind === 'suspended'
        ? /^(?:\/bn)?\/waiting$/
        : /^\/admin/
  if (denied)
    expect([response.status, response.headers.get('location')], path).toEqual([307, expect.stringMatching(where)])
  else if (isStaffArea && path !== page) expect(response.headers.get('location'), path).toBe(addressOf(page, kind)) // in the person's language
  else if (isEntrance.test(page) && !strangers.has(kind))
    expect([response.status, response.headers.get('location')], path).toEqual([307, path.replace(page, '/admin')])
  else if (page !== '/waiting' && page !== '/set-up-second-factor')
    expect(path.includes('$') ? [200, 404] : [200], path).toContain(response.status)
  const text = await response.text()
  if (denied) expect(text, path).not.toContain('data-slot="sidebar"')
  expect(text, `${path} is rendered on the server`).not.toContain('server rendering aborted')
}

/** What an owner can give a program; what takes another right is refused to every token. */
const programRights = ['content', 'vacancies', 'applications', 'workers', 'demands', 'enquiries', 'activity'] as const
const scopesOf = (opens: Opens | 'operator'): string[] => {
  if (opens === 'editing') return ['content', 'vacancies']
  if (opens === 'work') return ['applications', 'demands', 'enquiries']
  if (opens === 'tasks') return ['vacancies', 'applications', 'workers', 'demands', 'enquiries']
  if (opens === 'calendar') return ['vacancies', 'applications', 'demands', 'enquiries']
  return programRights.filter(right => right === opens)
}

async function bearerOf(scopes: string[], owner = 'owner'): Promise<Record<string, string>> {
  const choice = { name: 'Website sync', scopes: scopes as never, lasts: '30', until: '' } as const
  return { authorization: `Bearer ${await makeToken({ id: owner, name: owner }, owner, choice)}` }
}

/** Every call of the API: what it opens to, and the request. */
function apiCalls(): Call[] {
  const ofRest = Object.entries(routes).flatMap(([route, opens]): Call[] => {
    const [method = '', path = ''] = route.split(' ')
    const json = method === 'POST' || method === 'PATCH' ? { json: {} } : {}
    return path.startsWith('/api/v1') && opens !== 'operator'
      ? [[route, opens, { method, path: path.replace(/:\w+/, 'x'), ...json }]]
      : []
  })
  return [...procedureCalls, ...ofRest]
}

/** Whether no token opens a call, whatever it may. */
const isForPeople = (what: string, opens: Opens) =>
  opens === 'everybody'
    ? /^accounts\.(?!policy)/.test(what)
    : /^calendar\.\w*feed/i.test(what) || scopesOf(opens).length === 0

test('a token with the needed right passes, and none opens what is left to people', async () => {
  const all = await bearerOf([...programRights, 'write'])
  const cookie = await cookieOf('owner') // never what opens a call beside a token
  for (const [what, opens, ask] of apiCalls()) {
    const { status } = await request(ask.path, { ...ask, cookie, headers: all })
    expectAccess(status, isForPeople(what, opens) ? 403 : undefined, what)
  }
})

test('a token without the needed right gets 403 with the scope that it lacks', async () => {
  const [editor, worker] = [await bearerOf(['content', 'write']), await bearerOf(['enquiries', 'write'])]
  for (const [what, opens, ask] of apiCalls().filter(([what, opens]) => !isForPeople(what, opens))) {
    const scopes = scopesOf(opens)
    if (scopes.length === 0) continue
    const response = await request(ask.path, { ...ask, headers: scopes.includes('content') ? worker : editor })
    expectAccess(response.status, 403, what)
    expect(response.headers.get('www-authenticate'), what).toContain(`scope="${scopes.join(' ')}"`)
  }
})

test('a token that only reads changes nothing', async () => {
  const headers = await bearerOf([...programRights])
  for (const [what, opens, ask] of apiCalls().filter(([what, opens]) => !isForPeople(what, opens)))
    if (ask.method !== 'GET')
      expectAccess((await request(ask.path, { ...ask, headers })).status, 403, `${what} ${opens}`)
})

test('a token may never more than the owner who made it', async () => {
  const headers = await bearerOf([...programRights, 'write'])
  await prisma.user.update({ where: { id: 'owner' }, data: { role: 'editor' } })
  for (const [what, opens, ask] of apiCalls().filter(([what, opens]) => !isForPeople(what, opens))) {
    const { status } = await request(ask.path, { ...ask, headers })
    expectAccess(status, lets[opens].some(role => role === 'editor') ? undefined : 403, what)
  }
})

test.each([
  ['settings-contact', 'settings'],
  ['vacancies', 'vacancies'],
  ['fees', 'vacancies'],
  ['news', 'content'],
] as const)('drafts and history of %s take the right to change it', async (feature, right) => {
  const record = { feature, _id: feature === 'settings-contact' ? feature : 'none' }
  const calls: [name: string, type: 'GET' | 'POST', input: object][] = [
    ['open', 'GET', record],
    ['history', 'GET', record],
    ['drafts', 'GET', { feature }],
    ['saveDraft', 'POST', { ...record, seen: 0, data: {} }],
    ['publish', 'POST', { ...record, seen: 0, data: {} }],
    ['remove', 'POST', { ...record, seen: 0 }],
    ['restore', 'POST', record],
    ['changeMany', 'POST', { feature, action: 'publish', records: [{ _id: record._id, seen: 0 }] }],
    ['previewLinks.create', 'POST', record],
    ['editing', 'POST', { ...record, tab: crypto.randomUUID(), isDirty: true }],
  ]
  for (const role of roles)
    for (const [name, method, json] of calls) {
      const path = `/api/trpc/content.${name}`
      const cookie = await cookieOf(role)
      const { status } = await (method === 'GET'
        ? request(`${path}?input=${encodeURIComponent(JSON.stringify(json))}`, { cookie })
        : request(path, { method, cookie, json }))
      expectAccess(status, deniedStatus(role, right), `${role} at ${name}`)
    }
})

test('another site changes nothing with the owner’s cookie, and reads only what is public', async () => {
  const cookie = await cookieOf('owner')
  const before = await read.activity.count()
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  for (const name of Object.keys(procedures))
    expect((await request(`/api/trpc/${name}`, { method: 'POST', cookie, json: {}, headers })).status, name).toBe(403)
  for (const route of Object.keys(routes)) {
    const [method = '', path = ''] = route.split(' ')
    const response = await request(path.replace(/:\w+/, 'x'), { method, cookie, headers })
    if (method !== 'GET') expect(response.status, route).toBe(403)
    const isPublic =
      method === 'GET' && (path.startsWith('/api/v1/') || path === '/companies.json') && routes[route] === 'everybody'
    expect(response.headers.get('access-control-allow-origin'), route).toBe(isPublic ? '*' : null)
    expect(response.headers.get('access-control-allow-credentials'), route).toBeNull()
  }
  expect(await read.activity.count()).toBe(before)
})

test('rejected requests change neither records nor pictures', async () => {
  const before = [await read.clientCountry.count(), await read.picture.count()]
  for (const kind of ['nobody', 'forged', 'expired', 'waiting', 'suspended'] as const) {
    const body = new FormData()
    body.append(
      'image',
      new File([Buffer.from(await picture().png().toBuffer())], 'picture.png', { type: 'image/png' }),
    )
    await request('/api/v1/images', { method: 'POST', cookie: await cookieOf(kind), body })
    await request(CLIENTS, {
      method: 'POST',
      cookie: await cookieOf(kind),
      json: {
        countryName: 'Mine',
        workSummary: 'x',
        countryFlagImage: 'https://a.example/b.png',
        company: [],
        image: [],
      },
    })
  }
  expect([await read.clientCountry.count(), await read.picture.count()]).toEqual(before)
})
