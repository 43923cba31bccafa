import type { Page } from '@playwright/test'
import { expect, ready, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

const phone = { viewport: { width: 360, height: 740 } }

/** Every public form that leads to its fields. */
async function formPaths(request: Page['request']) {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const job = /\/jobs\/[\w-]+-[0-9a-f]{8}(?=<)/.exec(sitemap)![0]
  return [job, '/jobs/tell-me', '/contact-us', '/hire-workers', '/complaints']
}

for (const hasScripts of [true, false])
  test(`a form that is refused shows first what is wrong, ${hasScripts ? 'with' : 'without'} scripts`, async ({
    otherPerson,
    request,
    expectProblems,
  }) => {
    expectProblems(/400/)
    const visitor = await otherPerson({ ...phone, javaScriptEnabled: hasScripts })
    for (const path of await formPaths(request)) {
      await visitor.goto(path)
      if (hasScripts) await ready(visitor)
      if (path === '/jobs/tell-me') await visitor.getByText('Tell us more now, if you like').click()
      await visitor.locator('main form[method=post] button[type=submit]:visible').last().click()
      const problems = visitor.getByRole('alert').filter({ hasText: 'Not sent yet' })
      await expect(problems, path).toBeInViewport()
      await expect(problems.getByRole('link').first(), path).toBeInViewport()
      if (hasScripts) await expect(problems, path).toBeFocused()
      const field = await problems.getByRole('link').first().getAttribute('href')
      await problems.getByRole('link').first().click()
      await expect(visitor.locator(`[id="${field?.slice(1)}"]`), path).toBeInViewport()
    }
  })

for (const hasScripts of [true, false])
  test(`the filter of jobs leads to what it finds, ${hasScripts ? 'with' : 'without'} scripts`, async ({
    otherPerson,
  }) => {
    const visitor = await otherPerson({ ...phone, javaScriptEnabled: hasScripts })
    for (const [wage, sentence] of [
      ['1', /jobs? fits?/],
      ['9000000', 'No open job matches your search'],
    ] as const) {
      await visitor.goto('/jobs')
      if (hasScripts) await ready(visitor)
      await visitor.getByText('Filter', { exact: true }).click()
      const fields = hasScripts ? visitor.getByRole('dialog', { name: 'Find a job' }) : visitor.getByRole('search')
      await fields.getByLabel('Wage in taka, at least').fill(wage)
      await fields.getByRole('button', { name: 'Show jobs' }).click()
      await expect(visitor.getByText(sentence)).toBeInViewport()
    }
  })

test('each chosen filter of jobs is taken away by itself', async ({ otherPerson }) => {
  const visitor = await otherPerson(phone)
  await visitor.goto('/jobs?country=QA&trade=heavy-driver&wage=40000')
  await ready(visitor)
  const chosen = visitor.getByRole('list', { name: 'Filters that are on' })
  await chosen.getByRole('link', { name: 'Remove the filter: Qatar' }).click()
  await expect(visitor).toHaveURL('/jobs?trade=heavy-driver&wage=40000#results')
  await chosen.getByRole('link', { name: 'Remove the filter: 40,000 taka or more' }).click()
  await expect(visitor).toHaveURL('/jobs?trade=heavy-driver#results')
  await expect(visitor.getByText('1 job fits')).toBeInViewport()
})

test('Tab goes to nothing that is scrolled away', async ({ otherPerson }) => {
  const visitor = await otherPerson({ viewport: { width: 1440, height: 900 } })
  await visitor.goto('/licence-and-fees')
  await ready(visitor)
  await visitor.mouse.wheel(0, 1200)
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBeGreaterThan(600)
  for (let n = 0; n < 25; n++) {
    await visitor.keyboard.press('Tab')
    const focused = visitor.locator(':focus')
    await expect(focused).toBeInViewport()
  }
})
