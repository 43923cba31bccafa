import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { pathForLocale, pathWithoutLocale } from '#i18n/locale.ts'
import { CLIENTS, openTestServer, picture } from './test-server.ts'

type Opens = 'everybody' | 'staff' | 'admin' | 'owner'
const rank: Record<Opens, number> = { everybody: 0, staff: 1, admin: 2, owner: 3 }

/** Whom each procedure lets in. A procedure without a row fails the test below; so does a row without its procedure. */
const procedures: Record<string, Opens | [Opens, input: object]> = {
  'accounts.policy': 'everybody',
  'accounts.me': 'everybody',
  'accounts.signUp': 'everybody',
  'accounts.signIn': 'everybody',
  'accounts.signOut': 'everybody',
  'accounts.askReset': 'everybody',
  'accounts.askLink': 'everybody',
  'accounts.findReset': 'everybody',
  'accounts.findLink': 'everybody',
  'accounts.findInvitation': 'everybody',
  'accounts.resetPassword': 'everybody',
  'accounts.redeemLink': 'everybody',
  'accounts.acceptInvitation': 'everybody',
  'accounts.own.profile': 'staff',
  'accounts.own.rename': 'staff',
  'accounts.own.setLanguage': 'staff',
  'accounts.own.changeEmail': 'staff',
  'accounts.own.confirmEmail': 'staff',
  'accounts.own.changePassword': 'staff',
  'accounts.own.startLink': 'staff',
  'accounts.own.unlink': 'staff',
  'accounts.own.endSession': 'staff',
  'accounts.own.endOtherSessions': 'staff',
  'accounts.own.leave': 'staff',
  'accounts.staff.list': 'admin',
  'accounts.staff.approve': 'admin',
  'accounts.staff.suspend': 'admin',
  'accounts.staff.remove': 'admin',
  'accounts.staff.setRole': ['owner', { id: 'nobody', role: 'staff' }],
  'accounts.staff.resetLink': ['owner', { id: 'nobody' }],
  'accounts.staff.invitationLink': ['owner', { id: 'nobody' }],
  'accounts.staff.outbox': 'admin',
  'accounts.staff.invitations': 'admin',
  'accounts.staff.invite': 'admin',
  'accounts.staff.withdraw': 'admin',
  'activity.list': ['admin', {}],
  'clients.list': 'everybody',
  'clients.cards': 'everybody',
  'clients.totals': 'everybody',
  'clients.byId': 'everybody',
  'clients.manage': ['staff', {}],
  'clients.countries': 'staff',
  'clients.changedSince': 'staff',
  'clients.create': 'staff',
  'clients.update': 'staff',
  'clients.delete': 'staff',
  'clients.export': 'staff',
  'clients.previewImport': 'staff',
  'clients.import': 'staff',
  'news.list': 'everybody',
  'news.latest': 'everybody',
  'news.manage': ['staff', {}],
  'news.bySlug': 'everybody',
  'enquiries.submit': 'everybody',
  'enquiries.list': ['staff', {}],
  'enquiries.byId': 'staff',
  'enquiries.markRead': 'staff',
  'enquiries.setHandled': 'staff',
  'enquiries.delete': 'staff',
  'dashboard.overview': 'staff',
  'search.records': ['staff', { words: 'qatar' }],
  'content.open': 'staff',
  'content.drafts': 'staff',
  'content.saveDraft': 'staff',
  'content.publish': 'staff',
  'content.unpublish': 'staff',
  'content.remove': 'staff',
  'content.restore': 'staff',
  'content.restoreRevision': 'staff',
  'content.history': 'staff',
  'content.revision': 'staff',
  'content.trash': 'staff',
  'content.changeMany': 'staff',
  'content.undo': 'staff',
  'content.schedule': 'staff',
  'content.cancelSchedule': 'staff',
  'content.held': 'staff',
  'content.confirmSchedules': 'staff',
  'content.previewLinks.list': 'staff',
  'content.previewLinks.create': 'staff',
  'content.previewLinks.revoke': 'staff',
  'content.editing': 'staff',
}

/** The role that each REST, file and form route needs; pages and tRPC have separate tables. */
const routes: Record<string, Opens | 'operator'> = {
  'GET /healthz': 'everybody',
  'GET /readyz': 'everybody',
  'GET /metrics': 'operator',
  'GET /pictures/:name': 'everybody',
  'GET /our-clients/map.svg': 'everybody',
  'GET /robots.txt': 'everybody',
  'GET /sitemap.xml': 'everybody',
  'GET /news-event/rss.xml': 'everybody',
  'GET /manifest.webmanifest': 'everybody',
  'GET /companies.json': 'everybody',
  'GET /api/v1/our-clients/our-clients': 'everybody',
  'POST /api/v1/our-clients/our-clients': 'staff',
  'GET /api/v1/our-clients/our-clients/:id': 'everybody',
  'PATCH /api/v1/our-clients/our-clients/:id': 'staff',
  'DELETE /api/v1/our-clients/our-clients/:id': 'staff',
  'GET /api/v1/news': 'everybody',
  'GET /api/v1/news/:slug': 'everybody',
  'POST /api/v1/images': 'staff',
  'GET /api/v1/docs': 'everybody',
  'GET /api/v1/docs/begin.js': 'everybody',
  'GET /api/v1/docs/:file': 'everybody',
  'GET /api/v1/openapi.json': 'everybody',
  'GET /admin/enquiries.csv': 'staff',
  'GET /admin/clients.csv': 'staff',
  'GET /admin/clients.json': 'staff',
  'GET /sign-in/:provider': 'everybody',
  'GET /sign-in/:provider/callback': 'everybody',
  'POST /login': 'everybody',
  'POST /sign-up': 'everybody',
  'POST /forgot-password': 'everybody',
  'POST /reset-password': 'everybody',
  'POST /sign-in-link': 'everybody',
  'POST /invitation': 'everybody',
  'POST /contact-us': 'everybody',
  'POST /admin/editing/release': 'everybody',
  'GET /preview/:token': 'everybody',
  'GET /preview/:feature/:id': 'staff',
}
const elsewhere = new Set(['GET /api/trpc/*', 'POST /api/trpc/*', 'GET /*', 'HEAD /*'])

