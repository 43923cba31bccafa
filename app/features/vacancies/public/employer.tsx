import type { LocalizedVacancy } from '#app/features/vacancies/queries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Original } from './original.tsx'

/** The name of the employer, or why he is named at the interview alone. */
export function Employer({ employer, hiddenReason }: Pick<LocalizedVacancy, 'employer' | 'hiddenReason'>) {
  return employer ? (
    <Original>{employer}</Original>
  ) : (
    <span lang={hiddenReason.lang}>{m.job_employer_hidden({ reason: hiddenReason.children })}</span>
  )
}
