import { m } from '#app/paraglide/messages.js'
import { group } from '#app/group.ts'
import { requiredText, z } from '#server/zod.ts'

const companies = group.map(({ id }) => id)

/** What a visitor writes to us. `website` is a trap that people do not see; `shownAt` is when the form was shown, in milliseconds since 1970. */
export const enquiryInput = z.strictObject({
  lastName: requiredText(m.last_name_needed, 100),
  email: z.string({ error: () => m.email_needed() }).trim().toLowerCase().min(1, { error: () => m.email_needed(), abort: true })
    .max(254, { error: () => m.email_invalid(), abort: true }).pipe(z.email({ error: () => m.email_invalid() })),
  company: z.enum(companies, { error: () => m.company_needed() }),
  message: requiredText(m.message_needed, 5000),
  website: z.string().max(200).default(''),
  shownAt: z.coerce.number<number | string>().default(0),
})

export type EnquiryInput = z.output<typeof enquiryInput>
