import sharp from 'sharp'
import { expect, test } from 'vitest'
import { picture } from '../../server/test-server.ts'
import { openEditor } from '../content/editor.ts'

const { request, content, publishOver, owner, upload } = await openEditor()
const { seed } = await import('#prisma/seed/seed.ts')
const { changeContent } = await import('#server/cache/content-version.ts')
const { noteChange } = await import('#server/cache/areas.ts')
const { seedPages } = await import('#prisma/seed/pages-data.ts')
const feature = 'pages'
const page = async (path: string) => (await request(path)).text()
/** What a reader sees of a page between its header and its end. */
const main = async (path: string) => /<main[\s\S]*<\/main>/.exec(await page(path))?.[0] ?? ''
const texts = { title: 'What moves us', titleBn: 'যা আমাদের চালায়', lead: 'Two sentences.', leadBn: 'দুটি বাক্য।' }
const chapters = [
  { text: 'We begin early.\n\nSee [our values](/values).', textBn: 'আমরা ভোরে শুরু করি।' },
  { heading: 'What we bring', headingBn: 'যা আনি', text: '- tea\n- patience' },
]

const publish = (_id: string, data: object) => publishOver(feature, { ...texts, chapters, ...data }, _id)

test('a page that nobody has written says so, and search engines leave it out', async () => {
  for (const [path, title] of [
    ['/mission', 'Mission'],
    ['/bn/visa-service', 'ভিসা সহায়তা'],
    ['/all-services', 'All Services'],
  ] as const) {
    const response = await request(path)
    const html = await response.text()
    expect([path, response.status]).toEqual([path, 200])
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(html).toMatch(/Details will follow|বিস্তারিত পরে জানানো হবে/)
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toContain('rel="canonical"')
  }
  expect(await main('/mission'), 'nobody can be reached yet').not.toContain('href="/contact-us"')
  const sitemap = await page('/sitemap.xml')
  expect(sitemap).not.toMatch(/\/mission<|service</)
  expect(sitemap).toContain('/contact-us<')
})

test('a published page is at the next request in both languages, with its head', async () => {
  await main('/mission') // cached
  await publish('mission', { description: 'Why we do it.', descriptionBn: 'কেন করি।' })
  const english = await page('/mission')
  expect(english).toContain('<title>What moves us – ')
  expect(english).toContain('name="description" content="Why we do it."')
  expect(english).toContain('rel="canonical"')
  expect(english).toContain('"@type":"BreadcrumbList"')
  expect(english).toContain('"name":"What moves us"')
  expect(english).toMatch(/<p>See <a[^>]*href="\/values"[^>]*>our values<\/a>\.<\/p>/)
  expect(english).toMatch(/<h2[^>]*>What we bring<\/h2>.*<li>patience<\/li>/)
  const bangla = await page('/bn/mission')
  expect(bangla).toContain('<title>যা আমাদের চালায় – ')
  expect(bangla).toContain('content="কেন করি।"')
  expect(bangla).toContain('<p>আমরা ভোরে শুরু করি।</p>')
  expect(bangla).toMatch(/<div[^>]* lang="en"[^>]*><ul[^>]*><li>tea/)
  expect(await page('/sitemap.xml')).toContain('/bn/mission<')
})

test('a service is on its own page and on the page of all services', async () => {
  await publish('skills', { title: 'Skill development' })
  await publish('manpower', { title: 'Advice' })
  const all = await main('/all-services')
  expect(all).toContain('>All Services</h1>')
  expect(all.indexOf('>Advice</h2>')).toBeGreaterThan(0)
  expect(all.indexOf('id="skills"')).toBeGreaterThan(all.indexOf('>Advice</h2>'))
  expect(await page('/all-services')).not.toContain('noindex')
  expect(await main('/manpower-service')).toMatch(/href="\/all-services".*Advice/)
})

test('a service says what it covers, how it goes, what to bring and who answers', async () => {
  const parts = ['What it covers', 'The steps of this service', 'Documents you need', 'Who to ask']
  await publish('visa', {})
  const empty = await main('/visa-service')
  for (const part of parts) expect(empty, part).not.toContain(part)
  await publish('visa', {
    covers: [{ title: 'News of your file', titleBn: 'ফাইলের খবর', figure: '3 messages', figureBn: '৩টি বার্তা' }],
    steps: [{ title: 'Decision', days: '2 to 8 weeks', text: 'By the embassy.' }],
    papers: [{ name: 'Passport', note: 'You get a receipt.' }],
    contactName: 'Dilara Kazi',
    contactRole: 'Visa desk',
    contactPhone: '+880 1700 000077',
  })
  const english = await main('/visa-service')
  for (const part of parts) expect(english).toContain(part)
  expect(english).toMatch(/3 messages<\/p><h3[^>]*>News of your file<\/h3>/)
  expect(english).toMatch(/<ol.*Decision.*2 to 8 weeks.*<\/ol>/)
  expect(english).toMatch(/<li[^>]*><p[^>]*>Passport<\/p><p[^>]*>You get a receipt\.<\/p><\/li>/)
  expect(english).toMatch(/Dilara Kazi.*href="tel:\+8801700000077"/)
  const bangla = await main('/bn/visa-service')
  expect(bangla).toMatch(/৩টি বার্তা.*ফাইলের খবর/)
  expect(bangla).toContain('<p class="font-semibold text-ink" lang="en">2 to 8 weeks</p>')
})

