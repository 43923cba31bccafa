import { FileUp, IdCard } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'

export const staff = defineStaff({
  name: 'workers',
  screens: [
    {
      to: '/admin/workers',
      group: 'work',
      place: 90,
      label: m.workers_title,
      icon: IdCard,
      right: 'workers',
      add: m.worker_add,
    },
    {
      to: '/admin/workers/import',
      group: 'work',
      place: 100,
      label: m.workers_import_title,
      icon: FileUp,
      right: 'workers',
      isUnlisted: true,
    },
  ],
  helpOf: { '/admin/workers': 'worker' },
})
