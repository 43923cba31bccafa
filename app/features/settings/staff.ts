import { Settings } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { settingTypes } from '#app/features/settings/setting-types.ts'

export const staff = defineStaff({
  name: 'settings',
  screens: [
    { to: '/admin/settings', group: 'system', place: 10, label: m.settings_title, icon: Settings, right: 'settings' },
  ],
  contentTypes: settingTypes,
  helpOf: { '/admin/settings': 'telephone' },
})
