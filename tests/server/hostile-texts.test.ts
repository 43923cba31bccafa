import { expect, test } from 'vitest'
import { readEmail } from '#i18n/typed/email.ts'
import { bodyOf, CLIENTS, openTestServer, qatar } from './test-server.ts'

const { request, signUp, mutate } = await openTestServer({ SIGN_UP: 'open' })
const owner = (await signUp('owner')).cookie
const post = (json: unknown) => request(CLIENTS, { method: 'POST', cookie: owner, json })
const add = async (given: object) => (await bodyOf(await post({ ...qatar, ...given }))).data
const company = (words: string) => [{ companyName: words, companySector: words, valueOfEmployement: 1 }]

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '<!-- x',
  '{{7*7}} ${7*7}',
  '&lt;b&gt;&amp;',
  'javascript:alert(1)',
  '</title><h1>',
])('visitors see %s as text', async words => {
  const { _id } = await add({
    countryName: words,
    workSummary: words,
    company: company(words),
    countryFlagImage: `https://pictures.example/?a=${encodeURI(words)}"onerror="alert(1)`,
  })
  const escaped = words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
  for (const path of [`/our-clients/${_id}`, '/our-clients']) {
    const page = await (await request(`${path}?anew`)).text()
    expect(page).toContain(escaped)
    expect(page).not.toMatch(/<script>alert|<img src=x|<[^>]+"onerror="|<h1>"/)
    for (const script of page.match(/<script[^>]*>/g) ?? []) expect(script).toContain('nonce=')
  }
})

test("markup in a person's name is text in the staff area", async () => {
  const { cookie } = await mutate('accounts.signUp', {
    name: '<img src=x onerror=alert(1)>',
    email: 'sly@agency.example',
    password: 'long enough',
  })
  const page = await (await request('/admin', { cookie })).text()
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page).not.toContain('<img src=x')
})

test.each([
  ['Bangla', 'কাতার ও সংযুক্ত আরব আমিরাত'],
  ['Arabic and English', 'قطر Qatar'],
  ['emoji of several parts', '👩🏽‍🔧🇧🇩'],
  ['letters beyond the basic plane', '𝕼𝖆𝖙𝖆𝖗'],
  ['combining marks', 'Z̸̧a͠l̷g̀o'],
  ['quotes of SQL', `'; DROP TABLE "User"; --`],
  ['lines', 'one\ntwo\r\nthree'],
  ['a formula', '=1+1'],
])('%s are returned unchanged', async (_, words) => {
  const { _id } = await add({ countryName: words, workSummary: words, company: company(words) })
  expect((await bodyOf(await request(`${CLIENTS}/${_id}`))).data).toMatchObject({
    countryName: words,
    workSummary: words,
    company: company(words),
  })
  expect((await request(`/our-clients/${_id}`)).status).toBe(200)
})

test.each([
  ['a NUL', 'Qa\u0000tar', 'Qatar'],
  ['half a letter', 'Qatar \ud800', 'Qatar \ufffd'],
  ['the other half', '\udc00 Qatar', '\ufffd Qatar'],
  ['control signs', 'Qa\u0007t\u001bar', 'Qatar'],
  ['signs that turn the line around', 'Qa\u202etar', 'Qatar', 'Qa\u202etar'],
  ['signs that nobody sees', '\ufeffQa\u200btar\u2060', 'Qatar', 'Qa\u200btar\u2060'],
])('with %s in a text every reader gets the same', async (_, words, kept, keptOfSummary = kept) => {
  const { _id } = await add({ countryName: words, workSummary: words, company: company(words) })
  expect((await bodyOf(await request(`${CLIENTS}/${_id}`))).data).toMatchObject({
    countryName: kept,
    workSummary: keptOfSummary,
    company: company(kept),
  })
  expect((await request(`/our-clients/${_id}`)).status).toBe(200)
})

test('a text of nothing but what cannot be stored is empty', async () => {
  expect((await post({ ...qatar, countryName: '\u0000\u0000' })).status).toBe(400)
})

test('a text may have as many letters as it says and not one more', async () => {
  expect((await post({ ...qatar, countryName: 'ক'.repeat(200), workSummary: 'খ'.repeat(5000) })).status).toBe(201)
  expect((await post({ ...qatar, countryName: 'ক'.repeat(201) })).status).toBe(400)
  expect((await post({ ...qatar, workSummary: 'খ'.repeat(5001) })).status).toBe(400)
})

test.each(['a\u0000b', '\ud800', 'a\u202e', '"><script>', "' OR 1=1 --"])(
  '%j in names, addresses and passwords causes no server error',
  async odd => {
    const email = `${encodeURIComponent(odd.toWellFormed()).replaceAll(/[^a-z0-9]/gi, '')}@agency.example`
    for (const given of [
      { name: odd, email, password: 'long enough' },
      { name: 'Odd', email: `2${email}`, password: `long enough ${odd}` },
    ]) {
      expect((await mutate('accounts.signUp', given)).status).toBe(200)
      expect((await mutate('accounts.signIn', { email: given.email, password: given.password })).status).toBe(200)
    }
    const address = `${odd}@agency.example`
    const isRead = readEmail(address) !== undefined // without its invisible signs
    expect((await mutate('accounts.signUp', { name: 'Odd', email: address, password: 'long enough' })).status).toBe(
      isRead ? 200 : 400,
    )
    expect([400, 401]).toContain(
      (await mutate('accounts.signIn', { email: `${odd}@agency.example`, password: odd })).status,
    )
  },
)

test('a request for a record with an odd id causes no server error', async () => {
  for (const _id of ['\u0000', 'a\u0000b', '\ud800', '\u202e']) {
    expect((await request(`/api/trpc/clients.byId?input=${encodeURIComponent(JSON.stringify({ _id }))}`)).status).toBe(
      404,
    )
    expect((await mutate('clients.update', { _id, countryName: 'Mine' }, owner)).status).toBe(404)
    expect((await mutate('clients.delete', { _id }, owner)).status).toBe(404)
  }
})
