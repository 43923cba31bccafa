import { stripInvalidCharacters, z } from '#i18n/zod.ts'

/** Everything that is noted, by the part of the product it happens in. */
export const actions = {
  'sign-in': ['signed-up', 'signed-in', 'sign-in-failed', 'signed-out', 'link-asked', 'reset-asked'],
  account: [
    'password-changed',
    'email-changed',
    'name-changed',
    'provider-linked',
    'provider-unlinked',
    'sessions-ended',
    'left',
  ],
  staff: [
    'invited',
    'invitation-withdrawn',
    'invitation-accepted',
    'approved',
    'suspended',
    'removed',
    'role-changed',
    'invitation-link-copied',
    'reset-link-copied',
  ],
  clients: ['client-added', 'client-changed', 'client-deleted'],
  enquiries: ['enquiry-handled', 'enquiry-reopened', 'enquiry-deleted'],
} as const

export type Part = keyof typeof actions
export type Action = (typeof actions)[Part][number]

/** What to look for in the log: a part of the product, words in names and records, days as YYYY-MM-DD, and where the page before ended. */
export const activityAsked = z.strictObject({
  part: z.enum(Object.keys(actions) as [Part, ...Part[]]).optional(),
  search: z.string().overwrite(stripInvalidCharacters).trim().max(200).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  page: z.number().int().min(1).max(100_000).optional(),
})

export type ActivityAsked = z.output<typeof activityAsked>
