import { m } from '#i18n/paraglide/messages.js'
import { type DocumentFields, type DocumentLists, type DocumentOf, pastDays } from '#server/drafts/document-schema.ts'
import type { Field } from '#server/drafts/field.ts'
import { inArabicToo, translated } from '#server/drafts/translated.ts'
import { countryOptions } from '#i18n/countries.ts'
import { costLabels, payerLabels } from '#server/features/vacancies/schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long ago a fact may have been checked before staff are asked to check it again. */
const CHECK_EVERY_MS = 180 * DAY_MS

const choice = (labels: Record<string, () => string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const checkedOn = {
  kind: 'date',
  label: m.fee_checked,
  hint: m.fee_checked_hint,
  days: pastDays,
} as const satisfies Field

/** What going to one country costs, and who pays it. */
export const feeFields = {
  country: { kind: 'choice', label: m.fee_country, required: m.fee_country_needed, options: countryOptions },
  ...translated('note', { kind: 'longText', label: m.fee_note, max: 600 }),
} as const satisfies DocumentFields

export const feeLists = {
  rows: {
    label: m.fee_rows,
    one: m.fee_row,
    max: 30,
    fields: {
      item: {
        kind: 'choice',
        label: m.vacancy_cost,
        required: m.fee_item_needed,
        options: choice({ all: m.fee_all, ...costLabels }),
      },
      payer: {
        kind: 'choice',
        label: m.vacancy_cost_payer,
        required: m.fee_payer_needed,
        options: choice(payerLabels),
      },
      maxTaka: { kind: 'number', label: m.fee_max, hint: m.fee_max_hint },
      orderNo: { kind: 'text', label: m.fee_order, hint: m.fee_order_hint, max: 120 },
      orderDate: { kind: 'date', label: m.fee_order_date, days: pastDays },
      source: { kind: 'link', label: m.fee_source },
      checkedOn: { ...checkedOn, after: ['orderDate'] },
    },
  },
} as const satisfies DocumentLists

/** The Bureau of Manpower, Employment and Training, which keeps the list of agencies in Bangladesh. */
const BMET = 'https://bmet.gov.bd'

/** What else stands on the page about licence and fees. */
export const feesPageFields = {
  picture: { kind: 'picture', label: m.fees_licence_picture, hint: m.fees_licence_picture_hint },
  ...translated('alt', { kind: 'text', of: 'picture', label: m.fees_licence_alt, max: 300 }),
  checkLink: { kind: 'link', label: m.fees_check_link, hint: () => m.fees_check_link_hint({ address: BMET }) },
  checkedOn,
  ...inArabicToo('never', { kind: 'longText', label: m.fees_never, hint: m.fees_never_hint, max: 1_000 }),
  ...translated('account', { kind: 'longText', label: m.fees_account, hint: m.fees_account_hint, max: 600 }),
} as const satisfies DocumentFields

export const feesPageLists = {
  helplines: {
    label: m.helplines,
    one: m.fees_helpline,
    max: 8,
    fields: {
      ...inArabicToo('label', {
        kind: 'text',
        label: m.fees_helpline_label,
        required: m.fees_helpline_needed,
        max: 120,
      }),
      number: { kind: 'phone', label: m.fees_helpline_number, required: m.fees_helpline_needed },
      isFromAbroad: { kind: 'check', label: m.fees_helpline_abroad },
      source: { kind: 'link', label: m.fee_source },
      checkedOn,
    },
  },
  missions: {
    label: m.missions_abroad,
    one: m.fees_mission,
    max: 40,
    fields: {
      country: { kind: 'choice', label: m.fee_country, required: m.fee_country_needed, options: countryOptions },
      ...translated('address', { kind: 'longText', label: m.fees_mission_address, max: 300 }),
      number: { kind: 'phone', label: m.fees_helpline_number, required: m.fees_helpline_needed },
      source: { kind: 'link', label: m.fee_source },
      checkedOn,
    },
  },
} as const satisfies DocumentLists

export type Fees = DocumentOf<typeof feeFields, typeof feeLists>
export type FeesPage = DocumentOf<typeof feesPageFields, typeof feesPageLists>

/** Whether visitors may see a row: who ordered it, when, and when somebody checked it last are written. */
export const isComplete = ({ orderNo, orderDate, checkedOn: day }: Partial<Fees['rows'][number]>): boolean =>
  Boolean(orderNo && orderDate && day)

/** Whether a fact was last checked more than half a year ago. */
export const isOutdated = (day: string, now = Date.now()): boolean => Date.parse(day) < now - CHECK_EVERY_MS
