import type { ContentStore } from '#server/drafts/define-content.ts'
import type { SettingGroup } from '#server/registration/define-settings.ts'
import { defineFeature, type Feature } from '#server/registration/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'
import { stored, storedGroup } from '#server/features/settings/content.ts'
import { colourSheets } from '#server/features/settings/colour-sheet.ts'
import { settingsSteps } from '#server/features/settings/first-steps.ts'
import { settingsNotices } from '#server/features/settings/notices.ts'
import { remindOfLicences } from '#server/features/settings/reminders.ts'
import { findAgency, settingsOnDesk } from '#server/features/settings/domain.ts'
import { settingsRest } from '#server/features/settings/rest.ts'
import { settingsRouter } from '#server/features/settings/router.ts'
import { storedParts } from '#server/features/settings/parts.ts'
import { agencySlots, fillSlots } from '#server/features/settings/slots.ts'
import { partOf, partsOf } from '#server/registration/define-part.shared.ts'
import { retentionGroup } from '#server/features/settings/schema.ts'

export const settings = defineFeature({
  kind: 'tool',
  name: 'settings',
  contributes: {
    settings: { slots: agencySlots },
  },
  tables: {},
  activity: {},
  notices: settingsNotices,
  hourly: () => remindOfLicences(),
  agency: findAgency,
  fillSlots,
  desk: settingsOnDesk,
  firstSteps: settingsSteps,
  router: settingsRouter,
  rest: settingsRest,
  routes: { '/colour': colourSheets },
})

/** Each group of settings is a content type: those of the agency, those of these features, and how long their tables keep personal data. */
export function settingFeatures(features: readonly Pick<Feature, 'contributes' | 'tables' | 'part'>[]) {
  const groups = [
    ...Object.values(stored),
    ...features.flatMap(({ contributes, part }) =>
      (contributes?.settings?.groups ?? []).map(group => ({ ...group, part })),
    ),
    storedGroup(retentionGroup(retentionOf(features))),
    storedParts(partsOf(features)),
  ]
  return groups
    .toSorted((one, other) => one.place - other.place)
    .map(({ group, label, store, wanted = [], ...shape }) =>
      defineFeature({
        ...documentFeature(`settings-${group}`, store as ContentStore<object>, label),
        folder: 'settings',
        ...('part' in shape && shape.part && { part: partOf(shape)! }),
        right: 'settings',
        list: { page: `/admin/settings/${group}`, label },
        searchText: () => [label()],
        editPage: () => `/admin/settings/${group}`,
        pages: () => ['/'],
        wanted: Object.fromEntries(wanted.map(name => [name, labelOf(shape, String(name))])),
      }),
    )
}

const labelOf = ({ fields, lists }: Pick<SettingGroup, 'fields' | 'lists'>, name: string) =>
  (fields[name] ?? lists[name])!.label

const retentionOf = (features: readonly Pick<Feature, 'tables'>[]) =>
  features
    .flatMap(({ tables }) => Object.values(tables))
    .flatMap(({ kept }) => (typeof kept === 'object' && 'settings' in kept ? kept.settings : []))
