import { settingType } from '#app/features/settings/setting-types.ts'
import { complaintRetention, complaintSettings } from '#server/features/complaints/settings-schema.ts'
import { ShieldQuestionMark, UserCog } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { complaintsPart } from '#server/features/complaints/part.shared.ts'

export const staff = defineStaff({
  name: 'complaints',
  part: complaintsPart,
  screens: [
    {
      to: '/admin/complaints',
      group: 'work',
      place: 140,
      label: m.complaints_title,
      icon: ShieldQuestionMark,
      right: 'complaints',
    },
    {
      to: '/admin/complaints/officers',
      group: 'work',
      place: 150,
      label: m.officers_title,
      icon: UserCog,
      right: 'complaints',
      isUnlisted: true,
    },
  ],
  helpOf: { '/admin/complaints': 'complaint' },
  contentTypes: settingType(complaintSettings),
  retention: [complaintRetention],
})
