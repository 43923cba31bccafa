import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'

/** Whether the invented news, gallery pictures and group companies are published. The browser reads it from the `<html>` element. */
export const showsDemonstration = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.showsDemonstration === true)
  .client(() => document.documentElement.dataset.demonstration === 'on')
