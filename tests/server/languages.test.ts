import { beforeEach, expect, test } from 'vitest'
import { CLIENTS, bodyOf, openTestServer, password, qatar } from './test-server.ts'

const { request, mutate, signUp, mailsTo, prisma } = await openTestServer({ DEMO: 'on' })
const { cookie: owner } = await signUp('owner')
const inBangla = { 'accept-language': 'bn-BD,bn;q=0.9' }
const page = async (path: string, headers: Record<string, string> = {}) => (await request(path, { headers })).text()

beforeEach(() => prisma.rateLimiterFlexible.deleteMany())

test('a page under /bn is in Bangla, the same page without /bn in English', async () => {
  const [bangla, english] = [await page('/bn/our-clients'), await page('/our-clients')]
  expect(bangla).toContain('<html lang="bn" dir="ltr"')
  expect(bangla).toContain('গন্তব্য দেশ')
  expect(bangla).toContain('rel="canonical" href="http://localhost:3000/bn/our-clients"')
  expect(english).toContain('<html lang="en" dir="ltr"')
  for (const html of [bangla, english]) {
    expect(html).toContain('hrefLang="bn" href="http://localhost:3000/bn/our-clients"')
    expect(html).toContain('hrefLang="en" href="http://localhost:3000/our-clients"')
    expect(html).toContain('hrefLang="x-default" href="http://localhost:3000/our-clients"')
  }
})

test('what the browser prefers never leads to another page', async () => {
  const response = await request('/about-us', { headers: inBangla })
  expect([response.status, (await response.text()).includes('<html lang="en"')]).toEqual([200, true])
})

test('concurrent requests each get their own language', async () => {
  const isBangla = Array.from({ length: 200 }, (_, n) => n % 2 === 0)
  const responses = await Promise.all(
    isBangla.map(
      async bangla =>
        (
          await bodyOf<{ error: { message: string } }>(
            await request('/api/trpc/accounts.signIn', {
              method: 'POST',
              json: { email: 'x', password: '' },
              headers: bangla ? inBangla : {},
            }),
          )
        ).error.message,
    ),
  )
  responses.forEach((message, n) => expect(/[ঀ-৿]/.test(message), message).toBe(isBangla[n]))
})

test("errors of a form come in the page's language", async () => {
  const rejected = await request('/bn/login', {
    method: 'POST',
    body: new URLSearchParams({ email: 'owner', password: '' }),
    headers: { origin: 'http://localhost:3000' },
  })
  expect(rejected.status).toBe(400)
  expect(await rejected.text()).toContain('ই-মেইল ঠিকানাটি সম্পূর্ণ নয়')
})

test('a form leads on in its own language, with scripts and without', async () => {
  const post = (headers: Record<string, string>) =>
    request('/bn/login', {
      method: 'POST',
      body: new URLSearchParams({ email: 'owner@agency.example', password }),
      headers: { origin: 'http://localhost:3000', ...headers },
    })
  const plain = await post({})
  expect([plain.status, plain.headers.get('location')]).toEqual([303, '/bn/admin'])
  const script = await post({ accept: 'application/json' })
  expect([script.status, script.headers.getSetCookie().length]).toEqual([200, plain.headers.getSetCookie().length])
  expect(await script.json()).toEqual({
    values: {},
    errors: {},
    location: '/bn/admin',
    toast: expect.stringMatching(/^[ঀ-৿ ]+$/),
  })
})

test('the staff area is in the language of the person, who can choose another', async () => {
  expect((await request('/bn/admin', { cookie: owner })).headers.get('location')).toBe('/admin')
  expect((await mutate('accounts.own.setLanguage', { language: 'bn' }, owner)).status).toBe(200)
  const response = await request('/admin/manage-clients', { cookie: owner })
  expect([response.status, response.headers.get('location')]).toEqual([307, '/bn/admin/manage-clients'])
  expect(await (await request('/bn/admin/manage-clients', { cookie: owner })).text()).toContain('<html lang="bn"')
  expect((await mutate('accounts.own.setLanguage', { language: 'xx' }, owner)).status).toBe(400)
})

test('a mail and its link are in the language of the recipient', async () => {
  await prisma.user.update({ where: { email: 'owner@agency.example' }, data: { language: 'bn' } })
  await mutate('accounts.askReset', { email: 'owner@agency.example' })
  const mail = (await mailsTo('owner@agency.example')).at(-1)!
  expect(mail.subject).toMatch(/[ঀ-৿]/)
  expect(mail.text).toContain('/bn/reset-password?token=')
})

test('people who sign up on a Bangla page get Bangla mails', async () => {
  await request('/bn/sign-up', {
    method: 'POST',
    body: new URLSearchParams({ name: 'সালমা বেগম', email: 'salma@agency.example', password }),
    headers: { origin: 'http://localhost:3000' },
  })
  expect(await prisma.user.findUnique({ where: { email: 'salma@agency.example' } })).toMatchObject({
    name: 'সালমা বেগম',
    language: 'bn',
  })
})

test('a record has English and Bangla texts, and its country name from Unicode', async () => {
  const company = [
    { ...qatar.company[0], companyNameBn: 'দোহা ফ্যাসিলিটিজ', companySectorBn: ' পরিচ্ছন্নতা ', valueOfEmployement: '১,২৩৪' },
  ]
  const made = await request(CLIENTS, {
    method: 'POST',
    cookie: owner,
    json: { ...qatar, workSummaryBn: 'পরিচ্ছন্নতা ও রান্নার কাজ।', company },
  })
  const { data } = await bodyOf<{ data: { _id: string } }>(made)
  expect(data).toMatchObject({
    countryNameBn: 'কাতার',
    workSummaryBn: 'পরিচ্ছন্নতা ও রান্নার কাজ।',
    company: [{ companyNameBn: 'দোহা ফ্যাসিলিটিজ', companySectorBn: 'পরিচ্ছন্নতা', valueOfEmployement: 1234 }],
  })
  const html = await page(`/bn/our-clients/${data._id}`)
  for (const text of ['কাতার', 'পরিচ্ছন্নতা ও রান্নার কাজ।', 'দোহা ফ্যাসিলিটিজ', '১,২৩৪']) expect(html).toContain(text)
  expect(await page(`/our-clients/${data._id}`)).not.toContain('>কাতার<')
})

test('where nobody has written Bangla, the English text shows and says that it is English', async () => {
  const { data } = await bodyOf<{ data: { _id: string } }>(
    await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, countryName: 'Nowhere Island' } }),
  )
  expect(data).not.toHaveProperty('countryNameBn')
  const html = await page(`/bn/our-clients/${data._id}`)
  expect(html).toMatch(/<td[^>]* lang="en"[^>]*>Doha Facilities</)
  expect(html).toMatch(/lang="en"[^>]*>Nowhere Island</)
})

test('search engines and feed readers find both languages', async () => {
  const sitemap = await page('/sitemap.xml')
  expect(sitemap).toContain('<loc>http://localhost:3000/bn/contact-us</loc>')
  expect(sitemap).toContain('hreflang="bn" href="http://localhost:3000/bn/contact-us"')
  expect(await page('/bn/news-event/rss.xml')).toMatch(
    /<link>http:\/\/localhost:3000\/bn\/news-event<\/link>[\s\S]*<language>bn<\/language>/,
  )
  expect(JSON.parse(await page('/bn/manifest.webmanifest'))).toMatchObject({ lang: 'bn', start_url: '/bn/' })
})
