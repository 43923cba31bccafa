import type { ComponentType } from 'react'
import { m } from '#i18n/paraglide/messages.js'

/** How a record that is not published is shown on its public page. */
export type Preview<Props> = {
  /** The record as its page takes it, and its title; the server gives what `toPublic` makes of a draft. */
  load: (record: object) => Promise<{ title: string; props: Props }>
  Page: ComponentType<Props>
}

/** Checks the preview of a content type; who shows it knows its props from `load` alone. */
export function definePreview<Props extends object>(preview: Preview<Props>): Preview<object> {
  return preview as unknown as Preview<object>
}

/** A draft may have no name yet. */
export function named<Draft extends object, Name extends keyof Draft>(draft: Draft, name: Name, nameBn: Name): Draft {
  return draft[name]
    ? draft
    : { ...draft, [name]: draft[nameBn] || m.list_untitled(), [nameBn]: draft[nameBn] || m.list_untitled() }
}
