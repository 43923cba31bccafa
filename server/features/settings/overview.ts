import { read } from '#server/db/client.ts'
import { findEndingLicences, findSettings } from '#server/features/settings/domain.ts'
import { hasStorybook } from '#server/http/storybook-folder.ts'
import { groupNames, type SettingGroup, settingGroups } from '#server/features/settings/schema.ts'

const { identity, licence, contact, figures, employers } = settingGroups
/** What visitors look for: its label where it is missing. */
const wanted: Record<SettingGroup, Record<string, () => string>> = {
  identity: pick(identity.fields, ['name', 'nameBn', 'mark', 'share']),
  licence: pick(licence.lists, ['licences']),
  contact: { ...pick(contact.lists, ['phones', 'emails', 'addresses']), ...pick(contact.fields, ['hours']) },
  networks: {},
  employers: pick(employers.fields, ['responseTime', 'replacement']),
  retention: {},
  complaints: {},
  stages: {},
  figures: pick(figures.fields, ['placed', 'placedAsOf']),
  languages: {},
}

/** For staff: what each group of settings is missing, which licences end, and whether there is a Storybook to open. */
export async function overview() {
  const [settings, drafts, licences] = await Promise.all([
    findSettings(),
    read.draft.findMany({
      where: { feature: { in: groupNames.map(group => `settings-${group}`) } },
      select: { feature: true },
    }),
    findEndingLicences(),
  ])
  const drafted = new Set(drafts.map(({ feature }) => feature))
  const groups = groupNames.map(group => {
    const values = (settings[group] ?? {}) as Record<string, unknown>
    const missing = Object.entries(wanted[group]).filter(([name]) => isEmpty(values[name]))
    return { group, isDraft: drafted.has(`settings-${group}`), missing: missing.map(([, label]) => label()) }
  })
  return { groups, licences, hasStorybook: hasStorybook() }
}

function pick(fields: Record<string, { label: () => string }>, names: string[]) {
  return Object.fromEntries(names.map(name => [name, () => fields[name]!.label()]))
}

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0)
