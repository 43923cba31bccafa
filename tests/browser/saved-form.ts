import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Waits until the device keeps these words of the form of a page, by the names of their fields: what is typed last is
 * kept a moment later.
 */
export const expectKept = (page: Page, fields: Record<string, string>) =>
  expect.poll(() => page.evaluate(readKept)).toContainEqual(expect.objectContaining(fields))

function readKept(): Promise<Record<string, string>[]> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('forms')
    request.addEventListener('error', () => reject(request.error ?? new Error('The database of the browser failed')))
    request.addEventListener('success', () => {
      const all = request.result.transaction('unsent').objectStore('unsent').getAll()
      request.result.close() // as soon as it has been read
      all.addEventListener('error', () => reject(all.error ?? new Error('The database of the browser failed')))
      all.addEventListener('success', () => resolve(all.result.map(({ fields }) => fields)))
    })
  })
}
