import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { requiredText, stripInvalidCharacters, z } from '#i18n/zod.ts'
import { roles } from '#server/permissions.ts'
import type { Role } from '../../../prisma/generated/sqlite/enums.ts'

/** argon2 would hash any length. */
const PASSWORD_MAX_BYTES = 1024

const email = z
  .string({ error: () => m.email_needed() })
  .trim()
  .toLowerCase()
  .min(1, { error: () => m.email_needed(), abort: true })
  .max(254, { error: () => m.email_invalid(), abort: true })
  .pipe(z.email({ error: () => m.email_invalid() }))
const name = requiredText(m.name_needed, 100)

/** The minimum length is a setting of the server, so the domain checks it. */
const password = z
  .string({ error: () => m.password_needed() })
  .min(1, { error: () => m.password_needed(), abort: true })
  .refine(given => new TextEncoder().encode(given).length <= PASSWORD_MAX_BYTES, {
    error: () => m.password_too_long({ max: formatNumber(PASSWORD_MAX_BYTES) }),
  })

/** Left out by an account without a password. */
const currentPassword = z.string().max(PASSWORD_MAX_BYTES).optional()

/** The secret in a mailed link. */
const token = z.string({ error: () => m.ticket_missing() }).max(100)

/** The address that a form shows to password managers; the token identifies the account. */
const shown = z.string().max(254).optional()

export const roleLabels: Record<Role, () => string> = {
  owner: m.role_owner,
  admin: m.role_admin,
  staff: m.role_staff,
  editor: m.role_editor,
  caseworker: m.role_caseworker,
  officer: m.role_officer,
}
export const providerIds = ['google', 'facebook', 'github', 'twitter'] as const
export type ProviderId = (typeof providerIds)[number]

/** A ticked checkbox for each provider that stays linked. */
const keptProviders = Object.fromEntries(
  providerIds.map(id => [`keep-${id}`, z.string().max(10).optional()]),
) as Record<`keep-${ProviderId}`, z.ZodOptional<z.ZodString>>

export const signInInput = z.strictObject({ email, password })
export const signUpInput = signInInput.extend({ name, setup: token.optional() })
export const emailInput = z.strictObject({ email })
export const tokenInput = z.strictObject({ token })
export const resetInput = z.strictObject({ token, password, email: shown, ...keptProviders })
export const invitationInput = z.strictObject({ token, name, password, email: shown })
export const inviteInput = z.strictObject({ email, role: z.enum(roles), currentPassword })
export const personInput = z.strictObject({ id: z.string().overwrite(stripInvalidCharacters).max(64) })
export const provenPersonInput = personInput.extend({ currentPassword })
export const roleInput = provenPersonInput.extend({ role: z.enum(roles) })
export const providerInput = z.strictObject({ provider: z.enum(providerIds), currentPassword })
export const nameInput = z.strictObject({ name })
export const emailChangeInput = z.strictObject({ email, currentPassword })
export const passwordChangeInput = z.strictObject({ password, currentPassword })
export const leaveInput = z.strictObject({ currentPassword })

export type SignInInput = z.output<typeof signInInput>
export type SignUpInput = z.output<typeof signUpInput>
export type InvitationInput = z.output<typeof invitationInput>
export type EmailChangeInput = z.output<typeof emailChangeInput>
export type ProviderInput = z.output<typeof providerInput>
export type PasswordChangeInput = z.output<typeof passwordChangeInput>
