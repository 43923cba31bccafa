import { LookChoice } from '#app/features/settings/admin/look-choice.tsx'
import type { Section } from '#app/editor/document/section.ts'
import { m } from '#i18n/paraglide/messages.js'

/** The parts of the forms about the agency, in another order than that of their fields. */
export const agencySections: Record<string, () => Section[]> = {
  identity: () => [
    { fields: ['name', 'nameBn', 'shortName', 'shortNameBn', 'since'] },
    { title: m.settings_look(), fields: ['mark', 'colour'] },
    { renderNote: (values, set) => <LookChoice values={values} set={set} /> },
    { title: m.settings_pictures(), fields: ['share', 'shareFocus'] },
    { title: m.settings_credit(), fields: ['creditName', 'creditLink'] },
  ],
  contact: () => [
    { title: m.settings_phones(), list: 'phones' },
    { title: m.settings_emails(), list: 'emails' },
    { title: m.settings_addresses(), list: 'addresses' },
    { title: m.settings_sketch(), fields: ['sketch', 'sketchAlt', 'sketchAltBn'] },
    { title: m.settings_hours(), fields: ['hours', 'hoursBn'] },
  ],
  figures: () => [{ fields: ['placed', 'placedAsOf'] }, { title: m.settings_more_figures(), list: 'figures' }],
}
