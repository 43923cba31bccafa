import { late } from '#app/rendering/late.ts'
import { FileText, Mail } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'

export const staff = defineStaff({
  name: 'enquiries',
  screens: [
    { to: '/admin/enquiries', group: 'work', place: 120, label: m.admin_enquiries, icon: Mail, right: 'enquiries' },
    {
      to: '/admin/enquiries/templates',
      group: 'work',
      place: 130,
      label: m.templates_title,
      icon: FileText,
      right: 'enquiries',
      isUnlisted: true,
    },
  ],
  helpOf: { '/admin/enquiries': 'enquiry' },
  pageNotes: { contact: m.page_contact_note },
  pagePreviews: { contact: late(async () => (await import('./preview.tsx')).pagePreview) },
})
