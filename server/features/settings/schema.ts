import { isUsed } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import { inArabic } from '#server/drafts/translated.ts'
import type { Retention, SettingGroup } from '#server/registration/define-settings.ts'
import { PLACE, placeIn } from '#server/features/settings/place.shared.ts'
import { HEX } from '#server/features/settings/colour.shared.ts'
import { offWith, type Part, type Preset } from '#server/registration/define-part.shared.ts'
import { type DocumentFields, type DocumentLists, type DocumentOf, pastDays } from '#server/drafts/document-schema.ts'

const SHORT_NAME_MAX = 30 // what fits under an icon on a home screen, with room for long scripts
const identityFields = {
  name: { kind: 'text', label: m.settings_name, required: m.settings_name_needed, max: 80 },
  nameBn: { kind: 'text', label: m.settings_name_bn, max: 80, lang: 'bn' },
  shortName: { kind: 'text', label: m.settings_short_name, hint: m.settings_short_name_hint, max: SHORT_NAME_MAX },
  shortNameBn: { kind: 'text', label: m.settings_short_name_bn, max: SHORT_NAME_MAX, lang: 'bn' },
  since: { kind: 'number', label: m.settings_since, hint: m.settings_since_hint, isYear: true },
  mark: { kind: 'picture', label: m.settings_mark, hint: m.settings_mark_hint },
  colour: {
    kind: 'text',
    label: m.settings_colour,
    hint: m.settings_colour_hint,
    pattern: { of: HEX, sentence: m.settings_colour_invalid },
    tidy: text => text.toLowerCase(),
    max: 7,
  },
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
      authorityAr: { kind: 'text', label: inArabic(m.settings_licence_authority), lang: 'ar' },
      validUntil: { kind: 'date', label: m.settings_licence_until, hint: m.settings_licence_until_hint },
    },
  },
} as const satisfies DocumentLists

const contactFields = {
  hours: { kind: 'longText', label: m.settings_hours, hint: m.settings_hours_hint, max: 500 },
  hoursBn: { kind: 'longText', label: m.settings_hours_bn, lang: 'bn', max: 500 },
  hoursAr: { kind: 'longText', label: inArabic(m.settings_hours), lang: 'ar', max: 500 },
  sketch: { kind: 'picture', label: m.settings_sketch, hint: m.settings_sketch_hint },
  sketchAlt: { kind: 'text', label: m.settings_sketch_alt, hint: m.picture_alt_hint, of: 'sketch' },
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
      labelAr: { kind: 'text', label: inArabic(m.settings_phone_label), lang: 'ar', max: 60 },
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
      subjectAr: { kind: 'text', label: inArabic(m.settings_email_subject), lang: 'ar', max: 60 },
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
        pattern: { of: PLACE, sentence: m.settings_place_invalid },
        tidy: placeIn,
        max: 2_048,
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
  placedAsOf: { kind: 'date', label: m.settings_as_of, hint: m.settings_placed_as_of_hint, days: pastDays },
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
      asOf: { kind: 'date', label: m.settings_as_of, hint: m.settings_as_of_hint, days: pastDays },
    },
  },
} as const satisfies DocumentLists

const languageFields = {
  isEnglishOnly: { kind: 'check', label: m.settings_english_only, hint: m.settings_english_only_hint },
} as const satisfies DocumentFields

/** Checks a group of settings; its fields keep their types. */
export const defineGroup = <const Fields extends DocumentFields, const Lists extends DocumentLists>(
  group: SettingGroup<Fields, Lists>,
): SettingGroup<Fields, Lists> => group

/** What visitors read of the agency on every page. */
export const agencyGroups = {
  identity: defineGroup({
    group: 'identity',
    place: 10,
    label: m.settings_identity,
    fields: identityFields,
    lists: {},
    wanted: ['name', 'nameBn', 'mark', 'share'],
  }),
  licence: defineGroup({
    group: 'licence',
    place: 20,
    label: m.settings_licence,
    fields: {},
    lists: licenceLists,
    wanted: ['licences'],
  }),
  contact: defineGroup({
    group: 'contact',
    place: 30,
    label: m.group_contact,
    fields: contactFields,
    lists: contactLists,
    wanted: ['phones', 'emails', 'addresses', 'hours'],
  }),
  networks: defineGroup({
    group: 'networks',
    place: 40,
    label: m.settings_networks,
    fields: {},
    lists: networkLists,
  }),
  figures: defineGroup({
    group: 'figures',
    place: 50,
    label: m.settings_figures,
    fields: figureFields,
    lists: figureLists,
    wanted: ['placed', 'placedAsOf'],
  }),
  languages: defineGroup({
    group: 'languages',
    place: 100,
    label: m.settings_languages,
    fields: languageFields,
    lists: {},
  }),
}

/** Their published values; a group that nobody has published is missing. */
export type Settings = { [Group in keyof typeof agencyGroups]?: ValuesOf<(typeof agencyGroups)[Group]> }
/** The values of a group as they are published. */
export type ValuesOf<Group> =
  Group extends SettingGroup<infer Fields, infer Lists> ? WithoutIds<DocumentOf<Fields, Lists>> : never
type WithoutIds<T> = { [F in keyof T]: T[F] extends (infer Entry)[] ? Omit<Entry, '_id'>[] : T[F] }

const RETENTION_LIMITS = { least: 1, greatest: 120 }

/** The group of all these fields. */
export function retentionGroup(all: readonly Retention[]): SettingGroup {
  const fields = all.toSorted((one, other) => one.place - other.place)
  return {
    group: 'retention',
    place: 70,
    label: m.settings_retention,
    fields: Object.fromEntries(
      fields.map(({ field, label, hint, limits = RETENTION_LIMITS }) => [
        field,
        { kind: 'number', label, hint, limits },
      ]),
    ),
    lists: {},
  }
}

/** What the presets are called. */
export const presetLabels: Record<Preset, () => string> = {
  website: m.preset_website,
  jobs: m.preset_jobs,
  office: m.preset_office,
}

/** The group of all these parts: each is used unless it is said not to be, and with it what it needs. */
export function partsGroup(parts: readonly Part[]): SettingGroup {
  const labelOf = (name: string) => parts.find(part => part.name === name)!.label()
  return {
    group: 'parts',
    place: 110,
    label: m.settings_parts,
    fields: Object.fromEntries(
      parts.map(({ name, label, text }) => [name, { kind: 'check', label, hint: text, isUsual: isUsed }]),
    ),
    lists: {},
    rules: values =>
      parts
        .filter(({ name }) => isOn(values, name))
        .flatMap(({ name, label, needs = [] }) =>
          needs
            .filter(need => !isOn(values, need))
            .map(need => ({ path: [name], message: m.part_needs({ part: label(), needs: labelOf(need) }) })),
        ),
  }
}

const isOn = (values: object, name: string) => (values as Record<string, unknown>)[name] !== false

/** The parts that these values of the group leave out. */
export const partsOff = (parts: readonly Part[], values: object): string[] =>
  offWith(parts, new Set(parts.flatMap(({ name }) => (isOn(values, name) ? [] : [name]))))
