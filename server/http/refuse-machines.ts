import { m } from '#i18n/paraglide/messages.js'
import { config } from '#server/config/config.ts'
import { AppError } from '#server/errors.ts'
import { mayPassTrap } from '#server/http/rate-limits.ts'

/**
 * Refuses what looks automatic, once: a browser fills in fields that nobody sees, too, so the form comes back with the field empty, and
 * the next press goes through. So it does where a form was sent early: a telephone whose clock is fast says that of every form. Throws
 * BAD_REQUEST.
 */
export async function refuseMachines(
  sender: string,
  { website, shownAt = 0, token = '' }: { website: string; shownAt?: number; token?: string },
): Promise<void> {
  if (website !== '' && !(await mayPassTrap(`${sender} ${token}`)))
    throw new AppError('BAD_REQUEST', m.form_trap_emptied())
  const isEarly = shownAt > 0 && Date.now() - shownAt < config.FORM_MIN_AGE_MS
  if (isEarly && !(await mayPassTrap(`early ${sender} ${token}`))) throw new AppError('BAD_REQUEST', m.form_too_fast())
}
