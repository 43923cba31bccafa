import { expect, test } from 'vitest'
import { seedSettings } from '#prisma/seed/settings-data.ts'
import { agencyIn } from '#server/features/settings/facts.ts'

test('facts are in the page’s language, and English ones among them say so', () => {
  const contact = { ...seedSettings.contact, hoursBn: '' }
  const { name, addresses, hours } = agencyIn('bn', 'agency.example', { ...seedSettings, contact })
  expect(name).toBe('মেঘব্রিজ ওভারসিজ')
  expect(addresses[0]).toMatchObject({ lines: ['মেঘব্রিজ হাউস, ৩য় তলা', expect.anything(), expect.anything()] })
  expect(addresses[0]).not.toHaveProperty('lang')
  expect(hours).toEqual({ lines: ['Saturday to Thursday, 9:00 to 18:00'], lang: 'en' })
})

test('pages in Arabic have what is written in Arabic, and English facts that say so', () => {
  const contact = { ...seedSettings.contact, hoursAr: '' }
  const { name, addresses, licences, hours } = agencyIn('ar', 'agency.example', { ...seedSettings, contact })
  expect(name).toBe(seedSettings.identity.name)
  expect(addresses.map(({ lang }) => lang)).toEqual(addresses.map(() => 'en'))
  expect(licences[0]!.authority).toBe(seedSettings.licence.licences[0]!.authorityAr)
  expect(licences[0]).not.toHaveProperty('lang')
  expect(hours).toEqual({ lines: ['Saturday to Thursday, 9:00 to 18:00'], lang: 'en' })
})

test('without settings the host stands for the name and nothing is invented', () => {
  const facts = agencyIn('en', 'agency.example', {})
  expect(facts).toEqual({
    name: 'agency.example',
    licences: [],
    phones: [],
    emails: [],
    addresses: [],
    networks: [],
    figures: [],
    languages: ['en', 'bn', 'ar'],
  })
})

test('what a page brings along for its scripts stays small', () => {
  expect(Buffer.byteLength(JSON.stringify(agencyIn('en', 'agency.example', seedSettings)))).toBeLessThan(1_350)
})
