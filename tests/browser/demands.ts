import { expect, type Page } from '@playwright/test'
import en from '#i18n/messages/demands/en.json' with { type: 'json' }

type DemandWords = Pick<typeof en, 'hire_form_next' | 'demand_paste_title' | 'demand_paste_button' | 'demand_send'>

/** An employer fills in a demand of posts that are pasted, and sends it; `isPlain` without scripts, where the form is one page. */
export async function sendDemand(form: Page, posts: string, words: DemandWords = en, isPlain = false) {
  const next = async () => {
    if (!isPlain) await form.getByRole('button', { name: words.hire_form_next }).click()
  }
  const fill = (field: string, text: string) => form.locator(`[name="${field}"]`).fill(text)
  await fill('company', 'Al Manar')
  await fill('registrationNo', 'CR 1010')
  await form.locator('[name=country]').selectOption('SA')
  await next()
  await form.getByText(words.demand_paste_title).click()
  await fill('pasted', posts)
  await form.getByRole('button', { name: words.demand_paste_button }).click()
  await expect(form.locator('[name="lines.0.wage"]')).toHaveValue('1500')
  await next()
  await next()
  await fill('contact', 'Fahad')
  await fill('email', 'fahad@almanar.example')
  await fill('phone', '+966 50 123 4567')
  await form.locator('[name=consent]').check()
  await form.getByRole('button', { name: words.demand_send }).click()
}
