import { m } from '#i18n/paraglide/messages.js'
import type { DocumentFields, DocumentLists, DocumentOf, DocumentRules } from '#server/drafts/document-schema.ts'
import { translated } from '#server/drafts/translated.ts'
import { countryOptions } from '#i18n/countries.ts'
import { formatNumber } from '#i18n/locale.ts'
import { STAGES, stateLabels } from '#server/features/applications/schema.ts'
import { kindLabels, NEEDABLE } from '#server/features/workers/schema.ts'

const SHORT_NAME_MAX = 30 // what fits under an icon on a home screen, with room for long scripts
const identityFields = {
  name: { kind: 'text', label: m.settings_name, required: m.settings_name_needed, max: 80 },
  nameBn: { kind: 'text', label: m.settings_name_bn, max: 80, lang: 'bn' },
  shortName: { kind: 'text', label: m.settings_short_name, hint: m.settings_short_name_hint, max: SHORT_NAME_MAX },
  shortNameBn: { kind: 'text', label: m.settings_short_name_bn, max: SHORT_NAME_MAX, lang: 'bn' },
  since: { kind: 'number', label: m.settings_since, hint: m.settings_since_hint, isYear: true },
  mark: { kind: 'picture', label: m.settings_mark, hint: m.settings_mark_hint },
  share: { kind: 'picture', label: m.settings_share, hint: m.settings_share_hint },
  shareFocus: { kind: 'focus', label: m.settings_share_focus, of: 'share' },
  creditName: { kind: 'text', label: m.settings_credit_name, hint: m.settings_credit_name_hint },
  creditLink: { kind: 'link', label: m.settings_credit_link },
} as const satisfies DocumentFields

const licenceLists = {
  licences: {
    label: m.settings_licences,
    one: m.settings_licence_one,
    max: 5,
    fields: {
      number: { kind: 'text', label: m.settings_licence_number, required: m.settings_licence_number_needed, max: 40 },
      otherReading: { kind: 'text', label: m.settings_licence_other, hint: m.settings_licence_other_hint, max: 40 },
      authority: { kind: 'text', label: m.settings_licence_authority, hint: m.settings_licence_authority_hint },
      authorityBn: { kind: 'text', label: m.settings_licence_authority_bn, lang: 'bn' },
      validUntil: { kind: 'date', label: m.settings_licence_until, hint: m.settings_licence_until_hint },
    },
  },
} as const satisfies DocumentLists

const contactFields = {
  hours: { kind: 'longText', label: m.settings_hours, hint: m.settings_hours_hint, max: 500 },
  hoursBn: { kind: 'longText', label: m.settings_hours_bn, lang: 'bn', max: 500 },
  sketch: { kind: 'picture', label: m.settings_sketch, hint: m.settings_sketch_hint },
  sketchAlt: { kind: 'text', label: m.settings_sketch_alt, hint: m.news_form_alt_hint, of: 'sketch' },
  sketchAltBn: { kind: 'text', label: m.settings_sketch_alt_bn, of: 'sketch', lang: 'bn' },
} as const satisfies DocumentFields

const contactLists = {
  phones: {
    label: m.settings_phones,
    one: m.settings_phone_one,
    max: 8,
    fields: {
      number: {
        kind: 'phone',
        label: m.settings_phone_number,
        hint: m.settings_phone_number_hint,
        required: m.settings_phone_needed,
        max: 30,
      },
      label: { kind: 'text', label: m.settings_phone_label, hint: m.settings_phone_label_hint, max: 60 },
      labelBn: { kind: 'text', label: m.settings_phone_label_bn, lang: 'bn', max: 60 },
      hasWhatsapp: { kind: 'check', label: m.settings_phone_whatsapp, hint: m.settings_phone_whatsapp_hint },
    },
  },
  emails: {
    label: m.settings_emails,
    one: m.settings_email_one,
    max: 8,
    fields: {
      email: { kind: 'email', label: m.field_email, required: m.email_needed },
      subject: { kind: 'text', label: m.settings_email_subject, hint: m.settings_email_subject_hint, max: 60 },
      subjectBn: { kind: 'text', label: m.settings_email_subject_bn, lang: 'bn', max: 60 },
    },
  },
  addresses: {
    label: m.settings_addresses,
    one: m.settings_address_one,
    max: 5,
    fields: {
      lines: {
        kind: 'longText',
        label: m.settings_address_lines,
        hint: m.settings_address_lines_hint,
        required: m.settings_address_needed,
        max: 300,
      },
      linesBn: { kind: 'longText', label: m.settings_address_lines_bn, lang: 'bn', max: 300 },
      place: {
        kind: 'text',
        label: m.settings_place,
        hint: m.settings_place_hint,
        pattern: { of: /^-?\d{1,2}(?:\.\d+)?\s*,\s*-?\d{1,3}(?:\.\d+)?$/, sentence: m.settings_place_invalid },
        max: 60,
      },
    },
  },
} as const satisfies DocumentLists

