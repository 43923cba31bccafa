import { baseLocale } from '#i18n/paraglide/runtime.js'
import type { DocumentFields, DocumentLists, DocumentOf, DocumentRules } from '#server/drafts/document-schema.ts'
import { defineDocument } from '#server/features/content/domain.ts'
import { type SettingGroup, settingGroups } from '#server/features/settings/schema.ts'

/** The store of each group. */
export const settingStores = {
  identity: storeOf('identity', settingGroups.identity),
  licence: storeOf('licence', settingGroups.licence),
  contact: storeOf('contact', settingGroups.contact),
  networks: storeOf('networks', settingGroups.networks),
  figures: storeOf('figures', settingGroups.figures),
  employers: storeOf('employers', settingGroups.employers),
  retention: storeOf('retention', settingGroups.retention),
  complaints: storeOf('complaints', settingGroups.complaints),
  stages: storeOf('stages', settingGroups.stages),
  languages: storeOf('languages', settingGroups.languages),
}

type Group<Fields extends DocumentFields, Lists extends DocumentLists> = {
  label: typeof settingGroups.identity.label
  fields: Fields
  lists: Lists
  rules?: DocumentRules<DocumentOf<Fields, Lists>>
}

function storeOf<Fields extends DocumentFields, Lists extends DocumentLists>(
  group: SettingGroup,
  { label, fields, lists, rules }: Group<Fields, Lists>,
) {
  const feature = `settings-${group}`
  return defineDocument({
    feature,
    fixedIds: [feature],
    fields,
    lists,
    ...(rules && { rules }),
    title: () => label({}, { locale: baseLocale }),
  })
}
