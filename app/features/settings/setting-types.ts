import { late } from '#app/rendering/late.ts'
import type { ContentType } from '#app/staff/content-type.ts'
import { m } from '#i18n/paraglide/messages.js'
import { groupNames, settingGroups } from '#server/features/settings/schema.ts'

/** Each group of settings is a content type of one record. */
export const settingTypes: Record<string, ContentType> = Object.fromEntries(
  groupNames.map(group => {
    const { label, fields, lists } = settingGroups[group]
    return [
      `settings-${group}`,
      {
        one: label,
        many: () => m.settings_group({ group: label() }),
        listPage: '/admin/settings',
        editPage: () => `/admin/settings/${group}`,
        publicPage: () => '/',
        title: () => ({ children: label() }),
        fields,
        lists,
        schemaVersion: 1,
        preview: late(async () => (await import('./settings-preview.tsx')).previewOf(group)),
      },
    ]
  }),
)
