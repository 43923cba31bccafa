import { late } from '#app/rendering/late.ts'
import type { ContentType, StaffScreens } from '#app/staff/content-type.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { SettingGroup } from '#server/registration/define-settings.ts'

/** A group of settings as a content type of one record; `staff` are the parts of its form, in another order than that of its fields. */
export const settingType = (given: object, staff?: () => Promise<StaffScreens>): Record<string, ContentType> => {
  const { group, label, fields, lists, rules } = given as SettingGroup
  return {
    [`settings-${group}`]: {
      one: label,
      many: () => m.settings_group({ group: label() }),
      listPage: '/admin/settings',
      editPage: () => `/admin/settings/${group}`,
      publicPage: () => '/',
      title: () => ({ children: label() }),
      fields,
      lists,
      ...(rules && { rules }),
      schemaVersion: 1,
      preview: late(async () => (await import('./settings-preview.tsx')).previewOf({ label, fields, lists })),
      ...(staff && { staff: late(staff) }),
    },
  }
}
