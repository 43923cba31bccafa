import { expect, open, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

test('a button and a card look different while they are pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/recruitment-procedure')
  const card = page.getByRole('navigation', { name: 'What to do next' }).getByRole('link').first()
  const button = page.getByRole('link', { name: 'Contact Us Now' })
  for (const part of [card, button]) {
    const look = () =>
      part.evaluate(element => {
        const { boxShadow, borderTopColor, filter } = getComputedStyle(element)
        return [boxShadow, borderTopColor, filter].join()
      })
    await part.hover()
    const hovered = await look()
    await page.mouse.down()
    await expect.poll(look).not.toBe(hovered)
    await page.mouse.move(0, 0) // let go elsewhere: nothing opens
    await page.mouse.up()
  }
})

test('pages follow each other softly, and at once for who asks for less', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    Object.assign(window, { moves: [] as string[] })
    document.startViewTransition = given => {
      const transition = start(given)
      const note = async () => {
        await transition.ready
        const durations = document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration)
        ;(window as unknown as { moves: string[] }).moves.push([...new Set(durations)].join())
      }
      void note()
      return transition
    }
  })
  const moves = () => page.evaluate(() => (window as unknown as { moves: string[] }).moves)
  for (const [reducedMotion, duration] of [
    ['no-preference', '160'],
    ['reduce', '1'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await open(page, '/recruitment-procedure')
    expect(await moves()).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Licence and fees' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licence and fees')
    await expect.poll(moves).toEqual([duration])
  }
})
