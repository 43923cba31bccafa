import type { Locale } from '#i18n/paraglide/runtime.js'
import type { SettingGroup } from '#server/registration/define-settings.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'

/** A fact that texts of pages may ask for by its name, such as `{licence}`: what staff call it, and what it is in each language. */
export type Slot = {
  name: string
  label: () => string
  values: () => Promise<Partial<Record<Locale, string | undefined>>>
}

/** A group of settings with its store. */
export type StoredSettings = Pick<SettingGroup, 'group' | 'place' | 'label' | 'fields' | 'lists'> & {
  wanted?: readonly PropertyKey[]
  store: Pick<ContentStore, 'feature'>
}

declare module '#server/registration/define-feature.ts' {
  interface Contributions {
    settings: {
      /** Groups, each a content type of one record. */
      groups?: readonly StoredSettings[]
      slots?: readonly Slot[]
    }
  }
}
