import { findDrafts } from '#server/drafts/saved.ts'
import { read } from '#server/db/client.ts'
import { usedContent } from '#server/registration/define-feature.ts'
import { findEndingLicences } from '#server/features/settings/domain.ts'
import { hasStorybook } from '#server/http/storybook-folder.ts'

const groups = () => usedContent().filter(({ folder }) => folder === 'settings')

/** For staff: what each group of settings is missing, which licences end, and whether there is a Storybook to open. */
export async function overview() {
  const [lives, drafts, licences] = await Promise.all([
    Promise.all(groups().map(({ content }) => content.readLive(read))),
    findDrafts({ features: groups().map(({ name }) => name) }),
    findEndingLicences(),
  ])
  const drafted = new Set(drafts.map(({ feature }) => feature))
  return {
    groups: groups().map(({ name, list, wanted = {} }, n) => {
      const values = (lives[n]?.[0]?.data ?? {}) as Record<string, unknown>
      const missing = Object.entries(wanted).filter(([field]) => isEmpty(values[field]))
      return {
        group: name.replace('settings-', ''),
        label: list!.label(),
        isDraft: drafted.has(name),
        missing: missing.map(([, label]) => label()),
      }
    }),
    licences,
    hasStorybook: hasStorybook(),
  }
}

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0)
