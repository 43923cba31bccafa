import { ContactRound } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { applicationsPart } from '#server/features/applications/part.shared.ts'

export const staff = defineStaff({
  name: 'people',
  screens: [
    {
      to: '/admin/people',
      group: 'work',
      place: 55,
      set: 'people',
      label: m.people_title,
      icon: ContactRound,
      right: 'applications',
      part: applicationsPart.name,
      findsPeople: true,
    },
  ],
})
