import { countryName } from '#i18n/countries.ts'
import { districtName } from '#i18n/districts.ts'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { phoneText } from '#i18n/typed/phone.ts'
import { roleLabels } from '#server/features/accounts/schema.ts'
import { registeredLabels, sourceLabels, stateLabels } from '#server/features/applications/schema.ts'
import {
  amountOf,
  moneyText,
  paymentLabels,
  purposeOf,
  receiptNo,
  wayLabels,
} from '#server/features/payments/schema.ts'
import { labelOf, payerLabels } from '#server/features/vacancies/schema.ts'
import {
  type Fact,
  factLabels,
  FACTS,
  gapText,
  type Kind,
  kindLabels,
  type Outcome,
  outcomeLabels,
} from '#server/features/workers/documents.shared.ts'
import { sexLabels } from '#server/features/workers/people.shared.ts'
import type { Everything } from '#server/features/workers/print/everything-data.ts'
import { readSkip } from '#server/features/workers/stages.shared.ts'
import { type Block, dayText } from '#server/print/document.ts'

type Application = Everything['applications'][number]
type Document = Everything['documents'][number]
type File = Pick<Everything, 'person' | 'numbers' | 'nextOfKin'>
type Facts = [name: string, value: string][]

const KB = 1024

/**
 * Everything that is kept about somebody, part by part, so that they can read it. Whoever keeps more about workers adds a part here and what
 * it shows to `collect`.
 */
export const everythingBlocks = (all: Everything): Block[] => [
  ...fileBlocks(all),
  ...all.mergedFiles.flatMap(file => [part(`${m.worker_merged_one()}: ${file.person.reference}`), ...fileBlocks(file)]),
  ...all.applications.flatMap(applicationBlocks),
  ...documentBlocks(all.documents),
  ...paymentBlocks(all.payments),
  ...logBlocks(all.log),
  ...keptBlocks(all),
]

function fileBlocks({ person, numbers, nextOfKin }: File): Block[] {
  return [
    part(m.worker_part_person()),
    list([
      [m.application_reference(), person.reference],
      [m.worker_name(), person.name],
      [m.worker_name_bn(), person.nameBn],
      [m.worker_father(), person.fatherName],
      [m.worker_mother(), person.motherName],
      [m.worker_born(), dayText(person.bornOn)],
      [m.worker_sex(), labelOf(sexLabels, person.sex)],
      [m.contact_phone(), phoneText(person.phone)],
      [m.application_district(), person.district && districtName(person.district)],
      [m.application_trade(), person.trade && tradeName(person.trade)],
      [m.worker_experience(), person.experience],
      [m.worker_languages(), person.languages],
      [m.worker_note(), person.note],
      [m.worker_added_on(), moment(person.createdAt)],
      [m.worker_changed(), moment(person.changedAt)],
    ]),
    part(m.worker_numbers()),
    list([
      [m.contract_passport(), numbers.passport],
      [m.worker_passport_issued(), [dayText(person.passportIssuedOn), person.passportPlace].filter(Boolean).join(', ')],
      [m.worker_passport_expires(), dayText(person.passportExpiresOn)],
      [m.worker_nid(), numbers.nid],
      [m.worker_registration(), person.registrationNo],
      [m.worker_smart_card(), person.smartCardNo],
      [m.worker_bank(), person.bank],
      [m.worker_account(), numbers.account],
    ]),
    part(m.worker_kin()),
    list([
      [m.worker_kin_name(), nextOfKin.name],
      [m.worker_kin_relation(), nextOfKin.relation],
      [m.worker_kin_phone(), nextOfKin.phone && phoneText(nextOfKin.phone)],
    ]),
  ]
}

