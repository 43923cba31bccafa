import { z } from '#i18n/zod.ts'

const PROBLEM_MAX = 300

/**
 * What went wrong, for whoever runs the site: one line without addresses, numbers, quoted values and other things that may belong to a
 * person. Of errors that repeat a query with its values, their name and code alone.
 */
export function describeProblem(error: unknown): string {
  if (error instanceof z.ZodError)
    return `The shape of ${error.issues.map(({ path }) => path.join('.')).join(', ')}`.slice(0, PROBLEM_MAX)
  if (!(error instanceof Error)) return 'Unknown'
  const { name, message } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (name.startsWith('Prisma')) return [name, code].filter(Boolean).join(' ')
  return withoutPersons(message || name)
}

/** A line of a machine without what may name a person, a secret or a place of one. */
export function withoutPersons(text: string): string {
  return text
    .normalize()
    .split('\n', 1)[0]!
    .replaceAll(/:\/\/[^\s/@]*@/g, '://…@')
    .replaceAll(/\?[^\s]+/g, '?…')
    .replaceAll(/[^\s<>"'“”()/:…]+@[^\s<>"'“”()]+/g, '…@…')
    .replaceAll(/=\([^)]*\)/g, '=(…)')
    .replaceAll(/(["'`“])(?!\/)[^"'`“”]+(["'`”])/g, '$1…$2')
    .replaceAll(/\+?\p{Nd}[\p{Nd}\s().-]{5,}\p{Nd}/gu, '…')
    .slice(0, PROBLEM_MAX)
}
