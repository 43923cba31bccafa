import { m } from '#app/paraglide/messages.js'
import { storable, z } from '#server/zod.ts'

/** The most bytes of a password: argon2 takes any length, a request should not. */
const PASSWORD_MAX_BYTES = 1024

const email = z.string({ error: () => m.email_needed() }).trim().toLowerCase().min(1, { error: () => m.email_needed(), abort: true })
  .max(254, { error: () => m.email_invalid(), abort: true }).pipe(z.email({ error: () => m.email_invalid() }))
const password = z.string({ error: () => m.password_needed() }).min(1, { error: () => m.password_needed(), abort: true })
  .refine(given => new TextEncoder().encode(given).length <= PASSWORD_MAX_BYTES, { error: () => m.password_too_long({ max: PASSWORD_MAX_BYTES }) })

export const signInInput = z.object({ email, password })

/** The shortest password allowed is the server's setting, so the domain checks it and not this schema. */
export const signUpInput = signInInput.extend({
  name: z.string({ error: () => m.name_needed() }).overwrite(storable).trim().min(1, { error: () => m.name_needed() }).max(100, { error: () => m.text_too_long({ max: 100 }) }),
})

export type SignInInput = z.output<typeof signInInput>
export type SignUpInput = z.output<typeof signUpInput>