function applicationBlocks(application: Application): Block[] {
  const { steps, notes, sent, files, interview } = application
  return [
    part(m.application_title({ reference: application.reference })),
    list([
      ...(application.mergedInto ? [[m.print_merged_into(), application.mergedInto] as [string, string]] : []),
      [m.application_job(), application.job || m.application_any_job()],
      [m.print_state(), labelOf(stateLabels, application.state)],
      [m.worker_kin_name(), application.name],
      [m.contact_phone(), phoneText(application.phone)],
      [m.application_mail(), application.email ?? ''],
      [m.application_district(), districtName(application.district)],
      [m.application_trade(), `${tradeName(application.trade)}, ${m.application_years_of(plural(application.years))}`],
      [m.application_country(), application.country && countryName(application.country)],
      [m.application_passport(), application.hasPassport ? m.application_yes() : m.application_no()],
      [m.application_registered(), labelOf(registeredLabels, application.registered)],
      [m.print_message(), application.message],
      [m.application_source(), labelOf(sourceLabels, application.source)],
      [m.interview(), interview ? [moment(interview.at), interview.place].join(', ') : ''],
      [m.interview_result(), application.testResult],
      [m.print_sent_on(), moment(application.createdAt)],
      [m.application_kept_until(), moment(application.keptUntil)],
      ...erasure(application.toBeErasedAt),
    ]),
    ...table(
      [m.fact_day(), m.print_state(), m.application_timeline(), m.application_cost(), m.print_by()],
      steps.map(({ on, state, sentence, nextStep, cost, payer, by }) => [
        dayText(on),
        labelOf(stateLabels, state),
        [sentence, nextStep].filter(Boolean).join(' '),
        [cost === null ? '' : formatNumber(cost), labelOf(payerLabels, payer ?? '')].filter(Boolean).join(', '),
        by,
      ]),
    ),
    ...table(
      [m.fact_day(), m.print_notes(), m.print_text(), m.print_by()],
      notes.map(note => [moment(note.at), kindOf(note), note.text, note.by]),
    ),
    ...table(
      [m.fact_day(), m.papers_sent(), m.receipt_state(), m.print_by()],
      sent.map(({ createdAt, kind, state, reason, by, file }) => [
        moment(createdAt),
        [kindLabels[kind as Kind](), file && fileText(file)].filter(Boolean).join(', '),
        [labelOf(sentLabels, state), reason].filter(Boolean).join(': '),
        by,
      ]),
    ),
    ...table(
      [m.fact_day(), m.print_file()],
      files.map(({ createdAt, ...file }) => [moment(createdAt), fileText(file)]),
    ),
  ]
}

const documentBlocks = (documents: Document[]): Block[] =>
  documents.length === 0
    ? []
    : [
        part(m.documents_title()),
        ...table(
          [m.document_kind(), m.print_facts(), m.document_for(), m.print_file(), m.print_by()],
          documents.map(document => [
            kindLabels[document.kind as Kind](),
            factsOf(document),
            document.application ?? '',
            document.file ? fileText(document.file) : '',
            [
              `${document.by}, ${moment(document.createdAt)}`,
              document.checkedOn && m.document_checked_by({ by: document.checkedBy, day: dayText(document.checkedOn) }),
            ]
              .filter(Boolean)
              .join('. '),
          ]),
          [2, 5, 2.5, 2.2, 3],
        ),
      ]

const paymentBlocks = (payments: Everything['payments']): Block[] =>
  payments.length === 0
    ? []
    : [
        part(m.payments_title()),
        ...table(
          [m.receipt_number(), m.fact_day(), m.payment_for(), m.payment_amount(), m.payment_way(), m.print_by()],
          payments.map(payment => [
            receiptNo(payment.number),
            dayText(payment.paidOn),
            [labelOf(paymentLabels, payment.kind), purposeOf(payment), payment.job].filter(Boolean).join(', '),
            [
              moneyText(amountOf(payment), payment.currency),
              payment.cancelledAt && `${m.receipt_cancelled()}: ${payment.cancelReason}`,
            ]
              .filter(Boolean)
              .join('. '),
            [labelOf(wayLabels, payment.way), payment.transferNo].filter(Boolean).join(', '),
            [payment.by, payment.allowedBy && m.print_allowed({ by: payment.allowedBy, why: payment.allowedWhy })]
              .filter(Boolean)
              .join('. '),
          ]),
          [2.2, 2.4, 4, 2.8, 2, 2.4],
        ),
      ]

