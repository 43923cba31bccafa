import { m } from '#i18n/paraglide/messages.js'
import type { DocumentFields, DocumentOf } from '#server/drafts/document-schema.ts'
import { translated } from '#server/drafts/translated.ts'

/** In characters: one or two sentences. */
const TEXT_MAX = 300
const ASKED_MAX = 1_000

/** The fields of an answer in the order of its form. */
export const answerFields = {
  asked: {
    kind: 'longText',
    max: ASKED_MAX,
    label: m.answers_asked,
    hint: m.answers_asked_hint,
    required: m.answers_asked_needed,
  },
  ...translated('title', {
    kind: 'text',
    label: m.answers_heading,
    hint: m.answers_heading_hint,
    required: m.answers_heading_needed,
  }),
  ...translated('text', {
    kind: 'longText',
    max: TEXT_MAX,
    label: m.answers_text,
    hint: m.answers_text_hint,
    required: m.answers_text_needed,
  }),
  link: { kind: 'link', label: m.answers_link, hint: m.answers_link_hint, required: m.answers_link_needed },
} as const satisfies DocumentFields

export type AnswerInput = DocumentOf<typeof answerFields>
