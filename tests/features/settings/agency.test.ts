import { beforeAll, describe, expect, test } from 'vitest'
import { seedSettings } from '#prisma/seed/settings-data.ts'
import { bodyOf, seedAgency } from '../../server/test-server.ts'
import { openEditor } from '../content/editor.ts'
import { today } from '#i18n/format.ts'

const { calls, content, publishOver, owner, mailsTo, mutate, request } = await openEditor({ FORM_MIN_AGE_MS: '0' })
const { listedPages } = await import('#server/http/page-paths.ts')
const { remindOfLicences } = await import('#server/features/settings/reminders.ts')
const { deliverDue } = await import('#server/mail/domain.ts')
const { sketch: _, ...contact } = seedSettings.contact
const LANGUAGES = ['', '/bn']

const page = async (path: string) => (await request(path)).text()
const main = async (path: string) => plain(/<main[\s\S]*<\/main>/.exec(await page(path))?.[0] ?? '')
const inBoth = (...paths: string[]) => paths.flatMap(path => [path, `/bn${path}`])
const FORMS = inBoth('/contact-us', '/hire-workers', '/jobs/tell-me', '/complaints')
const SILENT = ['/about-us', '/jobs', '/licence-and-fees', '/search?q=zzz', '/our-clients', '/our-companies']
/** Numbers stand in one line by spaces that do not break. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ')
const part = (html: string, tag: string) => new RegExp(`<${tag}[\\s>][\\s\\S]*</${tag}>`).exec(html)?.[0] ?? ''
const structured = async (path: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(await page(path))?.[1] ?? '{}') as object

/** Publishes a group of settings as the form does. */
const publish = (group: keyof typeof seedSettings, data: object) => publishOver(`settings-${group}`, data)

async function unpublish(group: keyof typeof seedSettings) {
  const _id = `settings-${group}`
  const { newest } = await content('open', { feature: _id, _id })
  await content('unpublish', { feature: _id, _id, seen: newest })
}

describe('before anybody has said anything', () => {
  test('every page opens, names the host and nobody else', async () => {
    for (const path of listedPages.flatMap(path => LANGUAGES.map(prefix => prefix + path))) {
      const html = await page(path)
      expect(html, path).toMatch(/<title>[^<]*localhost<\/title>/)
      const invented = /Meghbridge|মেঘব্রিজ|RL NO|RL 0088|href="tel:|wa\.me|mailto:/.exec(html)?.[0]
      expect([path, invented]).toEqual([path, undefined])
    }
  })

  test('the home page says that the site is being set up', async () => {
    expect(await main('/')).toContain('This site is being set up')
    expect(await main('/bn/')).toContain('এই ওয়েবসাইট তৈরি হচ্ছে')
  })

  test('no form takes personal details before the site says whose it is', async () => {
    for (const path of FORMS) {
      expect(await main(path), path).toMatch(/This form is not open yet|ফর্মটি এখনো চালু হয়নি/)
      expect(await main(path), path).not.toMatch(/type="submit"|localhost/)
    }
  })

  test('no sentence asks to call or write while there is no number', async () => {
    for (const path of SILENT)
      expect(await main(path), path).not.toMatch(
        /call us|call you|call or write|write to us|ask us|helpline|list of the authority/i,
      )
  })

  test('search engines hear of no agency', async () => {
    expect(await structured('/')).not.toHaveProperty('name')
  })

  test('a mail ends with the host, and asks nobody to call where no number is', async () => {
    const input = { lastName: 'Rahman', email: 'rahman@example.com', message: 'Six drivers.' }
    await mutate('enquiries.submit', { ...input, company: 'agency' })
    const [receipt] = await mailsTo('rahman@example.com')
    expect(receipt?.text).toMatch(/ignore this e-mail[\s\S]*-- \s*localhost\s*$/)
    expect(receipt?.text).not.toMatch(/call|owner of this site/)
  })
})

