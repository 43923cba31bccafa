import { beforeAll, expect, test } from 'vitest'
import { seedSettings } from '#prisma/seed/settings-data.ts'
import { openEditor } from '../content/editor.ts'

const { calls, content, publishOver, owner, request } = await openEditor()
const main = async (path: string, cookie?: string) =>
  /<main[\s\S]*<\/main>/.exec(await (await request(path, cookie ? { cookie } : {})).text())?.[0] ?? ''

const terms = { responseTime: '2 working days', responseTimeBn: '২ কর্মদিবস', replacementDays: 90 }

beforeAll(async () => {
  await publishOver('settings-licence', seedSettings.licence)
  await publishOver('settings-figures', { placed: 100_000, figures: [] })
  await publishOver('settings-employers', { ...terms, replacement: 'Within {replacement} days.' })
  await publishOver(
    'pages',
    {
      title: 'Consultancy',
      titleBn: 'পরামর্শ',
      lead: 'Licence {licence}. We began in {since}. More than {placed} workers {gone}.',
      leadBn: 'লাইসেন্স {licence}। শুরু {since} সালে। {placed} জনের বেশি কর্মী।',
      covers: [
        { title: 'First answer', figure: '{answer}', figureBn: '{answer}' },
        { title: 'Replacement', figure: '{replacement} days', figureBn: '{replacement} দিন' },
        { title: 'A call', figure: '{phone}' },
      ],
    },
    'manpower',
  )
})

test('texts show facts of Settings in the language of the page', async () => {
  const english = await main('/manpower-service')
  expect(english).toContain('Licence RL NO 088. More than 100,000 workers {gone}.')
  expect(english).toContain('>2 working days<')
  expect(english).toContain('>90 days<')
  const bangla = await main('/bn/manpower-service')
  expect(bangla).toContain('লাইসেন্স RL NO 088। ১,০০,০০০ জনের বেশি কর্মী।')
  expect(bangla).toContain('>২ কর্মদিবস<')
  expect(bangla).toContain('>৯০ দিন<')
})

test('a sentence whose fact nobody has given is left out', async () => {
  const html = await main('/manpower-service')
  expect(html).not.toContain('We began')
  expect(html).not.toContain('{phone}')
  expect(html).toContain('A call')
})

test('a changed fact is in the texts at the next request', async () => {
  await publishOver('settings-employers', { ...terms, replacementDays: 120, replacement: 'Within {replacement} days.' })
  expect(await main('/manpower-service')).toContain('>120 days<')
  expect(await main('/hire-workers')).toContain('Within 120 days.')
  expect(await (await request('/api/trpc/search.site?input={"words":"120"}')).text()).toContain('/manpower-service')
})

test('a preview shows the facts, the form what was typed', async () => {
  const { newest } = await content('open', { feature: 'pages', _id: 'manpower' })
  const data = { title: 'Draft', lead: 'By {licence}.' }
  await content('saveDraft', { feature: 'pages', _id: 'manpower', seen: newest, data })
  expect(await main('/preview/pages/manpower', owner)).toContain('By RL NO 088.')
  const opened = JSON.stringify(await content('open', { feature: 'pages', _id: 'manpower' }))
  expect(opened).toContain('By {licence}.')
})

test('staff read what each placeholder stands for now', async () => {
  const slots = await calls.ask<{ name: string; values: Record<string, string> }[]>('settings.slots', {}, owner)
  const [en, bn] = ['en', 'bn'].map(locale =>
    Object.fromEntries(slots.map(({ name, values }) => [name, values[locale]])),
  )
  expect(en).toMatchObject({ licence: 'RL NO 088', placed: '100,000', replacement: '120' })
  expect(bn).toMatchObject({ licence: 'RL NO 088', placed: '১,০০,০০০', answer: '২ কর্মদিবস' })
  expect(en!.phone).toBeUndefined()
})

test('the form of a page lists the placeholders with their facts', async () => {
  const shown = async (language: string) =>
    (await main(`${language}/admin/pages/manpower`, owner)).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(await shown('')).toContain('{licence} Licence number RL NO 088')
  expect(await shown('')).toContain('{phone} First telephone number Not in Settings yet')
  await calls.act('accounts.own.setLanguage', { language: 'bn' }, owner)
  expect(await shown('/bn')).toContain('{answer} নিয়োগকর্তা কত দিনে উত্তর পান ২ কর্মদিবস')
})
