import { Trash2 } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { editing } from '#server/drafts/editing.shared.ts'

export const staff = defineStaff({
  name: 'content',
  screens: [
    {
      to: '/admin/trash',
      group: 'content',
      place: 130,
      set: ['website', 'jobs'],
      label: m.trash_title,
      icon: Trash2,
      right: editing,
    },
  ],
  helpOf: { '/admin/trash': 'undo', '/admin/history': 'undo' },
})
