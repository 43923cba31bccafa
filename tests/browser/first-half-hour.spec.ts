import type { Locator, Page } from '@playwright/test'
import { foreignTexts } from './readability.ts'
import { inDays } from '../features/vacancies/job.ts'
import { jpeg, png } from './pictures.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

/** How fast somebody types who does not type for a living, and how long a look at a new screen takes. */
const KEYS_A_SECOND = 3
const LOOK_SECONDS = 20
const CLICK_SECONDS = 3

const owner = { name: 'Rokeya Begum', email: 'rokeya@padma.example', password: 'a long green river' }
/** What an office copies from a page of a map. */
const MAP =
  'https://www.google.com/maps/place/Green+Road/@23.7501,90.3872,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x1!8m2!3d23.7512!4d90.3889'

const job = {
  typed: {
    'Number of posts': '5',
    'City or region': 'Doha',
    'City or region in Bangla': 'দোহা',
    'Last day to apply': inDays(30),
    Employer: 'Doha Facilities',
    Wage: '1500',
    'Taka for one unit of the currency': '33.2',
    'Day of the rate': inDays(-2),
    'Hours a day': '8',
    'Days a week': '6',
    'Length of the contract in months': '24',
    'Compensation for injury and death': 'As the law of Qatar says',
    'Compensation for injury and death in Bangla': 'কাতারের আইন অনুযায়ী',
    'Permission number': 'P-77',
    'Date of the permission': inDays(-20),
    'Approval number of the advertisement': 'A-77',
    'Date of the approval': inDays(-10),
    'Office that approved it': 'BMET, Dhaka',
    'Office that approved it in Bangla': 'বিএমইটি, ঢাকা',
  },
  searched: { Trade: 'Cleaner', 'Country of work': 'Qatar', Currency: 'Qatari riyal' },
  chosen: { 'For each': 'Month', Housing: 'Free, from the employer', Food: 'Free, from the employer' },
}

/** What each preset may take: minutes, fields and presses together, and how many pages its menus lead to at least. */
const presets = {
  Website: { minutes: 12, actions: 60, pages: 12 },
  'Website and jobs': { minutes: 15, actions: 90, pages: 15 },
  'Whole office': { minutes: 15, actions: 90, pages: 16 },
}

test.use({ viewport: { width: 360, height: 740 } })

