import { KeyRound } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tokensPart } from '#server/features/tokens/part.shared.ts'

export const staff = defineStaff({
  name: 'tokens',
  part: tokensPart,
  screens: [
    {
      to: '/admin/tokens',
      group: 'system',
      place: 40,
      set: 'agency',
      label: m.tokens_title,
      icon: KeyRound,
      right: 'owners',
    },
  ],
  helpOf: { '/admin/tokens': 'program' },
})
