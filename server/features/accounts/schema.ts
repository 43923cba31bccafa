import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readCode } from '#i18n/typed/code.ts'
import { email as emailAddress, idText, requiredText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { isForOwners, roles } from '#server/permissions.ts'
import type { Role } from '../../../prisma/generated/sqlite/enums.ts'

/** argon2 would hash any length. */
const PASSWORD_MAX_BYTES = 1024
const CODE_MAX = 100

const email = emailAddress({ needed: m.email_needed })
const name = requiredText(m.name_needed, 100)

/** The minimum length is a setting of the server, so the domain checks it. */
const password = z
  .string({ error: () => m.password_needed() })
  .min(1, { error: () => m.password_needed(), abort: true })
  .max(PASSWORD_MAX_BYTES, { error: () => m.password_too_long({ max: formatNumber(PASSWORD_MAX_BYTES) }), abort: true })
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
  accountant: m.role_accountant,
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
export const personInput = z.strictObject({ id: idText() })
/** A waiting person is let in as they are, or with a role that is not left to owners. */
export const approveInput = personInput.extend({
  role: z
    .enum(roles)
    .refine(role => !isForOwners(role))
    .optional(),
})
export type ApproveInput = z.output<typeof approveInput>
export const provenPersonInput = personInput.extend({ currentPassword })
export const roleInput = provenPersonInput.extend({ role: z.enum(roles) })
export const providerInput = z.strictObject({ provider: z.enum(providerIds), currentPassword })
export const nameInput = z.strictObject({ name })
/** The ids of entries of the sidebar in the order of one person; none is that of everybody. */
export const sidebarInput = z.strictObject({ order: z.array(z.string().regex(/^[\w/-]{1,60}$/)).max(60) })
export const emailChangeInput = z.strictObject({ email, currentPassword })
export const passwordChangeInput = z.strictObject({ password, currentPassword })
/** Six digits of an authenticator app, or a recovery code, as `readCode` gives it; `remember` is the value of a ticked checkbox. */
export const factorInput = z.strictObject({
  code: z
    .string({ error: () => m.factor_needed() })
    .max(CODE_MAX, { error: () => m.factor_wrong(), abort: true })
    .overwrite(readCode)
    .min(1, { error: () => m.factor_needed() }),
  remember: z.string().max(10).optional(),
})
export const codeInput = factorInput.pick({ code: true })
export const passkeyNameInput = z.strictObject({ name: requiredText(m.passkey_name_needed, 60) })

const bytes = (max: number) => z.base64url({ error: () => m.passkey_refused() }).max(max)
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.looseObject({}),
}

/** What a browser says of a new passkey, as the WebAuthn standard has it. */
export const passkeyInput = passkeyNameInput.extend({
  response: z.strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(20_000),
      authenticatorData: bytes(4000).optional(),
      transports: z
        .array(z.string().regex(/^[\w-]{1,20}$/))
        .max(10)
        .optional(),
      publicKeyAlgorithm: z.number().optional(),
      publicKey: bytes(4000).optional(),
    }),
  }),
})

/** What a browser says of a passkey that signs in. */
export const passkeyAnswerInput = z.strictObject({
  response: z.strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(4000),
      userHandle: bytes(200).optional(),
    }),
  }),
})
export const leaveInput = z.strictObject({ currentPassword })

export type SignInInput = z.output<typeof signInInput>
export type SignUpInput = z.output<typeof signUpInput>
export type InvitationInput = z.output<typeof invitationInput>
export type EmailChangeInput = z.output<typeof emailChangeInput>
export type FactorInput = z.output<typeof factorInput>
export type PasskeyInput = z.output<typeof passkeyInput>
export type ProviderInput = z.output<typeof providerInput>
export type PasswordChangeInput = z.output<typeof passwordChangeInput>
