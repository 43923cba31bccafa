import { expect, test } from 'vitest'
import { openOffice } from './staff.ts'
import { today } from '#i18n/format.ts'

const { ask, applyFor, bring, request, owner } = await openOffice()
const DAY_MS = 24 * 60 * 60 * 1000
const day = today(Date.now() + 3 * DAY_MS)

test('workers read facts, what is needed, and the next date; no number or name', async () => {
  const { id, secret } = await applyFor('')
  await bring(id, 'selected')
  const values = { name: 'Rahim Uddin', phone: '01712345678', passport: 'A01234567' }
  const json = { values, application: id }
  const made = await request('/api/trpc/workers.add', { method: 'POST', cookie: owner, json })
  const { result } = (await made.json()) as { result: { data: { id: string } } }
  const note = async (kind: string, facts: object) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ worker: result.data.id, kind, ...facts })) body.append(name, value)
    await request('/api/trpc/workers.documents.add', { method: 'POST', cookie: owner, body })
  }
  await note('medical', { place: 'Green Crescent', heldOn: day, number: 'GM-77' })
  await note('visa', { number: '6001', person: 'Al Manar', expiresOn: day })
  expect((await ask('byId', { id })).state).toBe('selected')
  const opened = await request(`/application-status?key=${secret}`)
  const cookie = opened.headers.getSetCookie().map(each => each.split(';')[0])
  const page = await (await request('/bn/application-status', { cookie: cookie.join('; ') })).text()
  for (const text of ['আপনার পরের তারিখ', 'কেন্দ্র: Green Crescent', '“মেডিকেল পরীক্ষা” ধাপের জন্য এখনো লাগবে', 'ছবি'])
    expect(page).toContain(text)
  for (const text of ['GM-77', '6001', 'Al Manar', 'A01234567', 'Rahim']) expect(page).not.toContain(text)
})
