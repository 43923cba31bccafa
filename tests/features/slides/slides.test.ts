import { expect, test } from 'vitest'
import { openEditor } from '../content/editor.ts'

const { request, publishOver, read } = await openEditor({ DEMO: 'on' })
const { seed } = await import('#prisma/seed/seed.ts')
const { seedSlides } = await import('#prisma/seed/slides-data.ts')

const home = async (path = '/') => (await request(path)).text()
const publish = (slides: object[]) => publishOver('slides', { slides })

test('without slides the welcome stands alone, and there is no carousel', async () => {
  expect(await home()).not.toContain('data-slot="carousel"')
  expect(await home()).toContain('<h1')
})

test('the demonstration has three slides, the first of which loads at once', async () => {
  await seed(['slides'])
  const html = await home()
  for (const { alt } of seedSlides) expect(html).toContain(alt)
  expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1)
  expect(await home('/bn/')).toContain(seedSlides[0]!.altBn)
})

test('heading, sentence, link and focal points show in the language of the page', async () => {
  const { path } = await read.picture.findFirstOrThrow()
  const texts = {
    heading: 'Read before you sign',
    headingBn: 'সইয়ের আগে পড়ুন',
    sentence: 'We read every contract',
    sentenceBn: 'প্রতিটি চুক্তি পড়ে শোনাই',
    linkLabel: 'Read on',
    linkLabelBn: 'আরও',
  }
  await publish([{ picture: path, focusPhone: '30 80', focusDesk: '70 20', link: '/about-us', ...texts }])
  const [english, bangla] = [await home(), await home('/bn/')]
  expect(english).toMatch(/Read before you sign[^]*We read every contract[^]*href="\/about-us"[^>]*>Read on/)
  expect(bangla).toMatch(/সইয়ের আগে পড়ুন[^]*প্রতিটি চুক্তি পড়ে শোনাই[^]*href="\/bn\/about-us"[^>]*>আরও/)
  expect(english).toMatch(/class="[^"]*\bf-30 sm:f-70/)
})

test('at most eight slides are taken', async () => {
  const { path } = await read.picture.findFirstOrThrow()
  await expect(publish(Array.from({ length: 9 }, () => ({ picture: path })))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})
