import { Settings } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { settingType } from '#app/features/settings/setting-types.ts'
import { m } from '#i18n/paraglide/messages.js'
import { partsOf } from '#server/registration/define-part.shared.ts'
import { agencyGroups, partsGroup, retentionGroup } from '#server/features/settings/schema.ts'

export const staff = defineStaff({
  name: 'settings',
  screens: [
    {
      to: '/admin/settings',
      group: 'system',
      place: 10,
      set: 'agency',
      setName: { label: m.set_agency, icon: Settings },
      label: m.settings_title,
      icon: Settings,
      right: 'settings',
      hasTabsBelow: true,
    },
  ],
  contentTypes: Object.assign(
    {},
    ...Object.values(agencyGroups).map(group =>
      settingType(group, async () => ({
        sections: (await import('./admin/agency-sections.tsx')).agencySections[group.group],
      })),
    ),
  ),
  collectedTypes: features => ({
    ...settingType(retentionGroup(features.flatMap(({ retention = [] }) => retention))),
    ...settingType(partsGroup(partsOf(features)), async () => {
      const { partsSections } = await import('./admin/parts-sections.tsx')
      return { sections: () => partsSections(features) }
    }),
  }),
  helpOf: { '/admin/settings/identity': 'look', '/admin/settings': 'telephone' },
})