for (const [preset, most] of Object.entries(presets))
  test(
    `a new owner comes from nothing to a presentable site on a phone: ${preset}`,
    { tag: '@phone-only' },
    async ({ page, otherPerson }, testInfo) => {
      const used = { screens: 0, fields: 0, presses: 0, keys: 0 }
      const main = page.getByRole('main')
      const field = (name: string) => main.getByLabel(name, { exact: true })
      async function press(control: Locator) {
        used.presses++
        await control.click()
      }
      async function type(name: string, text: string, keys = text.length) {
        used.fields++
        used.keys += keys
        await field(name).fill(text)
      }
      async function choose(name: string, label: string) {
        used.presses++
        await field(name).selectOption({ label })
      }
      async function search(name: string, label: string) {
        await type(name, label.slice(0, 5))
        await press(page.getByRole('option', { name: label, exact: true }))
      }
      const isHere = async (heading: string) => {
        used.screens++
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await ready(page)
      }
      const visitorsSee = (sentence: string) => expect(main.getByText(sentence)).toBeVisible()
      const publish = async () => {
        await press(page.getByRole('button', { name: 'Publish', exact: true }))
        await expect(page.locator('[data-slot=save-bar]')).toContainText('Published')
      }
      const goOn = (step: string) => press(page.getByRole('link', { name: `Next step: ${step}`, exact: true }))
      const picture = async (input: string, file: Awaited<ReturnType<typeof jpeg>>) => {
        used.presses += 2 // the button, and the picture among those of the phone
        await page.locator(input).setInputFiles(file)
      }

      await open(page, '/')
      await isHere('This site is being set up')
      await press(main.getByRole('link', { name: 'Set up this site' }))
      await isHere('Login')
      await press(main.getByRole('link', { name: 'Sign Up' }))
      await isHere('Sign Up')
      await expect(page.getByText('The first account is the owner’s')).toBeVisible()
      await type('Name', owner.name)
      await type('Email', owner.email)
      await type('Password', owner.password)
      await press(page.getByRole('button', { name: 'Sign Up' }))
      await isHere('This site is being set up')
      await press(main.getByRole('link', { name: 'Set up this site' }))
      await isHere('Dashboard')
      await visitorsSee('Visitors see: This site is being set up.')
      await press(main.getByRole('link', { name: 'What the site has' }))

      await isHere('Parts')
      await press(page.getByRole('button', { name: preset, exact: true }))
      await publish()
      await visitorsSee(`Visitors see what belongs to “${preset}”.`)
      await goOn('Name of the agency')
      await isHere('Name and logo')
      await type('Name of the agency', 'Padma Overseas')
      await type('Name in Bangla', 'পদ্মা ওভারসিজ')
      await type('Year of foundation', '1994')
      await publish()
      await visitorsSee('Visitors see the name Padma Overseas.')
      await goOn('Licence')
      await isHere('Licence')
      await visitorsSee('Visitors see the site without a licence.')
      await press(page.getByRole('button', { name: 'Add Licence' }))
      await type('Licence number', 'RL NO 777')
      await publish()
      await visitorsSee('Visitors see RL NO 777.')
      await goOn('Logo and colour')
      await isHere('Name and logo')
      await picture('#mark', await png('logo.png', { width: 600, height: 600, colour: '#f2b01e' }))
      await expect(field('Colour')).toHaveValue(/^#[\da-f]{6}$/)
      await expect(main.getByText(/Words in this colour can be read/)).toBeVisible()
      await expect(main.getByRole('img', { name: /^(Home|A list|A form), (Light|Dark)$/ })).toHaveCount(6)
      await publish()
      await visitorsSee('Visitors see your logo and your colour.')
      await goOn('Telephone')
      await isHere('Contact')
      await visitorsSee('Visitors see the site without a telephone.')
      await press(page.getByRole('button', { name: 'Add Telephone' }))
      await type('Telephone', '+880 1711 000777')
      await publish()
      await goOn('Office on the map')
      await press(page.getByRole('button', { name: 'Add Address' }))
      await type('Address', '12 Green Road\nDhaka 1205')
      await type('Place on the map', MAP, 4) // it is pasted
      await publish()
      await visitorsSee('Visitors see the address, and the way to it on a map.')
      await expect(field('Place on the map')).toHaveValue('23.7512, 90.3889')
      await goOn('The first client country')
      await isHere('Our Clients')
      await type('Country Name', 'Qatar')
      await press(page.getByRole('option').first())
      await type('Work Summary', 'Cleaning and catering on two-year contracts, with housing near the work.')
      await press(page.getByRole('button', { name: 'Save Data' }))
      await press(page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button'))
      await visitorsSee('Visitors see one client country.')
      if (preset !== 'Website') {
        await goOn('The first job')
        await isHere('Vacancy')
        await visitorsSee('Visitors see that no job is open.')
        for (const [name, text] of Object.entries(job.typed)) await type(name, text)
        for (const [name, label] of Object.entries(job.searched)) await search(name, label)
        for (const [name, label] of Object.entries(job.chosen)) await choose(name, label)
        for (const [n, cost] of ['Travel there', 'Travel back'].entries()) {
          await press(page.getByRole('button', { name: 'Add Cost' }))
          const entry = page.getByRole('listitem', { name: new RegExp(`^Cost ${n + 1}`) })
          used.presses += 2
          await entry.getByLabel('Cost', { exact: true }).selectOption({ label: cost })
          await entry.getByLabel('Who pays', { exact: true }).selectOption({ label: 'Employer' })
        }
        await publish()
        await visitorsSee('Visitors see one open job.')
      }
      await goOn('The first picture of the home page')
      await isHere('Slides')
      await picture('#slides-pictures', await jpeg('office.jpg', { width: 1600, height: 900 }))
      await type('Sentence beside the picture', 'We read every contract aloud')
      await type('Sentence beside the picture in Bangla', 'প্রতিটি চুক্তি আমরা পড়ে শোনাই')
      await publish()
      await goOn('A colleague')
      await isHere('Staff')
      await type('Email', 'karim@padma.example')
      await press(page.getByRole('button', { name: 'Send the invitation' }))
      await expect(main.getByText('karim@padma.example', { exact: true })).toBeVisible()
      await press(page.getByRole('button', { name: 'Open Menu' }))
      await press(page.getByRole('link', { name: 'Dashboard' }))
      await isHere('Dashboard')
      await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0)

      const seconds = used.screens * LOOK_SECONDS + used.presses * CLICK_SECONDS + used.keys / KEYS_A_SECOND
      const told = JSON.stringify({ preset, ...used, minutes: seconds / 60 })
      testInfo.annotations.push({ type: 'first half hour', description: told })
      expect(seconds / 60, told).toBeLessThanOrEqual(most.minutes)
      expect(used.fields + used.presses, told).toBeLessThanOrEqual(most.actions)

      const visitor = await otherPerson()
      for (const path of ['/', '/bn/']) await expectPresentable(visitor, path, most.pages)
    },
  )

const DUE = /15 working days|১৫ কর্মদিবস/g
const INVENTED = /meghbridge|মেঘব্রিজ|(?<![\w-])1989(?![\w-])|১৯৮৯|working days|কর্মদিবস/i // keys and hashes have any digits
const OWN = ['Padma Overseas', 'RL NO 777', 'RL\u00a0NO\u00a0777', 'Green Road', 'Qatar', 'Doha Facilities']

/** Every page that the site's menus lead to from here says something, all of it the owner's or neutral, and none has an empty part. */
async function expectPresentable(page: Page, home: string, least: number) {
  await open(page, home)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home === '/' ? 'Padma Overseas' : 'পদ্মা ওভারসিজ')
  await expect(page.getByText(home === '/' ? 'We read every contract aloud' : 'প্রতিটি চুক্তি আমরা')).toBeVisible()
  const links = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll(all => [...new Set(all.map(link => link.getAttribute('href')!))])
  const paths = links.filter(path => !/login|sign-up|admin|api|#/.test(path) && path.startsWith(home))
  expect(paths.length).toBeGreaterThanOrEqual(least)
  for (const path of paths) {
    await open(page, path)
    const empty = await page
      .locator('main :is(h1, h2, h3, section, ul, ol, dl, table)')
      .evaluateAll(all => all.filter(each => !each.textContent.trim() && !each.querySelector('img')).length)
    expect.soft(empty, `empty parts of ${path}`).toBe(0)
    const content = await page.content()
    // complaints have a due date of the product's own until somebody sets another
    expect.soft(path.endsWith('/complaints') ? content.replaceAll(DUE, '') : content, path).not.toMatch(INVENTED)
    if (home !== '/') expect.soft(await foreignTexts(page, ...OWN), path).toEqual([])
  }
  for (const path of [home, `${home}contact-us`]) {
    await open(page, path)
    await expectAccessible(page)
  }
}
