import { expect, type Page } from '@playwright/test'
import { jpeg, type PictureFile } from './pictures.ts'
import { open } from './test.ts'

export const CLIENTS = '/api/v1/our-clients/our-clients'
export const owner = { name: 'Ayesha Rahman', email: 'ayesha@agency.example', password: 'river bridge' }
export const colleague = { name: 'Karim Uddin', email: 'karim@agency.example', password: 'garment floor' }
export type Person = typeof owner

export const qatar = {
  countryName: 'Qatar',
  workSummary: 'Cleaning and catering on two-year contracts, with housing near the work.',
  company: [
    { companyName: 'Doha Facilities', companySector: 'Cleaning', valueOfEmployement: 120 },
    { companyName: 'Pearl Kitchens', companySector: 'Catering', valueOfEmployement: 45 },
  ],
}
export type Texts = typeof qatar
export type Saved = Texts & {
  _id: string
  countryFlagImage: string
  image: string[]
  version: number
  updatedAt: string
}

export async function signUp(page: Page, { name, email, password }: Person) {
  await open(page, '/sign-up')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
}

export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Signs up or in through the API, without the pages. Whoever waits for approval after signing up has no session. */
export async function startSession(
  page: Page,
  { name, ...secret }: Person = owner,
  procedure: 'signUp' | 'signIn' = 'signUp',
) {
  const response = await page.request.post(`/api/trpc/accounts.${procedure}`, {
    data: procedure === 'signUp' ? { name, ...secret } : secret,
  })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Approves a waiting account on the Staff page, and logs it in on its owner's device. */
export async function approve(page: Page, person: Person, device?: Page) {
  await open(page, '/admin/staff')
  await page.getByRole('button', { name: `Approve ${person.name} as Staff` }).click()
  await expect(page.getByText(`${person.name} can work here now.`)).toBeVisible()
  if (device) await startSession(device, person, 'signIn')
}

/** Makes a colleague a complaints officer, for a signed-in owner: while there is none, the owner's inbox says so. */
export const addOfficer = (page: Page, officer: Page) => addColleague(page, officer, 'officer')

/** Lets a colleague in with a role, for a signed-in owner; the colleague logs in again on their device. */
export async function addColleague(
  page: Page,
  device: Page,
  role: 'admin' | 'officer' | 'caseworker',
  person: Person = colleague,
) {
  await startSession(device, person)
  const people = await query<{ id: string; name: string }[]>(page, 'accounts.staff.list')
  const { id } = people.find(({ name }) => name === person.name)!
  await change(page, 'accounts.staff.approve', { id })
  await change(page, 'accounts.staff.setRole', { id, role, currentPassword: owner.password })
  return id
}

/** Creates a client country with pictures, for a signed-in person. */
export async function addClient(
  page: Page,
  { images = [], ...texts }: Partial<Texts> & { images?: PictureFile[] } = {},
): Promise<Saved> {
  const flag = await jpeg('flag.jpg', { colour: '#5b0e24' })
  const [countryFlagImage, ...image] = await Promise.all([flag, ...images].map(file => upload(page, file)))
  const response = await page.request.post(CLIENTS, { data: { ...qatar, ...texts, countryFlagImage, image } })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).data
}

/** Says whose site it is, for a signed-in owner: forms that take personal details are open from then on. */
export const nameAgency = (page: Page) =>
  content(page, 'publish', {
    feature: 'settings-identity',
    _id: 'settings-identity',
    seen: 0,
    data: { name: 'River Agency', nameBn: 'রিভার এজেন্সি' },
  })

/** Asks a procedure, for a signed-in person. */
export async function query<Data>(page: Page, procedure: string, input: object = {}): Promise<Data> {
  const response = await page.request.get(`/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`)
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()).result.data
}

/** Calls a procedure that changes something, for a signed-in person. */
export async function change<Data>(page: Page, procedure: string, data: object): Promise<Data> {
  const response = await page.request.post(`/api/trpc/${procedure}`, { data })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()).result.data
}

/** Writes down somebody who wants work, for a signed-in person. */
export const addApplicant = (page: Page, fields: object = {}) =>
  change<{ id: string; secret: string }>(page, 'applications.add', {
    name: 'Rahim Uddin',
    phone: '01712345678',
    district: 'bogura',
    trade: 'mason',
    years: 5,
    passport: 'yes',
    registered: 'unknown',
    source: 'office',
    language: 'en',
    sendKey: crypto.randomUUID(),
    ...fields,
  })

/** Sends a message with the contact form, as its scripts do. */
export const sendEnquiry = (page: Page, fields: object = {}) =>
  change(page, 'enquiries.submit', {
    lastName: 'Rahman',
    email: 'rahman@example.com',
    company: 'agency',
    message: 'Six drivers.',
    ...fields,
  })