const networkLists = {
  networks: {
    label: m.settings_networks,
    one: m.settings_network_one,
    max: 5,
    fields: {
      network: {
        kind: 'choice',
        label: m.settings_network,
        required: m.settings_network_needed,
        options: [
          { value: 'facebook', label: () => 'Facebook' },
          { value: 'instagram', label: () => 'Instagram' },
          { value: 'twitter', label: () => 'Twitter' },
          { value: 'x', label: () => 'X' },
          { value: 'linkedin', label: () => 'LinkedIn' },
        ],
      },
      address: { kind: 'link', label: m.settings_network_address, hint: m.settings_network_address_hint },
    },
  },
} as const satisfies DocumentLists

const figureFields = {
  placed: { kind: 'number', label: m.settings_placed, hint: m.settings_placed_hint },
  placedAsOf: { kind: 'date', label: m.settings_as_of, hint: m.settings_placed_as_of_hint },
} as const satisfies DocumentFields

const figureLists = {
  figures: {
    label: m.settings_more_figures,
    one: m.settings_figure_one,
    max: 4,
    fields: {
      label: {
        kind: 'text',
        label: m.settings_figure_label,
        hint: m.settings_figure_label_hint,
        required: m.settings_figure_needed,
        max: 60,
      },
      labelBn: { kind: 'text', label: m.settings_figure_label_bn, lang: 'bn', max: 60 },
      value: { kind: 'number', label: m.settings_figure_value, required: m.settings_figure_value_needed },
      asOf: { kind: 'date', label: m.settings_as_of, hint: m.settings_as_of_hint },
    },
  },
} as const satisfies DocumentLists

/** What we promise employers; what is empty is not claimed. */
const employerFields = {
  ...translated('responseTime', {
    kind: 'text',
    label: m.settings_response_time,
    hint: m.settings_response_time_hint,
    max: 120,
  }),
  replacementDays: {
    kind: 'number',
    label: m.settings_replacement_days,
    hint: () => m.settings_replacement_days_hint({ slot: '{replacement}' }),
  },
  ...translated('replacement', {
    kind: 'longText',
    label: m.settings_replacement,
    hint: m.settings_replacement_hint,
    max: 1000,
  }),
} as const satisfies DocumentFields

const languageFields = {
  isEnglishOnly: { kind: 'check', label: m.settings_english_only, hint: m.settings_english_only_hint },
} as const satisfies DocumentFields

/** For how many months an application or a demand is stored from its last change on, and a complaint from its closing; a worker's file from its last change on, and while it has applications; the name on a receipt from the day of the payment on; empty: `RETENTION_MONTHS`. */
const retentionFields = {
  unsuccessfulMonths: {
    kind: 'number',
    label: m.settings_retention_unsuccessful,
    hint: m.settings_retention_unsuccessful_hint,
  },
  departedMonths: { kind: 'number', label: m.settings_retention_departed, hint: m.settings_retention_departed_hint },
  complaintMonths: { kind: 'number', label: m.settings_retention_complaint, hint: m.settings_retention_complaint_hint },
  demandMonths: { kind: 'number', label: m.settings_retention_demand, hint: m.settings_retention_demand_hint },
  workerMonths: { kind: 'number', label: m.settings_retention_worker, hint: m.settings_retention_worker_hint },
  receiptMonths: { kind: 'number', label: m.settings_retention_receipt, hint: m.settings_retention_receipt_hint },
} as const satisfies DocumentFields

export const RETENTION_MONTHS = { unsuccessful: 6, departed: 24, complaint: 12, demand: 24, worker: 60, receipt: 144 }
/** Of receipts, which are accounts, and of everything else. */
export type RetentionKind = keyof typeof RETENTION_MONTHS & string
/** What staff read beside the months of a kind. */
export const retentionLabel = (kind: RetentionKind): string => retentionFields[`${kind}Months`].label()

