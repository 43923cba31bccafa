import { createIsomorphicFn } from '@tanstack/react-start'
import { config } from '#server/config.ts'

/**
 * Whether the invented news, gallery pictures and group companies are published: only while DEMO is on. The server knows it from its
 * configuration, and writes it on every page for the browser.
 */
export const showsDemonstration = createIsomorphicFn()
  .server(() => config.DEMO === 'on')
  .client(() => document.documentElement.dataset.demonstration === 'on')
