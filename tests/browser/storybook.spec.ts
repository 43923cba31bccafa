import { existsSync } from 'node:fs'
import { startSession } from './actors.ts'
import { expect, open, test } from './test.ts'

// `npm run test:all` builds it before the journeys
test.skip(!existsSync('dist/storybook/index.html'), 'npm run storybook:build')

test('staff open the Storybook from the settings and see a part', async ({ page, expectProblems }) => {
  expectProblems(/PopoverProvider/) // a deprecation of the manager's own
  await page.goto('/storybook/')
  await expect(page).toHaveURL('/login?redirect=%2Fstorybook%2F')
  await startSession(page)
  await open(page, '/admin/settings/identity')
  await page.getByRole('link', { name: 'Storybook: the parts of the site' }).click()
  await expect(page).toHaveURL(/\/storybook\//)
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('heading').first()).toBeVisible()
  await page.goto('/storybook/?path=/story/actions-button--primary')
  await expect(story.getByRole('button').first()).toHaveCSS('border-radius', '10px')
})
