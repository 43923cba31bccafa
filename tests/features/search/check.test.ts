import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { seed } from '#prisma/seed/seed.ts'
import { seedAgency } from '../../server/test-server.ts'
import { openEditor } from '../content/editor.ts'

const { request } = await openEditor()
await seedAgency()
await seed(['pages', 'companies'])

/** The signs, titles and links of what the page answers. */
async function answers(asked: string, language = '') {
  const page = parse(await (await request(`${language}/jobs/check?number=${encodeURIComponent(asked)}`)).text())
  return page.querySelectorAll('#answer [data-slot=alert]').map(alert => ({
    title: alert.querySelector('.font-semibold')?.text.replaceAll('\u00a0', ' '),
    text: alert.text.replaceAll('\u00a0', ' '),
    links: alert.querySelectorAll('a').map(link => link.getAttribute('href')),
  }))
}

test.each(['+880 1700 000088', '01700000088', '০১৭০০-০০০০৮৮', '8801700000088', '1700 000 088', '(0)1700-000088'])(
  'a telephone number that we show is ours as %s',
  async asked => {
    expect(await answers(asked)).toEqual([
      expect.objectContaining({ title: '+880 1700 000088 is our telephone number', links: ['/contact-us'] }),
    ])
  },
)

test.each([
  ['Office@Meghbridge.example', 'office@meghbridge.example is our e-mail address', '/contact-us'],
  ['mailto:jobs@meghbridge.example', 'jobs@meghbridge.example is our e-mail address', '/contact-us'],
  ['http://localhost:3000/receipts/abc', 'localhost:3000/receipts/abc is our address', '/receipts/abc'],
  ['http://localhost:3000//evil.example', 'localhost:3000/evil.example is our address', '/evil.example'],
  ['facebook.example/Meghbridge/', 'https://facebook.example/meghbridge is our address', undefined],
  ['+880 1700 000188', '+880 1700 000188 is our telephone number', undefined],
  ['Ashfaq Sikder', 'Our page “About Us” names Ashfaq Rahim Sikder', '/about-us'],
  ['আশফাক রহিম সিকদার', 'names আশফাক রহিম সিকদার', '/about-us'],
])('what we show is ours: %s', async (asked, title, link) => {
  const [answer, ...others] = await answers(asked)
  expect(others).toEqual([])
  expect(answer!.title).toContain(title)
  if (link) expect(answer!.links).toEqual([link])
})

test.each([
  ['01799 123456', '01799 123456 is no telephone number, job or licence of ours'],
  ['meghbridge.jobs@mail.example', 'meghbridge.jobs@mail.example is not an e-mail address of ours'],
  ['https://meghbridge-visa.example/apply', 'https://meghbridge-visa.example/apply is not an address of ours'],
  ['facebook.example/meghbridge.jobs', 'facebook.example/meghbridge.jobs is not an address of ours'],
])('what we do not show is not ours, with what to do: %s', async (asked, title) => {
  const [answer] = await answers(asked)
  expect(answer!.title).toBe(title)
  expect(answer!.text).toContain('Pay nothing')
  expect(answer!.links).toContain('/complaints')
})

test.each(['Rahim', 'Rahim Uddin', 'Ashfaq', '-', '12', 'ADV'])('of %s it is not known', async asked => {
  const [answer] = await answers(asked)
  expect(answer!.title).toBe(`We cannot tell whether “${asked}” is ours`)
  expect(answer!.text).toContain('Ask before you pay')
})

test('whoever types part of a number is asked for all of it', async () => {
  for (const asked of ['0171', '12']) expect((await answers(asked))[0]!.text).toContain('type all of it')
  for (const asked of ['Rahim', '#12']) expect((await answers(asked))[0]!.text).not.toContain('type all of it')
})

test('a name alone proves nothing, and neither does the number of a receipt', async () => {
  const [name] = await answers('Ashfaq Rahim Sikder')
  expect(name!.text).toContain('A name alone is no proof')
  for (const asked of ['REC-000012', '#12', 'REC‑000012']) {
    const [receipt] = await answers(asked)
    expect(receipt!.title, asked).toMatch(/^We cannot tell/)
    expect(receipt!.text, asked).toContain('Scan the code on it')
  }
})

test('the search of the site says whose number it is', async () => {
  const html = await (await request('/bn/search?q=০১৭০০০০০০৮৮')).text()
  expect(html).toContain('আমাদের ফোন নম্বর')
  expect(html).not.toContain('কিছুই পাওয়া যায়নি')
})