describe('once the agency is published', () => {
  beforeAll(() => seedAgency())

  test('its forms are open', async () => {
    for (const path of FORMS) expect(await main(path), path).toContain('type="submit"')
  })

  test('a changed telephone is everywhere at the next request, in both languages', async () => {
    const before = await page('/about-us')
    expect(part(before, 'footer')).toContain('+880 1700 000088')
    await publish('contact', {
      ...contact,
      phones: [{ number: '+880 1911 222333', label: 'Ticket desk', hasWhatsapp: true }],
    })
    for (const [prefix, number] of [
      ['', '+880 1911 222333'],
      ['/bn', '+৮৮০ ১৯১১ ২২২৩৩৩'],
    ]) {
      const html = await page(`${prefix}/about-us`)
      expect(part(html, 'footer')).toContain(number)
      expect(await main(`${prefix}/contact-us`)).toContain(number)
      expect(await main(`${prefix}/offline`)).toContain(number)
      expect(await main(`${prefix}/forgot-password`)).toContain(number)
    }
    expect(await structured('/')).toMatchObject({ telephone: '+880 1911 222333' })
    const input = { lastName: 'Karim', email: 'karim@example.com', message: 'Ten cooks.' }
    await mutate('enquiries.submit', { ...input, company: 'agency' })
    const [receipt] = await mailsTo('karim@example.com')
    expect(plain(receipt?.text)).toContain('call +880 1911 222333 or write to office@meghbridge.example')
  })

  test('a number without WhatsApp is not offered there', async () => {
    await publish('contact', { ...contact, phones: [{ number: '+880 1911 222333' }] })
    expect(await page('/contact-us')).not.toContain('wa.me')
    expect(await main('/contact-us')).toContain('tel:+8801911222333')
  })

  test('what is empty is not shown', async () => {
    await publish('contact', { phones: [], emails: [], addresses: [{ lines: 'Station Road\nChattogram' }] })
    await unpublish('licence')
    await unpublish('figures')
    const html = await page('/contact-us')
    expect(html).toContain('Station Road')
    expect(html).not.toMatch(/openstreetmap|google\.com\/maps|href="tel:|wa\.me|mailto:|RL NO 088/)
    expect(await main('/')).toContain('Welcome to Meghbridge Overseas<')
    expect(await main('/')).not.toContain('workers placed')
    const facts = await structured('/')
    expect(facts).not.toHaveProperty('telephone')
    expect(facts).not.toHaveProperty('hasCredential')
    await publish('licence', seedSettings.licence)
    expect(await page('/about-us')).toContain('RL NO 088')
  })

  test('both readings of the licence stand where they belong', async () => {
    const html = await page('/about-us')
    expect(html.split('<main')[0]).toContain('RL NO 088')
    expect(part(html, 'footer')).toContain('RL NO 088')
  })

  test('another name is in titles, feeds, manifest, API and mails', async () => {
    await publish('identity', { name: 'Padma Overseas', nameBn: 'পদ্মা ওভারসিজ', shortName: 'Padma', since: 2001 })
    expect(await page('/gallery')).toMatch(/<title>[^<]* – Padma Overseas<\/title>/)
    expect(await page('/bn/gallery')).toMatch(/<title>[^<]* – পদ্মা ওভারসিজ<\/title>/)
    expect(await page('/news-event/rss.xml')).toContain('– Padma Overseas</title>')
    expect(await (await request('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Padma Overseas',
      short_name: 'Padma',
    })
    expect(await page('/api/v1/docs')).toContain('API reference – Padma Overseas')
    const { info } = await bodyOf<{ info: { title: string } }>(await request('/api/v1/openapi.json'))
    expect(info.title).toBe('Padma Overseas API')
    await mutate('accounts.askLink', { email: 'salma@agency.example' })
    const mails = await mailsTo('salma@agency.example')
    expect(mails.at(-1)?.subject).toBe('Sign in to Padma Overseas')
  })

  test('a network without an address is hidden, but for Instagram and Twitter', async () => {
    const facebook = { network: 'facebook', address: 'https://facebook.example/padma' }
    const networks = [facebook, { network: 'x' }, { network: 'instagram' }]
    await publish('networks', { networks })
    const footer = part(await page('/about-us'), 'footer')
    expect(footer).toContain('href="https://facebook.example/padma"')
    expect(footer).toMatch(/<span role="img" aria-label="Instagram"/)
    expect(footer).not.toMatch(/LinkedIn|aria-label="X"/)
  })
})

describe('for programs', () => {
  test('REST has the facts in both languages, and 304 until they change', async () => {
    await publish('identity', { name: 'Padma Overseas', nameBn: 'পদ্মা ওভারসিজ' })
    const response = await request('/api/v1/agency')
    const { data } = await bodyOf<{ data: Record<string, unknown> }>(response)
    expect(data).toMatchObject({ name: 'Padma Overseas', nameBn: 'পদ্মা ওভারসিজ', languages: ['en', 'bn'] })
    expect(data.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT/)
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' }
    expect((await request('/api/v1/agency', { headers })).status).toBe(304)
    await publish('identity', { name: 'Jamuna Overseas' })
    expect((await request('/api/v1/agency', { headers })).status).toBe(200)
    expect(await calls.ask('settings.agency', {}, '')).toMatchObject({ name: 'Jamuna Overseas' })
  })
})

describe('in English only', () => {
  test('no page, file or list for search engines leads to Bangla', async () => {
    await publish('languages', { isEnglishOnly: true })
    const html = await page('/about-us')
    expect(html).not.toMatch(/hreflang|\/bn\//)
    expect(await page('/sitemap.xml')).not.toMatch(/\/bn|hreflang/)
  })

  test('addresses in Bangla lead to the English pages, but for staff', async () => {
    const response = await request('/bn/contact-us?company=x')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/contact-us?company=x'])
    expect((await request('/', { headers: { cookie: 'language=bn' } })).status).toBe(200)
    expect((await request('/bn/admin')).headers.get('location')).not.toBe('/admin')
    await publish('languages', { isEnglishOnly: false })
    expect((await request('/bn/contact-us')).status).toBe(200)
  })
})

test('a licence is reported once each 60, 30 and 7 days before its end', async () => {
  await publish('licence', { licences: [{ number: 'RL 9', validUntil: '2030-12-31' }] })
  const subjects = async (day: string) => {
    const now = Date.parse(`${day}T12:00:00+06:00`)
    await Promise.all([remindOfLicences(now), remindOfLicences(now)])
    await deliverDue()
    const mails = await mailsTo('owner@agency.example')
    return mails.filter(({ subject }) => subject === 'Licence RL 9 ends on 31 December 2030').length
  }
  const days = ['2030-10-30', '2030-11-15', '2030-12-02', '2030-12-25', '2030-12-31', '2031-01-05']
  const counts: number[] = []
  for (const day of days) counts.push(await subjects(day))
  expect(counts).toEqual([0, 1, 2, 3, 3, 3])
})

type Overview = { groups: { group: string; missing: string[] }[]; licences: object[] }

test('staff see what is missing and which licences end', async () => {
  const soon = today(Date.now() + 30 * 24 * 60 * 60 * 1000)
  await publish('licence', {
    licences: [
      { number: 'RL 1', validUntil: '2020-12-31' },
      { number: 'RL 2', validUntil: soon },
      { number: 'RL 3', validUntil: '2050-12-31' },
    ],
  })
  await publish('contact', { phones: [{ number: '+880 1911 222333' }] })
  const { groups, licences } = await calls.ask<Overview>('settings.overview', {}, owner)
  expect(licences).toMatchObject([
    { number: 'RL 1', validUntil: '2020-12-31', hasExpired: true },
    { number: 'RL 2', validUntil: soon, hasExpired: false },
  ])
  expect(groups.find(({ group }) => group === 'contact')?.missing).toEqual([
    'E-mail addresses',
    'Addresses',
    'Opening hours',
  ])
})
