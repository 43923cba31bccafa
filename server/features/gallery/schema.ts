import { m } from '#i18n/paraglide/messages.js'
import type { DocumentFields, DocumentLists, DocumentOf } from '#server/drafts/document-schema.ts'
import { translated } from '#server/drafts/translated.ts'

/** In characters. */
const ALT_MAX = 500
const CAPTION_MAX = 500

/** The fields of an album in the order of its form. An album without a title shows its pictures alone. */
export const albumFields = {
  ...translated('title', { kind: 'text', label: m.album_title, hint: m.album_title_hint }),
  ...translated('text', { kind: 'longText', label: m.album_text, hint: m.album_text_hint }),
} as const satisfies DocumentFields

export const albumLists = {
  pictures: {
    label: m.album_pictures,
    one: m.album_picture,
    max: 60,
    fields: {
      picture: { kind: 'picture', label: m.album_picture, required: m.album_picture_needed },
      ...translated('alt', {
        kind: 'text',
        max: ALT_MAX,
        of: 'picture',
        label: m.album_alt,
        hint: m.picture_alt_or_library_hint,
      }),
      ...translated('caption', {
        kind: 'longText',
        max: CAPTION_MAX,
        of: 'picture',
        label: m.album_caption,
        hint: m.album_caption_hint,
      }),
    },
  },
} as const satisfies DocumentLists

export type AlbumInput = DocumentOf<typeof albumFields, typeof albumLists>
