import { expect, test } from 'vitest'
import { cookiesOf } from '../calls.ts'
import { openOffice } from './staff.ts'
import { today } from '#i18n/format.ts'

const { ask, applyFor, bring, addFile, addDocument, request } = await openOffice()
const DAY_MS = 24 * 60 * 60 * 1000
const day = today(Date.now() + 3 * DAY_MS)

test('workers read facts, what is needed, and the next date; no number or name', async () => {
  const { id, secret } = await applyFor('')
  await bring(id, 'selected')
  const worker = await addFile(id)
  await addDocument(worker, 'medical', { place: 'Green Crescent', heldOn: day, number: 'GM-77' })
  await addDocument(worker, 'visa', { number: '6001', person: 'Al Manar', expiresOn: day })
  expect((await ask('byId', { id })).state).toBe('selected')
  const cookie = cookiesOf(await request(`/application-status?key=${secret}`))
  const page = await (await request('/bn/application-status', { cookie })).text()
  for (const text of ['আপনার পরের তারিখ', 'কেন্দ্র: Green Crescent', '“মেডিকেল পরীক্ষা” ধাপের জন্য এখনো লাগবে', 'ছবি'])
    expect(page).toContain(text)
  for (const text of ['GM-77', '6001', 'Al Manar', 'A01234567', 'Rahim']) expect(page).not.toContain(text)
})
