import { m } from '#i18n/paraglide/messages.js'
import type { DocumentLists } from '#server/drafts/document-schema.ts'
import { translated } from '#server/drafts/translated.ts'

/** In characters. */
const ALT_MAX = 500
const FIGURE_MAX = 24
const NOTE_MAX = 300

/** The lists of a page in the order of its form; for those that not every page has see `hasPart`. */
export const pageLists = {
  chapters: {
    label: m.page_chapters,
    one: m.page_chapter,
    max: 30,
    fields: {
      ...translated('heading', { kind: 'text', label: m.field_heading, hint: m.page_heading_hint }),
      ...translated('text', { kind: 'blocks', label: m.field_text, hint: m.text_hint, required: m.field_text_needed }),
    },
  },
  covers: {
    label: m.service_covers,
    one: m.page_cover,
    max: 12,
    fields: {
      ...translated('title', { kind: 'text', label: m.field_title, required: m.field_title_needed }),
      ...translated('figure', {
        kind: 'text',
        max: FIGURE_MAX,
        label: m.page_figure,
        hint: m.page_figure_hint,
      }),
      ...translated('text', { kind: 'longText', max: NOTE_MAX, label: m.field_text }),
    },
  },
  steps: {
    label: m.service_steps,
    one: m.procedure_step,
    max: 6,
    fields: {
      ...translated('title', { kind: 'text', label: m.field_title, required: m.field_title_needed }),
      ...translated('days', { kind: 'text', label: m.procedure_days, hint: m.procedure_days_hint }),
      ...translated('text', { kind: 'longText', max: NOTE_MAX, label: m.field_text }),
    },
  },
  papers: {
    label: m.service_papers,
    one: m.page_paper,
    max: 20,
    fields: {
      ...translated('name', { kind: 'text', label: m.field_name, required: m.page_name_needed }),
      ...translated('note', { kind: 'longText', max: NOTE_MAX, label: m.page_note }),
    },
  },
  people: {
    label: m.about_people,
    one: m.page_person,
    max: 12,
    fields: {
      ...translated('name', { kind: 'text', label: m.field_name, required: m.page_name_needed }),
      ...translated('role', { kind: 'text', label: m.page_role }),
      ...translated('place', { kind: 'text', label: m.page_place, hint: m.page_place_hint }),
      picture: { kind: 'picture', label: m.person_picture, hint: m.person_picture_hint },
    },
  },
  timeline: {
    label: m.about_timeline,
    one: m.page_event,
    max: 20,
    fields: {
      year: { kind: 'number', label: m.page_year, required: m.page_year_needed, isYear: true },
      ...translated('text', {
        kind: 'longText',
        max: NOTE_MAX,
        label: m.field_text,
        required: m.field_text_needed,
      }),
    },
  },
  pictures: {
    label: m.page_pictures,
    one: m.field_picture,
    max: 6,
    fields: {
      picture: { kind: 'picture', label: m.field_picture, required: m.field_picture_needed },
      ...translated('alt', { kind: 'text', max: ALT_MAX, of: 'picture', label: m.field_alt, hint: m.field_alt_hint }),
    },
  },
} as const satisfies DocumentLists
