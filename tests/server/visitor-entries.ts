import { Secret, TOTP } from 'otpauth'
import { vi } from 'vitest'
import type { openTestServer } from './test-server.ts'
import { bodyOf, password } from './test-server.ts'
import { elsewhere, type Entry } from './visitor-forms.ts'

type Server = Awaited<ReturnType<typeof openTestServer>>

const NAME = 'salma'
const EMAIL = `${NAME}@agency.example`
const PHONE = '+880 1712-345678'
const STEP_MS = 30_000

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')

/** The pages whose forms are met only after something else: after a code, behind a link in a mail, in the middle of a sign-in. */
export async function visitorEntries(server: Server, owner: string): Promise<Entry[]> {
  const { request, mutate, prisma, mailsTo, signUp, signIn, setStatus } = server
  const { submit: apply } = await import('#server/features/applications/domain.ts')
  const { applicationInput } = await import('#server/features/applications/schema.ts')
  const { submit: complain } = await import('#server/features/complaints/domain.ts')
  const { complaintInput } = await import('#server/features/complaints/schema.ts')
  const { storeDemand } = await import('../features/demands/demand.ts')
  const { submit: _, linkTo } = await import('#server/features/demands/domain.ts')

  const post = (path: string, fields: Record<string, string>, cookie?: string) =>
    request(path, { method: 'POST', cookie, body: new URLSearchParams(fields), headers: elsewhere() })

  async function applied() {
    await prisma.rateLimiterFlexible.deleteMany()
    const input = { name: 'Rahim', phone: PHONE, district: 'bogura', trade: 'mason', years: 5 }
    const { code } = await apply(applicationInput.parse({ ...input, passport: 'yes', registered: 'unknown' }), {
      source: 'website',
    })
    return { phone: PHONE, code }
  }
  /** Whoever is selected can send documents. */
  async function select() {
    await prisma.application.updateMany({ data: { state: 'selected' } })
    await prisma.applicationEvent.updateMany({ data: { state: 'selected' } })
  }
  const complained = async () => (await complain(complaintInput.parse({ text: 'They keep my passport' }), [])).code
  async function demanded() {
    const { secret } = await storeDemand()
    return { link: linkTo(secret) }
  }

  /** A new member of staff. */
  async function member() {
    await prisma.rateLimiterFlexible.deleteMany()
    await prisma.user.deleteMany({ where: { email: EMAIL } })
    await signUp(NAME)
    await setStatus(NAME, 'active')
    await prisma.user.update({ where: { email: EMAIL }, data: { emailVerifiedAt: new Date() } })
  }
  /** The page of a link that is mailed now: the clock may stand still, so the last of the mails is not known by its time. */
  async function mailed(page: string, ask: () => Promise<unknown>) {
    const tokens = async () => (await mailsTo(EMAIL)).map(({ token }) => token)
    const before = new Set(['', ...(await tokens())])
    await ask()
    return { page: `${page}?token=${(await tokens()).find(token => !before.has(token))}` }
  }

  const shownApplication = (show: string) => async () => {
    const known = await applied()
    if (show === 'papers') await select()
    return {
      page: `/application-status?show=${show}`,
      cookie: cookieOf(await post('/application-status', known)),
      known,
    }
  }
  const shownDemand = (show: string) => async () => ({
    page: `/demand-status?show=${show}`,
    cookie: cookieOf(await post('/demand-status', await demanded())),
  })

  return [
    { path: '/application-status', open: async () => ({ page: '/application-status', known: await applied() }) },
    ...['mine', 'withdraw', 'erase', 'papers'].map(show => ({
      path: '/application-status',
      open: shownApplication(show),
    })),
    { path: '/demand-status', open: async () => ({ page: '/demand-status', known: await demanded() }) },
    ...['mine', 'withdraw', 'erase'].map(show => ({ path: '/demand-status', open: shownDemand(show) })),
    {
      path: '/complaints',
      async open() {
        const html = await (await post('/complaints', { text: 'They keep my passport' })).text()
        const code = /name="code" value="(\d+)"/.exec(html)?.[1] ?? ''
        return { page: '/complaints', html, known: { code, tail: code.slice(-4) } }
      },
    },
    {
      path: '/complaints/follow',
      open: async () => ({ page: '/complaints/follow', known: { code: await complained() } }),
    },
    {
      path: '/complaints/follow',
      async open() {
        const code = await complained()
        const html = await (await post('/complaints/follow', { code })).text()
        return { page: '/complaints/follow', html, known: { code, again: code } }
      },
    },
    {
      path: '/reset-password',
      async open() {
        await member()
        return mailed('/reset-password', () => mutate('accounts.askReset', { email: EMAIL }))
      },
    },
    {
      path: '/sign-in-link',
      async open() {
        await member()
        return mailed('/sign-in-link', () => mutate('accounts.askLink', { email: EMAIL }))
      },
    },
    {
      path: '/invitation',
      async open() {
        await prisma.rateLimiterFlexible.deleteMany()
        await prisma.user.deleteMany({ where: { email: EMAIL } })
        return mailed('/invitation', () => mutate('accounts.staff.invite', { email: EMAIL, role: 'staff' }, owner))
      },
    },
    {
      path: '/second-factor',
      async open() {
        await member()
        const session = (await signIn(NAME)).cookie
        const started = await mutate('accounts.own.startAuthenticator', { currentPassword: password }, session)
        const { secret } = started.body.result!.data as { secret: string }
        const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
        await mutate('accounts.own.confirmAuthenticator', { code: app.generate() }, session)
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + STEP_MS }) // a code is right once
        const { response } = await signIn(NAME)
        return { page: '/second-factor', cookie: cookieOf(response), known: { code: app.generate() } }
      },
    },
  ]
}

