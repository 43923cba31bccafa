import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/registration/define-feature.ts'

export const enquiriesActivity = {
  enquiries: {
    label: m.activity_part_enquiries,
    actions: {
      'enquiry-answered': m.did_enquiry_answered,
      'enquiry-called': m.did_enquiry_called,
      'enquiry-noted': m.did_enquiry_noted,
      'enquiry-assigned': m.did_enquiry_assigned,
      'enquiry-unassigned': m.did_enquiry_unassigned,
      'enquiry-subject': m.did_enquiry_subject,
      'enquiry-handled': m.did_enquiry_handled,
      'enquiry-reopened': m.did_enquiry_reopened,
      'enquiry-spam': m.did_enquiry_spam,
      'enquiry-not-spam': m.did_enquiry_not_spam,
      'enquiry-deleted': m.did_enquiry_deleted,
      'enquiry-restored': m.did_enquiry_restored,
      'enquiries-exported': m.did_enquiries_exported,
      'template-saved': m.did_template_saved,
      'template-deleted': m.did_template_deleted,
    },
  },
} satisfies Record<string, ActivityArea>

declare module '#server/registration/feature-events.ts' {
  interface ActivityAreas {
    enquiries: typeof enquiriesActivity
  }
}