test('the page of all services gives three points of each and leads to its page', async () => {
  const covers = ['One', 'Two', 'Three', 'Four'].map(title => ({ title: `Point ${title}` }))
  await publish('employment', { title: 'Jobs', covers })
  await publish('skills', { title: 'Training', covers })
  const all = await main('/all-services')
  const [, row = '', whole = ''] = /id="employment"(.*)id="skills"(.*)/s.exec(all) ?? []
  expect(row).toContain('Point Three')
  expect(row).not.toContain('Point Four')
  expect(row).not.toContain('We begin early.')
  expect(row).toMatch(/href="\/employment-service"[^>]*>More about Jobs/)
  expect(whole).toContain('Point Four')
  expect(whole).toContain('We begin early.')
})

test('the page about the agency names its people and its years', async () => {
  await publish('about', {
    people: [{ name: 'Selina Biswas', role: 'Welfare desk', place: 'Dhaka', placeBn: 'ঢাকা' }],
    timeline: [{ year: 1989, text: 'The office opens.', textBn: 'অফিস খোলে।' }],
  })
  expect(await main('/about-us')).toMatch(/<h3[^>]*>Selina Biswas<\/h3>.*Welfare desk.*Dhaka.*1989.*The office opens\./)
  expect(await main('/bn/about-us')).toMatch(/ঢাকা.*১৯৮৯.*অফিস খোলে।/)
})

test('a long page lists its headings, a short one does not', async () => {
  await publish('privacy', {})
  expect(await main('/privacy-policy')).not.toContain('On this page')
  const long = ['Visits', 'Letters', 'Complaints', 'Rights'].map(heading => ({ heading, text: `About ${heading}.` }))
  await publish('privacy', { chapters: long })
  const html = await main('/privacy-policy')
  expect(html).toMatch(/On this page.*href="#part-3"[^>]*>Complaints<\/a>/)
  expect(html).toMatch(/<section id="part-3"><h2[^>]*>|<section id="part-3" [^>]*><h2[^>]*>Complaints<\/h2>/)
})

test('no paragraph of the demonstration stands on two pages', () => {
  const paragraphs = seedPages.flatMap(({ chapters }) =>
    chapters.flatMap(({ text, textBn = '' }) => `${text}\n\n${textBn}`.split(/\n+/).filter(Boolean)),
  )
  expect(paragraphs.filter((text, n) => paragraphs.indexOf(text) !== n)).toEqual([])
})

test('a page is written in full or the place that is wrong is named', async () => {
  await expect(publish('about', { title: '', chapters: [{ heading: 'Empty' }] })).rejects.toMatchObject({
    issues: [{ path: 'title', message: 'Give it a title' }, { path: 'chapters.0.text' }],
  })
})

test('a preview shows the draft as its page, also of a service among all', async () => {
  for (const _id of ['privacy', 'skills', 'all-services']) {
    const { newest } = await content('open', { feature, _id })
    await content('saveDraft', { feature, _id, seen: newest, data: { ...texts, title: `Draft of ${_id}`, chapters } })
    const html = await (await request(`/preview/pages/${_id}`, { cookie: owner })).text()
    expect(html, _id).toMatch(new RegExp(`<h[12][^>]*>(?:<span>)?Draft of ${_id}`))
  }
})

test('a picture without a text of its own has that of the library', async () => {
  const { body } = await upload(await picture().jpeg().toBuffer(), { cookie: owner })
  const path = new URL(body.data.url).pathname
  await publish('ticket', { pictures: [{ picture: path }] })
  const alts = async (address: string) =>
    [...(await main(address)).matchAll(/<img[^>]*alt="([^"]*)"/g)].map(([, alt]) => alt)
  expect(await alts('/ticket-service')).toEqual([''])
  await changeContent(async transaction => {
    noteChange(transaction, 'pictures')
    await transaction.picture.update({ where: { path }, data: { alt: 'A gate at dawn', altBn: 'ভোরের গেট' } })
  })
  expect(await alts('/ticket-service')).toEqual(['A gate at dawn'])
  expect(await alts('/bn/ticket-service')).toEqual(['ভোরের গেট'])
  await publish('ticket', { pictures: [{ picture: path, alt: 'The desk' }] })
  expect(await alts('/ticket-service')).toEqual(['The desk'])
})

test('a shared link shows the title of its page beside its first picture', async () => {
  await seed(['procedure'])
  for (const path of ['/ticket-service', '/recruitment-procedure']) {
    const address = /property="og:image" content="([^"]+)"/.exec(await page(path))?.[1] ?? ''
    expect(new URL(address).pathname).toBe(`/page-card${path}.jpg`)
    const answer = await request(new URL(address).pathname)
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/jpeg'])
    const card = sharp(Buffer.from(await answer.arrayBuffer()))
    const colourAt = async (left: number) =>
      (await sharp(await card.clone().extract({ left, top: 400, width: 60, height: 90 }).png().toBuffer()).stats())
        .dominant
    expect(await colourAt(0), path).toMatchObject({ r: 8, g: 72, b: 72 }) // the ground
    expect(await colourAt(1000), path).not.toMatchObject({ r: 8, g: 72, b: 72 })
  }
})
