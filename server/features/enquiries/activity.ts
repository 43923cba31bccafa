import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/define-feature.ts'

export const enquiriesActivity = {
  enquiries: {
    label: m.activity_part_enquiries,
    actions: {
      'enquiry-handled': m.did_enquiry_handled,
      'enquiry-reopened': m.did_enquiry_reopened,
      'enquiry-deleted': m.did_enquiry_deleted,
    },
  },
} satisfies Record<string, ActivityArea>
