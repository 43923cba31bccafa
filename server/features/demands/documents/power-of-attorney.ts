import { m } from '#i18n/paraglide/messages.js'
import { BLANK, type Block, orBlank } from '#server/print/document.ts'
import {
  agencyFacts,
  agencyLicence,
  agencyName,
  employerFacts,
  employerSigns,
  placeOf,
  type Subject,
  workersTable,
} from '#server/features/vacancies/domain.ts'

/** What the agency may do in the employer's name. */
export function powerOfAttorney(subject: Subject): Block[] {
  const { company, registrationNo } = subject
  return [
    employerFacts(subject),
    agencyFacts(),
    {
      kind: 'paragraph',
      text: m.power_appoints({
        company: orBlank(company),
        registration: orBlank(registrationNo),
        place: placeOf(subject),
        agency: agencyName(),
        licence: agencyLicence(),
      }),
    },
    {
      kind: 'clauses',
      clauses: [
        { text: m.power_advertise() },
        { text: m.power_select() },
        { text: m.power_apply() },
        { text: m.power_sign() },
        { text: m.power_arrange() },
      ],
    },
    { kind: 'heading', text: m.document_workers() },
    workersTable(subject),
    { kind: 'heading', text: m.power_limits() },
    {
      kind: 'clauses',
      clauses: [
        { text: m.power_until({ day: BLANK }) },
        { text: m.power_personal() },
        { text: m.power_money() },
        { text: m.power_revoke() },
        { text: m.document_liable() },
      ],
    },
    employerSigns(subject),
  ]
}
