import { agency } from '#i18n/agency.ts'
import { formatDate, today } from '#i18n/format.ts'
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { labelOf, payerLabels } from '#server/features/vacancies/schema.ts'
import { type Fact, facts } from '#server/features/workers/print/facts.ts'
import type { Person } from '#server/features/workers/print/person.ts'
import { BLANK, dayText, orBlank, type Part } from '#server/print/document.ts'

const { centre, name, passport, born, sex, trade, country, medicalPayer } = facts

/** Sends somebody to a medical check: who it is, for which work, and who sends them. */
export function referral(person: Person): Part[] {
  const { licences, addresses, phones } = agency()
  const line = ({ label, of }: Fact): [string, string] => [label(), orBlank(of(person))]
  const { heldOn = '' } = person.documents.medical ?? {}
  const payer = labelOf(payerLabels, medicalPayer.of(person))
  return [
    {
      language: getLocale(),
      title: m.print_referral(),
      lead: m.print_referral_ask(),
      blocks: [
        {
          kind: 'facts',
          facts: [
            [m.document_date(), dayText(today())],
            [m.document_reference(), orBlank(person.worker?.reference)],
            line(centre),
            [m.print_check_day(), heldOn >= today() ? formatDate(heldOn, { dateStyle: 'long' }) : BLANK],
          ],
        },
        { kind: 'heading', text: m.contract_worker() },
        { kind: 'facts', facts: [name, passport, born, sex, trade, country].map(line) },
        { kind: 'facts', facts: [[m.print_check_payer(), orBlank(payer)]] },
        { kind: 'heading', text: m.document_agency() },
        {
          kind: 'facts',
          facts: [
            [m.document_name(), orBlank(agency().name)],
            [m.document_licence(), orBlank(licences[0]?.number)],
            [m.document_address(), orBlank(addresses[0]?.lines.join(', '))],
            [m.document_contact(), orBlank(formatDigits(phones[0]?.number ?? ''))],
          ],
        },
        {
          kind: 'signatures',
          signatures: [
            { who: m.document_agency(), below: [`${m.document_name()}: ${BLANK}`, m.document_seal()] },
            { who: m.print_centre_received(), below: [`${m.document_date()}: ${BLANK}`, m.document_seal()] },
          ],
        },
      ],
    },
  ]
}
