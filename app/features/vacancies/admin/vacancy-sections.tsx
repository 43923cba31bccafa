import { Parts } from '#app/staff/parts.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { RepeatedNote } from './repeated-note.tsx'
import type { Section } from '#app/editor/document/section.ts'

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** In the form of a vacancy. */
    vacancy: { id: string }
  }
}

/** The parts of the form of a vacancy, in the order in which a demand letter is read. */
export function vacancySections(id: string | undefined): Section[] {
  const repeated = (fields: string[]): Section => ({
    fields,
    renderNote: values => <RepeatedNote id={id} values={values} fields={fields} />,
  })
  return [
    {
      title: m.vacancy_part_job(),
      note: id && <Parts in="vacancy" id={id} />,
      fields: ['trade', 'posts', 'country', 'closesOn', ...both('city')],
    },
    {
      title: m.vacancy_part_employer(),
      fields: ['employer', 'consentOn', 'isEmployerHidden', ...both('hiddenReason')],
    },
    {
      title: m.vacancy_part_wage(),
      ...repeated(['wage', 'wageMax', 'currency', 'period', 'rate', 'rateOn', 'hours', 'days', ...both('overtime')]),
    },
    { title: m.vacancy_part_terms(), ...repeated(['months', 'housing', 'food', ...both('compensation')]) },
    { title: m.vacancy_part_costs(), note: m.vacancy_part_costs_note(), list: 'costs' },
    {
      title: m.vacancy_part_approval(),
      note: m.vacancy_part_approval_note(),
      ...repeated(['permissionNo', 'permissionOn', 'approvalNo', 'approvalOn', ...both('approvalOffice')]),
    },
    {
      title: m.vacancy_part_person(),
      fields: ['ageMin', 'ageMax', ...both('experience', 'language'), 'gender', ...both('genderLaw')],
    },
    { title: m.vacancy_part_more(), fields: [...both('text'), 'picture', ...both('alt')] },
    { title: m.vacancy_part_close(), fields: ['isClosed', ...both('closedReason')] },
  ]
}

const both = (...names: string[]) => names.flatMap(name => [name, `${name}Bn`])
