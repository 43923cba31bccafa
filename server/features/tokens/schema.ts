import { formatDate, today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readDay } from '#i18n/typed/day.ts'
import { requiredText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { provenPersonInput } from '#server/features/accounts/schema.ts'
import { type Scope, scopes } from '#server/permissions.ts'

export const TOKEN_NAME_MAX = 60
const DAY_MS = 24 * 60 * 60 * 1000
const YEAR_DAYS = 365

/** How long a token lasts: so many days, or until a day of one’s own. */
export const lifetimes = ['30', '90', '365', 'date'] as const
export type Lifetime = (typeof lifetimes)[number]

export const scopeLabels: Record<Scope, () => string> = {
  content: m.scope_content,
  vacancies: m.right_vacancies,
  applications: m.right_applications,
  workers: m.right_workers,
  demands: m.right_demands,
  enquiries: m.scope_enquiries,
  activity: m.scope_activity,
  write: m.scope_write,
}

/** What a token allows, in words. */
export const describeScopes = (given: readonly Scope[]): string => {
  const rights = given.filter(scope => scope !== 'write').map(scope => scopeLabels[scope]())
  return [...rights, given.includes('write') ? m.scope_write() : m.scope_read()].join(' · ')
}

/** The first and the last day on which a token may end. */
export const endDays = {
  least: () => today(Date.now() + DAY_MS),
  greatest: () => today(Date.now() + YEAR_DAYS * DAY_MS),
}

const chosen = {
  name: requiredText(m.token_name_needed, TOKEN_NAME_MAX),
  scopes: z
    .array(z.enum(scopes), { error: () => m.token_scopes_needed() })
    .max(scopes.length)
    .refine(given => given.some(scope => scope !== 'write'), { error: () => m.token_scopes_needed() }),
  lasts: z.enum(lifetimes, { error: () => m.token_lasts_needed() }),
  until: z.string().max(10),
}

/** With `lasts: 'date'`, `until` is the last day, as YYYY-MM-DD. */
export const tokenChoice = z.strictObject(chosen).superRefine(checkUntil)
export const newTokenInput = z
  .strictObject({ ...chosen, currentPassword: provenPersonInput.shape.currentPassword })
  .superRefine(checkUntil)
export const tokenIdInput = provenPersonInput.pick({ id: true })

export type TokenChoice = z.output<typeof tokenChoice>

/** When a token ends that is made now. */
export const endOf = ({ lasts, until }: Pick<TokenChoice, 'lasts' | 'until'>, now = Date.now()): Date =>
  lasts === 'date' ? new Date(`${until}T23:59:59+06:00`) : new Date(now + Number(lasts) * DAY_MS)

function checkUntil({ lasts, until }: Pick<TokenChoice, 'lasts' | 'until'>, context: z.RefinementCtx) {
  if (lasts !== 'date') return
  const greatest = endDays.greatest()
  if (readDay(until) === until && endDays.least() <= until && until <= greatest) return
  const last = formatDate(`${greatest}T12:00:00+06:00`, { dateStyle: 'long' })
  context.addIssue({ code: 'custom', path: ['until'], message: m.token_until_wrong({ last }) })
}