const logBlocks = (log: Everything['log']): Block[] => [
  part(m.print_log()),
  { kind: 'paragraph', text: m.print_log_text() },
  ...table(
    [m.activity_when(), m.activity_who(), m.activity_what(), m.activity_record()],
    log.map(({ at, by, label, detail, record }) => [
      moment(at),
      by,
      [label, detail].filter(Boolean).join(': '),
      record,
    ]),
  ),
]

const keptBlocks = ({ kept, readers }: Everything): Block[] => [
  part(m.print_kept()),
  list([
    [m.application_kept_until(), moment(kept.until)],
    ...erasure(kept.toBeErasedAt),
    [m.print_readers_file(), roleNames(readers.file)],
    [m.print_readers_applications(), roleNames(readers.applications)],
    [m.print_readers_numbers(), roleNames(readers.numbers)],
  ]),
  { kind: 'paragraph', text: m.worker_kept_note() },
]

const part = (text: string): Block => ({ kind: 'heading', text })
const list = (facts: Facts): Block => ({
  kind: 'facts',
  facts: facts.map(([name, value]) => [name, value || m.worker_not_known()]),
})
const table = (head: string[], rows: string[][], widths = head.map(() => 1)): Block[] =>
  rows.length > 0 ? [{ kind: 'table', head, rows, widths }] : []
const moment = (at: Date) => formatDate(at.toISOString(), { dateStyle: 'long', timeStyle: 'short' })
const erasure = (at: Date | null): Facts => (at ? [[m.application_to_erase(), moment(at)]] : [])
const roleNames = (roles: Everything['readers']['file']) => roles.map(role => roleLabels[role]()).join(', ')

const fileText = ({ kind, bytes }: { kind: string | null; bytes: number | null }) =>
  m.application_file({ kind: (kind ?? '').toUpperCase(), size: formatNumber(Math.ceil((bytes ?? 0) / KB)) })

function kindOf({ kind, outcome }: Application['notes'][number]): string {
  if (kind === 'skip') {
    const { state, gaps } = readSkip(outcome)
    return m.application_skipped({ state: stateLabels[state](), documents: gaps.map(gapText).join(', ') })
  }
  return [labelOf(noteLabels, kind), labelOf(outcomeOfNote, outcome ?? '')].filter(Boolean).join(': ')
}

const sentLabels = { waiting: m.print_waiting, accepted: m.print_accepted, refused: m.print_refused }
const noteLabels = { note: m.enquiry_note, call: m.enquiry_called, invitation: m.application_invited }
const outcomeOfNote = {
  reached: m.call_reached,
  missed: m.call_missed,
  again: m.call_again,
  whatsapp: m.enquiry_whatsapp,
  sms: m.application_sms,
  mail: m.application_mail,
}

/** What a document says, each fact in the words of its kind, and what was noted of it. */
function factsOf(document: Document): string {
  const kind = document.kind as Kind
  const said = FACTS.flatMap(fact => {
    const [label, value] = [factLabels[kind][fact], document[fact]]
    return label && value ? [m.fact_of({ label: label(), value: valueOf(kind, fact, value) })] : []
  })
  return [...said, document.note].filter(Boolean).join('; ')
}

function valueOf(kind: Kind, fact: Fact, value: string): string {
  if (fact === 'outcome') return outcomeLabels[kind]?.[value as Outcome]?.() ?? value
  return fact === 'heldOn' || fact === 'issuedOn' || fact === 'expiresOn' ? dayText(value) : value
}
