import { m } from '#i18n/paraglide/messages.js'
import type { DocumentFields, DocumentLists, DocumentOf } from '#server/drafts/document-schema.ts'
import { inArabicToo, translated } from '#server/drafts/translated.ts'

/** In characters. */
const LEAD_MAX = 500
const DESCRIPTION_MAX = 300

/** The fields of the recruitment procedure in the order of its form. */
export const procedureFields = {
  ...translated('title', { kind: 'text', label: m.field_title, required: m.field_title_needed }),
  ...translated('lead', { kind: 'longText', max: LEAD_MAX, label: m.field_lead, hint: m.page_lead_hint }),
  ...translated('total', { kind: 'text', label: m.procedure_total, hint: m.procedure_total_hint }),
  ...translated('homeLead', {
    kind: 'longText',
    max: LEAD_MAX,
    label: m.procedure_home_lead,
    hint: m.procedure_home_lead_hint,
  }),
  ...translated('description', {
    kind: 'longText',
    max: DESCRIPTION_MAX,
    label: m.field_description,
    hint: m.field_description_hint,
  }),
  picture: { kind: 'picture', label: m.field_picture, hint: m.procedure_picture_hint },
} as const satisfies DocumentFields

export const procedureLists = {
  steps: {
    label: m.procedure_steps,
    one: m.procedure_step,
    max: 20,
    fields: {
      ...inArabicToo('title', { kind: 'text', label: m.field_title, required: m.field_title_needed }),
      ...translated('summary', {
        kind: 'text',
        label: m.field_summary,
        required: m.procedure_step_summary_needed,
      }),
      ...translated('text', { kind: 'blocks', label: m.field_text, hint: m.text_hint }),
      ...translated('who', { kind: 'text', label: m.procedure_who, hint: m.procedure_who_hint }),
      ...inArabicToo('days', { kind: 'text', label: m.procedure_days, hint: m.procedure_days_hint }),
      ...inArabicToo('documents', {
        kind: 'longText',
        label: m.procedure_documents,
        hint: m.procedure_documents_hint,
      }),
      isForEmployer: { kind: 'check', label: m.procedure_for_employer, hint: m.procedure_for_employer_hint },
      isOnHome: { kind: 'check', label: m.procedure_on_home },
    },
  },
} as const satisfies DocumentLists

export type Procedure = DocumentOf<typeof procedureFields, typeof procedureLists>
