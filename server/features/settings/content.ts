import { baseLocale } from '#i18n/paraglide/runtime.js'
import type { SettingGroup } from '#server/registration/define-settings.ts'
import type { DocumentFields, DocumentLists } from '#server/drafts/document-schema.ts'
import { defineDocument } from '#server/features/content/domain.ts'
import { agencyGroups } from '#server/features/settings/schema.ts'

/** A group of settings with its store. */
export function storedGroup<Fields extends DocumentFields, Lists extends DocumentLists>(
  group: SettingGroup<Fields, Lists>,
) {
  const { label, fields, lists, rules } = group
  const feature = `settings-${group.group}`
  const store = defineDocument({
    feature,
    fixedIds: [feature],
    fields,
    lists,
    ...(rules && { rules }),
    title: () => label({}, { locale: baseLocale }),
  })
  return { ...group, store }
}

/** What visitors read of the agency. */
export const stored = {
  identity: storedGroup(agencyGroups.identity),
  licence: storedGroup(agencyGroups.licence),
  contact: storedGroup(agencyGroups.contact),
  networks: storedGroup(agencyGroups.networks),
  figures: storedGroup(agencyGroups.figures),
  languages: storedGroup(agencyGroups.languages),
}
