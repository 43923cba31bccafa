import type { ContentStore } from '#server/drafts/define-content.ts'
import { defineFeature } from '#server/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'
import { settingStores } from '#server/features/settings/content.ts'
import { settingsNotices } from '#server/features/settings/notices.ts'
import { remindOfLicences } from '#server/features/settings/reminders.ts'
import { findAgency, settingsOnDesk } from '#server/features/settings/domain.ts'
import { settingsRest } from '#server/features/settings/rest.ts'
import { settingsRouter } from '#server/features/settings/router.ts'
import { fillSlots } from '#server/features/settings/slots.ts'
import { groupNames, settingGroups } from '#server/features/settings/schema.ts'

export const settings = defineFeature({
  kind: 'tool',
  name: 'settings',
  tables: {},
  activity: {},
  notices: settingsNotices,
  hourly: () => remindOfLicences(),
  agency: findAgency,
  fillSlots,
  desk: settingsOnDesk,
  router: settingsRouter,
  rest: settingsRest,
})

/** Each group of settings is a content type. */
export const settingFeatures = groupNames.map(group =>
  defineFeature({
    ...documentFeature(
      `settings-${group}` as const,
      settingStores[group] as ContentStore<object>,
      settingGroups[group].label,
    ),
    folder: 'settings',
    right: 'settings',
    list: { page: `/admin/settings/${group}`, label: settingGroups[group].label },
    searchText: () => [settingGroups[group].label()],
    editPage: () => `/admin/settings/${group}`,
    pages: () => ['/'],
  }),
)
