import { figure } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'
import { group } from '#app/group.ts'
import { storable, z } from '#server/zod.ts'

const companies = group.map(({ id }) => id)

/** What a visitor writes to us. `website` is a trap that people do not see; `shownAt` is when the form was shown, in milliseconds since 1970. */
export const enquiryInput = z.object({
  lastName: z.string({ error: () => m.last_name_needed() }).overwrite(storable).trim().min(1, { error: () => m.last_name_needed() }).max(100, { error: () => m.text_too_long({ max: figure(100) }) }),
  email: z.string({ error: () => m.email_needed() }).trim().toLowerCase().min(1, { error: () => m.email_needed(), abort: true })
    .max(254, { error: () => m.email_invalid(), abort: true }).pipe(z.email({ error: () => m.email_invalid() })),
  company: z.enum(companies, { error: () => m.company_needed() }),
  message: z.string({ error: () => m.message_needed() }).overwrite(storable).trim().min(1, { error: () => m.message_needed() }).max(5000, { error: () => m.text_too_long({ max: figure(5000) }) }),
  website: z.string().max(200).default(''),
  shownAt: z.coerce.number<number | string>().default(0),
})

export type EnquiryInput = z.output<typeof enquiryInput>