/** Pages that not everybody may see; all others are public. */
const pages: Record<string, Opens> = { '/admin/staff': 'admin', '/admin/activity': 'admin' }

const { request, app, read, write, prisma } = await openTestServer()
const { appRouter } = await import('#server/features.ts')
const { openSession } = await import('#server/http/sessions.ts')
const kinds = ['nobody', 'forged', 'expired', 'waiting', 'suspended', 'staff', 'admin', 'owner'] as const
type Kind = (typeof kinds)[number]
const strangers = new Set<Kind>(['nobody', 'forged', 'expired'])

/** Pages that whoever is signed in has no use for. */
const isEntrance = /^\/(?:login|sign-up)$/

beforeEach(async () => {
  await prisma.rateLimiterFlexible.deleteMany()
  for (const kind of ['waiting', 'suspended', 'staff', 'admin', 'owner', 'expired'] as const) {
    const [role, status] = [
      kind === 'owner' || kind === 'admin' ? kind : 'staff',
      kind === 'waiting' || kind === 'suspended' ? kind : 'active',
    ] as const
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
  const has = kind === 'waiting' || kind === 'suspended' ? 0 : rank[kind]
  return has < rank[opens] ? 403 : undefined
}

function expectAccess(status: number, denied: number | undefined, what: string) {
  if (denied) return expect(status, what).toBe(denied)
  expect([401, 403], what).not.toContain(status)
  return expect(status, what).toBeLessThan(500)
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

describe.each(kinds)('%s', kind => {
  test.each(Object.entries(procedures))('at %s', async (name, row) => {
    const [opens, input = {}] = Array.isArray(row) ? row : [row]
    const isQuery =
      (appRouter._def.procedures as never as Record<string, { _def: { type: string } }>)[name]?._def.type === 'query'
    const cookie = await cookieOf(kind)
    const { status } = isQuery
      ? await request(`/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, { cookie })
      : await request(`/api/trpc/${name}`, { method: 'POST', cookie, json: input })
    return expectAccess(status, deniedStatus(kind, opens), name)
  })

  test.each(Object.entries(routes))('at %s', async (route, opens) => {
    const [method = '', path = ''] = route.split(' ')
    const cookie = await cookieOf(kind)
    const { status } = await request(path.replace(/:\w+/, 'x'), {
      method,
      cookie,
      ...(method === 'POST' || method === 'PATCH' ? { json: {} } : {}),
    })
    return expectAccess(status, opens === 'operator' ? 403 : deniedStatus(kind, opens), route)
  })

  test('at every page', async () => {
    const paths =
      readFileSync('app/routeTree.gen.ts', 'utf8')
        .split('FileRoutesByFullPath {')[1]
        ?.split('}')[0]
        ?.match(/'[^']+'(?=:)/g)
        ?.map(path => path.slice(1, -1).replace(/(?<=.)\/$/, '')) ?? []
    expect(paths.length).toBeGreaterThan(30)
    for (const path of paths.flatMap(path => [path, pathForLocale('bn', path)])) {
      const response = await request(path.replaceAll(/\$\w*/g, 'x'), { cookie: await cookieOf(kind) })
      const page = pathWithoutLocale(path)
      const isStaffArea = page.startsWith('/admin')
      const denied =
        page === '/waiting' ? undefined : deniedStatus(kind, pages[page] ?? (isStaffArea ? 'staff' : 'everybody'))
      const where =
        denied === 401 ? /^(?:\/bn)?\/login\?redirect=/ : kind === 'staff' ? /^\/admin/ : /^(?:\/bn)?\/waiting$/
      if (denied)
        expect([response.status, response.headers.get('location')], path).toEqual([307, expect.stringMatching(where)])
      else if (isStaffArea && path !== page)
        expect(response.headers.get('location'), path).toBe(page.replaceAll(/\$\w*/g, 'x')) // in the person's language
      else if (isEntrance.test(page) && !strangers.has(kind))
        expect([response.status, response.headers.get('location')], path).toEqual([307, path.replace(page, '/admin')])
      else if (page !== '/waiting') expect(path.includes('$') ? [200, 404] : [200], path).toContain(response.status)
      if (denied) expect(await response.text(), path).not.toContain('data-slot="sidebar"')
    }
  })
})

test('another site changes nothing with the cookie of the owner, and may read nothing', async () => {
  const cookie = await cookieOf('owner')
  const before = await read.activity.count()
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  for (const name of Object.keys(procedures))
    expect((await request(`/api/trpc/${name}`, { method: 'POST', cookie, json: {}, headers })).status, name).toBe(403)
  for (const route of Object.keys(routes)) {
    const [method = '', path = ''] = route.split(' ')
    const response = await request(path.replace(/:\w+/, 'x'), { method, cookie, headers })
    if (method !== 'GET') expect(response.status, route).toBe(403)
    expect(response.headers.get('access-control-allow-origin'), route).toBeNull()
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
