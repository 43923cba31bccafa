import type { MiddlewareHandler } from 'hono'
import { pathWithoutLocale } from '#i18n/locale.ts'
import { fromFeatures } from '#server/registration/define-feature.ts'

/** The names of the features where nobody may learn who reads and writes, and when. */
const names = fromFeatures(features => features.flatMap(({ name, isConfidential }) => (isConfidential ? [name] : [])))
/** Their names as the first part of a path, below `/admin`, and as routers in a call or a batch of calls. */
const anywhere = fromFeatures(() => new RegExp(`[/,](?:${names().join('|') || '(?!)'})(?=[/.,]|$)`, 'i'))

/** What tells who somebody is, or where they come from. */
const TELLING = ['cookie', 'authorization', 'user-agent', 'referer']

/** Whether a path is a public page of such a feature, in any language. */
export function isConfidential(path: string): boolean {
  return names().includes((pathWithoutLocale(path).split('/')[1] ?? '').toLowerCase())
}

/** Whether a request is in no log and no metric: public pages of such a feature, and what its staff do. */
export const isUntold = (path: string): boolean => anywhere().test(path)

/** Visitors of confidential pages are nobody: nothing sees who they are, no cookie is set, and scripts of other sites learn nothing. */
export const anonymous: MiddlewareHandler = async (c, next) => {
  if (!isConfidential(c.req.path)) return next()
  for (const name of TELLING) c.req.raw.headers.delete(name)
  await next()
  c.res.headers.delete('set-cookie')
}

/** What is logged of a defect: where it was met alone, where a message could repeat what somebody wrote, and an id name their request. */
export function defectOf(path: string, id: string, error: unknown): object {
  if (!isUntold(path)) return { id, err: error }
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return { defect: error instanceof Error ? error.name : typeof error, at: stack.match(/^ {4}at .*$/gm) ?? [] }
}