const RECEIPT_MAX_MONTHS = 240
const RETENTION_MAX_MONTHS = 120

const retentionRules: DocumentRules<DocumentOf<typeof retentionFields>> = months =>
  Object.entries(months).flatMap(([field, value]) => {
    const max = field === 'receiptMonths' ? RECEIPT_MAX_MONTHS : RETENTION_MAX_MONTHS
    return typeof value === 'number' && (value < 1 || value > max)
      ? [{ path: [field], message: m.settings_retention_wrong({ max: formatNumber(max) }) }]
      : []
  })

/** A number that is empty means `ANSWER_WORKING_DAYS`. */
const complaintsFields = {
  answerDays: { kind: 'number', label: m.settings_complaints_days, hint: m.settings_complaints_days_hint },
} as const satisfies DocumentFields

/** From Sunday to Thursday. */
export const ANSWER_WORKING_DAYS = 15
const ANSWER_MAX_WORKING_DAYS = 60

const complaintsRules: DocumentRules<DocumentOf<typeof complaintsFields>> = ({ answerDays }) =>
  typeof answerDays === 'number' && (answerDays < 1 || answerDays > ANSWER_MAX_WORKING_DAYS)
    ? [{ path: ['answerDays'], message: m.settings_retention_wrong({ max: formatNumber(ANSWER_MAX_WORKING_DAYS) }) }]
    : []

/** What somebody needs who comes to a stage; a stage without a row needs what is usual. */
const stagesLists = {
  rows: {
    label: m.settings_stages_rows,
    one: m.settings_stages_row,
    max: 200,
    fields: {
      stage: {
        kind: 'choice',
        label: m.settings_stages_stage,
        required: m.settings_stages_stage_needed,
        options: STAGES.map(value => ({ value, label: stateLabels[value] })),
      },
      country: {
        kind: 'choice',
        label: m.settings_stages_country,
        hint: m.settings_stages_country_hint,
        options: countryOptions,
      },
      ...(Object.fromEntries(NEEDABLE.map(kind => [kind, { kind: 'check', label: kindLabels[kind] }])) as Record<
        (typeof NEEDABLE)[number],
        { kind: 'check'; label: () => string }
      >),
    },
  },
} as const satisfies DocumentLists

const stagesRules: DocumentRules<DocumentOf<Record<never, never>, typeof stagesLists>> = ({ rows }) =>
  rows.flatMap(({ stage, country = '' }, n) =>
    rows.slice(0, n).some(row => row.stage === stage && (row.country ?? '') === country)
      ? [{ path: ['rows', n, 'country'], message: m.settings_stages_twice() }]
      : [],
  )

/** The groups of settings in the order of their list. Each is a content type of one record, `settings-<group>`. */
export const settingGroups = {
  identity: { label: m.settings_identity, fields: identityFields, lists: {} },
  licence: { label: m.settings_licence, fields: {}, lists: licenceLists },
  contact: { label: m.settings_contact, fields: contactFields, lists: contactLists },
  networks: { label: m.settings_networks, fields: {}, lists: networkLists },
  figures: { label: m.settings_figures, fields: figureFields, lists: figureLists },
  employers: { label: m.settings_employers, fields: employerFields, lists: {} },
  retention: { label: m.settings_retention, fields: retentionFields, lists: {}, rules: retentionRules },
  complaints: { label: m.settings_complaints, fields: complaintsFields, lists: {}, rules: complaintsRules },
  stages: { label: m.settings_stages, fields: {}, lists: stagesLists, rules: stagesRules },
  languages: { label: m.settings_languages, fields: languageFields, lists: {} },
} as const

export type SettingGroup = keyof typeof settingGroups
export const groupNames = Object.keys(settingGroups) as SettingGroup[]

/** The published settings; a group that nobody has published is missing. */
export type Settings = {
  [Group in SettingGroup]?: WithoutIds<
    DocumentOf<(typeof settingGroups)[Group]['fields'], (typeof settingGroups)[Group]['lists']>
  >
}
type WithoutIds<T> = { [F in keyof T]: T[F] extends (infer Entry)[] ? Omit<Entry, '_id'>[] : T[F] }