/** What a form stored, by its path: `forget` empties the place before, `find` gives the fields of the record. */
export async function visitorRecords({ prisma, read }: Server) {
  const { openDetails, openText } = await import('#server/features/complaints/sealing.ts')
  type Place = { forget: () => Promise<unknown>; find: () => Promise<Record<string, unknown> | null | undefined> }
  const application = { forget: () => prisma.application.deleteMany(), find: () => read.application.findFirst() }
  const places: Record<string, Place> = {
    '/contact-us': { forget: () => prisma.enquiry.deleteMany(), find: () => read.enquiry.findFirst() },
    '/jobs/tell-me': application,
    '/jobs/:slug': application,
    '/hire-workers': {
      forget: () => prisma.demand.deleteMany(),
      async find() {
        const demand = await read.demand.findFirst({ include: { lines: true } })
        const lines = (demand?.lines ?? []).flatMap((line, n) =>
          Object.entries(line).map(([field, value]) => [`lines.${n}.${field}`, value]),
        )
        return demand && { ...demand, ...Object.fromEntries(lines) }
      },
    },
    '/complaints': {
      forget: () => prisma.complaint.deleteMany(),
      async find() {
        const complaint = await read.complaint.findFirst({ include: { entries: true } })
        const [entry] = complaint?.entries ?? []
        return complaint && entry && { ...openDetails(complaint), text: openText(complaint.id, entry.text) }
      },
    },
    '/sign-up': {
      forget: () => prisma.user.deleteMany({ where: { email: { not: 'owner@agency.example' } } }),
      find: () => read.user.findFirst({ where: { email: { not: 'owner@agency.example' } } }),
    },
  }
  return places
}

/** The answer of a procedure to one input, sent as a change or, with `isQuery`, in the address. */
export async function callProcedure({ request }: Server, name: string, input: unknown, isQuery: boolean) {
  const path = `/api/trpc/${name}`
  const response = isQuery
    ? await request(`${path}?input=${encodeURIComponent(JSON.stringify(input))}`, { headers: elsewhere() })
    : await request(path, { method: 'POST', json: input, headers: elsewhere() })
  const { error } = await bodyOf<{ error?: { message: string } }>(response)
  return { status: response.status, message: error?.message ?? '' }
}
