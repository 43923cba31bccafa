import { expect, test } from 'vitest'
import { openEditor } from '../content/editor.ts'

const { request, content } = await openEditor()
const page = async (path: string) => (await request(path)).text()
const one = { feature: 'home', _id: 'home' }
const data = {
  title: 'Work abroad',
  titleBn: 'বিদেশে কাজ',
  description: 'What we do.',
  tagline: 'Good work begins here.',
  servicesHeading: 'Our help',
  services: [
    { title: 'Tickets', titleBn: 'টিকিট', summary: 'By air.', link: '/ticket-service', icon: 'plane' },
    { title: 'Rules', link: 'https://rules.example/read' },
  ],
  whyHeading: 'Why Choose Us',
  reasons: [{ title: 'We answer', text: 'At a desk.' }],
  peopleHeading: 'Who answers you',
  people: [{ name: 'Shirin Sultana', role: 'Selection', place: 'Dhaka', sentence: 'Ask her about tests.' }],
  brandsHeading: 'Brands',
  brandsText: 'Good employers.',
  bannerTitle: 'Join us',
  bannerTitleBn: 'সঙ্গে থাকুন',
}

test('until somebody writes them, the home page has none of these sections', async () => {
  const html = await page('/')
  for (const text of ['Why Choose Us', 'Who answers you', 'Brands', 'data-slot="service-card"'])
    expect(html, text).not.toContain(text)
  expect(html).not.toContain('noindex')
})

test('without an invitation of staff pages end with ours, but where somebody is busy', async () => {
  for (const path of ['/', '/our-clients', '/jobs'])
    expect(await page(path), path).toContain('Join the people who grow with us')
  for (const path of [
    '/nowhere',
    '/jobs/check',
    '/jobs/tell-me',
    '/application-status',
    '/demand-status',
    '/complaints',
  ])
    expect(await page(path), path).not.toContain('data-slot="banner"')
  expect(await page('/bn/')).toContain('আমাদের সঙ্গে এগিয়ে চলুন')
  expect(await page('/ar/contact-us')).toContain('انضموا إلى من ينمون معنا')
})

test('published texts are on the home page at once, in both languages', async () => {
  await content('publish', { ...one, seen: 0, data })
  const html = await page('/')
  expect(html).toContain('Contact Us Now')
  expect(html).toContain('<title>Work abroad – ')
  expect(html).toContain('name="description" content="What we do."')
  expect(html).toMatch(
    /<a[^>]*data-slot="service-card"[^>]*href="\/ticket-service"|href="\/ticket-service"[^>]*data-slot="service-card"/,
  )
  expect(html).toContain('href="https://rules.example/read"')
  const bangla = await page('/bn/')
  expect(bangla).toContain('<title>বিদেশে কাজ – ')
  expect(bangla).toContain('টিকিট')
  expect(bangla).toMatch(/<div[^>]* lang="en"[^>]*><p>Good employers/)
})

test('every page ends with the invitation, also one that does not exist', async () => {
  for (const path of ['/contact-us', '/nowhere', '/login']) expect(await page(path), path).toContain('Join us')
  expect(await page('/bn/contact-us')).toContain('সঙ্গে থাকুন')
  const { newest } = await content('open', one)
  await content('publish', { ...one, seen: newest, data: { ...data, bannerTitle: 'Come along', services: [] } })
  expect(await page('/contact-us')).toContain('Come along')
  expect(await page('/')).not.toContain('data-slot="service-card"')
})

test('home, the countries and employers read one total of workers with one day', async () => {
  const company = [{ companyName: 'Doha Build', companySector: 'Building', valueOfEmployement: 104_662 }]
  const picture = 'https://pictures.example/flag.jpg'
  await content('publish', {
    feature: 'clients',
    seen: 0,
    data: { countryName: 'Qatar', workSummary: 'Builders.', countryFlagImage: picture, image: [], company },
  })
  const readIn = async (path: string) => ({
    totals: (await page(path)).match(/[\d,]+\+/g),
    days: new Set((await page(path)).match(/(?<=as of )\d+ \w+ \d{4}/g)),
  })
  const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' })
  for (const path of ['/', '/our-clients'])
    expect(await readIn(path)).toEqual({ totals: ['100,000+'], days: new Set([today]) })
  await content('publish', {
    feature: 'settings-figures',
    _id: 'settings-figures',
    seen: 0,
    data: { placed: 120_000, placedAsOf: '2026-09-30' },
  })
  for (const path of ['/', '/our-clients'])
    expect(await readIn(path)).toEqual({ totals: ['120,000+'], days: new Set(['30 September 2026']) })
  expect((await readIn('/hire-workers')).days).toEqual(new Set(['30 September 2026']))
})
