import { m } from '#i18n/paraglide/messages.js'
import { groupCompanies } from '#server/features/companies/schema.ts'
import { requiredText, stripInvalidCharacters, z } from '#i18n/zod.ts'

const companies = groupCompanies.map(({ id }) => id)

/** An empty field means that it was not filled in. */
const orNull = (text: string) => text || null
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, { error: () => m.email_invalid(), abort: true })
  .refine(text => text === '' || z.email().safeParse(text).success, { error: () => m.email_invalid() })
const phone = z
  .string()
  .overwrite(stripInvalidCharacters)
  .trim()
  .max(40, { error: () => m.phone_invalid(), abort: true })
  .refine(
    text =>
      text === '' ||
      (/^[+\p{Nd}\s()./-]+$/u.test(text) && /^\d{6,15}$/.test(text.replace(/\P{Nd}/gu, '').replace(/\p{Nd}/gu, '0'))),
    { error: () => m.phone_invalid() },
  )

/**
 * A visitor's message, with an e-mail address, a telephone number or both. `website` is a honeypot that people do not see; `shownAt` is
 * when the form was rendered, in milliseconds since 1970, and `token` identifies that rendering.
 */
export const enquiryInput = z
  .strictObject({
    lastName: requiredText(m.last_name_needed, 100),
    email: email.default('').transform(orNull),
    phone: phone.default('').transform(orNull),
    company: z.enum(companies, { error: () => m.company_needed() }),
    message: requiredText(m.message_needed, 5000),
    website: z.string().max(200).default(''),
    shownAt: z.coerce.number<number | string>().default(0),
    token: z.string().max(40).default(''),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    path: ['email'],
    error: () => m.reach_needed(),
    when: ({ value }) => isObject(value),
  })

function isObject(value: unknown) {
  return typeof value === 'object' && value !== null
}

export type EnquiryInput = z.output<typeof enquiryInput>
