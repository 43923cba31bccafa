import { createServer } from 'node:http'
import { afterAll, afterEach, expect, test } from 'vitest'
import { freePort } from '../../server/free-port.ts'
import { openEditor } from '../content/editor.ts'

const port = await freePort()
const site = `http://127.0.0.1:${port}`
const asked: { method: string | undefined; path: string | undefined; cookie: string | undefined }[] = []
let [open, most] = [0, 0]
const neighbour = createServer(async (request, response) => {
  const { method, url: path = '', headers } = request
  asked.push({ method, path, cookie: headers.cookie })
  most = Math.max(most, ++open)
  await new Promise(resolve => setTimeout(resolve, path === '/late' ? 6_000 : 20))
  open--
  if (path === '/gone') response.writeHead(410).end()
  else if (path === '/get-only' && method === 'HEAD') response.writeHead(500).end()
  else if (path === '/moved') response.writeHead(301, { location: '/there' }).end()
  else if (path === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/secrets' }).end()
  else if (path === '/circle') response.writeHead(302, { location: '/circle' }).end()
  else if (path === '/closed') response.writeHead(403).end()
  else response.writeHead(200).end('here')
}).listen(port, '127.0.0.1')
afterAll(() => neighbour.close())
afterEach(() => {
  asked.length = 0
})

const { request, statusOf, content, owner } = await openEditor({ LINK_STAND_IN: site })
const { checkAddress } = await import('#server/features/links/check-address.ts')
const { isPublicIp } = await import('#server/http/public-address.ts')
const { drainBackground } = await import('#server/jobs/background.ts')

type Report = {
  dead: { feature: string; _id: string; href: string; place: string; problem: string; isDraft: boolean }[]
  outer: number
  unchecked: number
  checkedAt: string | null
  isChecking: boolean
}

async function report() {
  const { result } = (await (await request('/api/trpc/links.report', { cookie: owner })).json()) as {
    result: { data: Report }
  }
  return result.data
}

async function write(_id: string, text: string, action: 'saveDraft' | 'publish' = 'publish') {
  const { newest } = await content('open', { feature: 'pages', _id })
  const data = { title: 'Page', chapters: [{ text: 'Words.' }, { heading: 'More', text }] }
  await content(action, { feature: 'pages', _id, seen: newest, data })
}

const deadOf = async (_id: string) =>
  (await report()).dead.filter(link => link._id === _id).map(({ href, problem }) => [href, problem])

test('links to this site are judged as it is now', async () => {
  await write(
    'about',
    '[a](/contact-us) [b](/bn/our-clients?page=2#top) [c](/nowhere) [d](/mission) [e](/api/v1/docs) [f](http://localhost:3000/no)',
  )
  expect(await deadOf('about')).toEqual([
    ['/nowhere', 'This site has no such page.'],
    ['/mission', 'Nobody has written this page yet, or it is not published.'],
    ['http://localhost:3000/no', 'This site has no such page.'],
  ])
  await write('mission', 'Written.')
  expect((await deadOf('about')).map(([href]) => href)).not.toContain('/mission')
  expect((await report()).dead[0]).toMatchObject({ feature: 'pages', place: 'Chapter 2, Text', isDraft: false })
})

test('an earlier address of a record leads to it, a deleted record nowhere', async () => {
  const data = {
    title: 'Day',
    text: 'Come.',
    date: '2026-11-01',
    alt: 'Yard',
    picture: 'https://pictures.example/a.jpg',
  }
  const { _id, newest } = await content('publish', { feature: 'news', seen: 0, data: { ...data, slug: 'old-day' } })
  const moved = await content('publish', { feature: 'news', _id, seen: newest, data: { ...data, slug: 'new-day' } })
  await write('values', '[old](/news-event/old-day) [new](/news-event/new-day)')
  expect(await deadOf('values')).toEqual([])
  await content('remove', { feature: 'news', _id, seen: moved.newest })
  expect((await deadOf('values')).map(([href]) => href)).toEqual(['/news-event/old-day', '/news-event/new-day'])
})

test('telephone and mail addresses have to be whole, also in drafts', async () => {
  await write(
    'privacy',
    '[a](tel:+8801700000088) [b](mailto:office@agency.example) [c](tel:12) [d](mailto:office)',
    'saveDraft',
  )
  expect((await report()).dead.filter(({ _id }) => _id === 'privacy')).toMatchObject([
    { href: 'tel:12', isDraft: true, problem: 'This is no whole telephone number or e-mail address.' },
    { href: 'mailto:office', isDraft: true },
  ])
})

test('other sites are asked at most three at once, in the background, without cookies', async () => {
  const paths = ['here', 'gone', 'get-only', 'moved', 'closed', 'inside', 'circle', 'here?2', 'here?3']
  await write('visa', paths.map(path => `[x](${site}/${path})`).join(' '))
  expect(await report()).toMatchObject({ outer: 9, unchecked: 9, checkedAt: null })
  expect(asked).toEqual([])
  expect(await statusOf('links.check', {}, owner)).toBe(200)
  await drainBackground()
  expect(await deadOf('visa')).toEqual([
    [`${site}/gone`, 'The site answers with the error 410.'],
    [`${site}/inside`, 'The address is inside a private network: visitors cannot open it.'],
    [`${site}/circle`, 'The site redirects from one address to the next without an end.'],
  ])
  expect(most).toBeLessThanOrEqual(3)
  expect(asked.filter(({ cookie }) => cookie)).toEqual([])
  expect(asked.filter(({ path }) => path === '/here').map(({ method }) => method)).toEqual(['HEAD'])
  expect(asked.filter(({ path }) => path === '/get-only').map(({ method }) => method)).toEqual(['HEAD', 'GET'])
  const { unchecked, isChecking, checkedAt } = await report()
  expect([unchecked, isChecking]).toEqual([0, false])
  expect(Date.now() - new Date(checkedAt!).getTime()).toBeLessThan(60_000)
})

test('a site that does not answer within five seconds is dead', { tags: ['thorough'] }, async () => {
  const begun = performance.now()
  expect(await checkAddress(`${site}/late`)).toBe('timeout')
  expect(performance.now() - begun).toBeLessThan(5_900)
})

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://[::1]/',
  'http://localhost/',
  'http://192.168.1.1:8080/admin',
])('an address inside a network is never asked: %s', async address => {
  expect(await checkAddress(address)).toBe('private')
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::', false],
  ['2002:0a00:0001::', false],
  ['64:ff9b::a00:1', false],
])('%s is public: %s', (ip, isPublic) => {
  expect(isPublicIp(ip)).toBe(isPublic)
})

test('the hourly job checks what was never checked, and nothing twice in a week', async () => {
  const { checkDue } = await import('#server/features/links/domain.ts')
  await write('ticket', `[new](${site}/new) [known](${site}/here)`)
  await checkDue()
  expect(asked.map(({ path }) => path)).toEqual(['/new'])
})