/** Unfolds the fields that narrow a list down. */
export const openFilters = (page: Page) => page.locator('[data-slot=filter-bar] summary').click()

type ContentChange = { feature: string; _id?: string; seen: number; data?: object }

/** Calls a procedure of the content engine, such as `saveDraft`, for a signed-in person. */
export const content = (page: Page, procedure: string, data: ContentChange) =>
  change<{ _id: string; newest: number }>(page, `content.${procedure}`, data)

export const openDay = {
  title: 'Open day at the yard',
  titleBn: 'ইয়ার্ডে উন্মুক্ত দিন'.normalize(),
  text: 'Come and see the yard.',
  textBn: 'ইয়ার্ডে সবাই কাজ করছেন।'.normalize(),
  date: '2026-11-01',
  alt: 'The yard from above',
  slug: 'open-day',
}

/** Publishes a piece of news with a picture, for a signed-in person. */
export async function addNews(page: Page, texts: Partial<typeof openDay> = {}) {
  const picture = new URL(await upload(page, await jpeg('yard.jpg'))).pathname
  const data = { ...openDay, ...texts, picture }
  return { ...(await content(page, 'publish', { feature: 'news', seen: 0, data })), data }
}

/** The stored client countries, from the API. */
export async function savedClients(page: Page): Promise<Saved[]> {
  return (await (await page.request.get(CLIENTS)).json()).data
}

export async function typeTexts(page: Page, { countryName, workSummary, company }: Texts = qatar) {
  await page.getByLabel('Country Name').fill(countryName)
  await page.getByLabel('Work Summary', { exact: true }).fill(workSummary)
  for (const [n, entry] of company.entries()) {
    if (n > 0) await page.getByRole('button', { name: 'Add Another Company' }).press('Enter')
    const block = page.getByRole('group', { name: `Company ${n + 1}` })
    await block.getByLabel('Company Name', { exact: true }).fill(entry.companyName)
    await block.getByLabel('Company Sector', { exact: true }).fill(entry.companySector)
    await block.getByLabel('Value of Employment').fill(String(entry.valueOfEmployement))
  }
}

export async function expectTexts(page: Page, { countryName, workSummary, company }: Texts = qatar) {
  await expect(page.getByLabel('Country Name')).toHaveValue(countryName)
  await expect(page.getByLabel('Work Summary', { exact: true })).toHaveValue(workSummary)
  for (const [n, entry] of company.entries()) {
    const block = page.getByRole('group', { name: `Company ${n + 1}` })
    await expect(block.getByLabel('Company Name', { exact: true })).toHaveValue(entry.companyName)
    await expect(block.getByLabel('Company Sector', { exact: true })).toHaveValue(entry.companySector)
    await expect(block.getByLabel('Value of Employment')).toHaveValue(String(entry.valueOfEmployement))
  }
}

export const flagInput = (page: Page) => page.locator('#flag')
export const imagesInput = (page: Page) => page.locator('#images')
export const submit = (page: Page) => page.locator('[data-slot=save-bar] button[type=submit]')

/** The dialog with this title, read and closed. */
export async function closeDialog(page: Page, title: string, ...texts: (string | RegExp)[]) {
  const dialog = page.getByRole('alertdialog', { name: title })
  for (const text of texts) await expect(dialog).toContainText(text)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toBeHidden()
}

async function upload(page: Page, file: PictureFile): Promise<string> {
  const response = await page.request.post('/api/v1/images', { multipart: { image: file } })
  expect(response.status(), await response.text()).toBe(200)
  return (await response.json()).data.url
}

/** Publishes a piece of news, changes one, or saves a draft of one, for a signed-in person. */
export async function publishNews(
  page: Page,
  { _id, seen = 0, ...fields }: { _id?: string; seen?: number; title?: string; text?: string; place?: string } = {},
  procedure: 'publish' | 'saveDraft' = 'publish',
): Promise<{ _id: string; newest: number }> {
  const picture = new URL(await upload(page, await jpeg('yard.jpg'))).pathname
  const data = {
    title: 'Open day',
    text: 'Come and see.',
    date: '2026-11-01',
    alt: 'The yard',
    slug: 'open-day',
    ...fields,
    picture,
  }
  return content(page, procedure, { feature: 'news', ...(_id && { _id }), seen, data })
}

/** Waits until the header has scripts: React repeats a click that came before, but no key. */
export async function expectShortcuts(page: Page) {
  await page.getByRole('button', { name: 'Find a person, a record or a screen' }).click()
  const palette = page.getByRole('dialog', { name: 'Find a person, a record or a screen' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
}
