import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What is wrong with a form has the focus, is in view, and leads to this field. */
export async function expectProblem(page: Page, field: string) {
  const problems = page.locator('[role=alert][data-answer]')
  await expect(problems).toBeFocused()
  await expect(problems.locator('a').first()).toBeInViewport()
  await problems.locator(`a[href="#${field}"]`).click()
  await expect(page.locator(`[id="${field}"]`).or(page.locator(`[id="${field}"] input`).first())).toBeFocused()
}
