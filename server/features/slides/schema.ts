import { m } from '#i18n/paraglide/messages.js'
import type { DocumentFields, DocumentLists, DocumentOf } from '#server/drafts/document-schema.ts'
import { translated } from '#server/drafts/translated.ts'

/** In characters: a heading has one or two lines on a phone, a sentence three. */
const HEADING_MAX = 50
const SENTENCE_MAX = 120
const LINK_LABEL_MAX = 40
const ALT_MAX = 500

export const slidesFields = {} as const satisfies DocumentFields

/** The pictures of the home page, in their order. */
export const slidesLists = {
  slides: {
    label: m.slides_many,
    one: m.slide_one,
    max: 8,
    fields: {
      picture: {
        kind: 'picture',
        label: m.slide_picture,
        hint: m.slide_picture_hint,
        required: m.slide_picture_needed,
      },
      ...translated('alt', {
        kind: 'text',
        max: ALT_MAX,
        of: 'picture',
        label: m.slide_alt,
        hint: m.picture_alt_or_library_hint,
      }),
      focusDesk: { kind: 'focus', of: 'picture', label: m.slide_focus_desk },
      focusPhone: { kind: 'focus', of: 'picture', label: m.slide_focus_phone },
      ...translated('heading', {
        kind: 'text',
        max: HEADING_MAX,
        label: m.slide_heading,
        hint: m.slide_heading_hint,
      }),
      ...translated('sentence', {
        kind: 'text',
        max: SENTENCE_MAX,
        label: m.slide_sentence,
        hint: m.slide_sentence_hint,
      }),
      link: { kind: 'link', label: m.slide_link, hint: m.slide_link_hint },
      ...translated('linkLabel', {
        kind: 'text',
        max: LINK_LABEL_MAX,
        label: m.slide_link_label,
        hint: m.slide_link_label_hint,
      }),
    },
  },
} as const satisfies DocumentLists

export type Slides = DocumentOf<typeof slidesFields, typeof slidesLists>
export type Slide = Slides['slides'][number]
