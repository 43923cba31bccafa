import { homeOf } from '#server/features/workers/people.shared.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { phoneText } from '#i18n/typed/phone.ts'
import { type Kind, kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { roleLabels } from '#server/features/accounts/schema.ts'
import { labelOf } from '#server/features/vacancies/schema.ts'
import { type Fact, factLabels, FACTS, type Outcome, outcomeLabels } from '#server/features/workers/documents.shared.ts'
import { sexLabels } from '#server/features/workers/people.shared.ts'
import type { Everything } from '#server/features/workers/print/everything-data.ts'
import type { PersonRows } from '#server/registration/rows-of-person.ts'
import { type Block, dayText } from '#server/print/document.ts'
import { fileText, joined, list, moment, part, table } from '#server/print/blocks.ts'

type File = Pick<Everything, 'person' | 'numbers' | 'nextOfKin'>
type Shown = Pick<Everything, 'person' | 'numbers' | 'nextOfKin' | 'mergedFiles' | 'log' | 'kept' | 'readers'>
type Document = PersonRows['WorkerDocument'][number]

/**
 * Everything that is kept about somebody, so that they can read it: the file, the parts that features have of them, who
 * looked at it, and for how long it is kept.
 */
export const everythingBlocks = (all: Shown, parts: Block[]): Block[] => [
  ...fileBlocks(all),
  ...all.mergedFiles.flatMap(file => [part(`${m.worker_merged_one()}: ${file.person.reference}`), ...fileBlocks(file)]),
  ...parts,
  ...logBlocks(all.log),
  ...keptBlocks(all),
]

function fileBlocks({ person, numbers, nextOfKin }: File): Block[] {
  return [
    part(m.worker_part_person()),
    list([
      [m.record_reference(), person.reference],
      [m.worker_name(), person.name],
      [m.worker_name_bn(), person.nameBn],
      [m.worker_father(), person.fatherName],
      [m.worker_mother(), person.motherName],
      [m.worker_born(), dayText(person.bornOn)],
      [m.worker_sex(), labelOf(sexLabels, person.sex)],
      [m.contact_phone(), phoneText(person.phone)],
      [m.worker_home(), homeOf(person)],
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

/** The documents in somebody's files, and what they sent themselves. */
export function documentBlocks({
  WorkerDocument,
  WorkerPaper,
  Application,
}: Pick<PersonRows, 'WorkerDocument' | 'WorkerPaper' | 'Application'>): Block[] {
  const referenceOf = (applicationId: string | null) =>
    Application.find(({ id }) => id === applicationId)?.reference ?? ''
  return [
    ...(WorkerDocument.length > 0 ? [part(m.documents_title())] : []),
    ...table(
      [m.document_kind(), m.print_facts(), m.document_for(), m.print_file(), m.print_by()],
      WorkerDocument.map(document => [
        kindLabels[document.kind as Kind](),
        factsOf(document),
        referenceOf(document.applicationId),
        document.storedName ? fileText(document.fileKind, document.bytes) : '',
        joined(
          [
            `${document.by}, ${moment(document.createdAt)}`,
            document.checkedOn && m.document_checked_by({ by: document.checkedBy, day: dayText(document.checkedOn) }),
          ],
          '. ',
        ),
      ]),
      [2, 5, 2.5, 2.2, 3],
    ),
    ...(WorkerPaper.length > 0 ? [part(m.papers_sent())] : []),
    ...table(
      [m.fact_day(), m.document_kind(), m.document_for(), m.receipt_state(), m.print_by()],
      WorkerPaper.map(({ createdAt, kind, state, reason, by, decidedAt, applicationId, fileKind, bytes }) => [
        moment(createdAt),
        joined([kindLabels[kind as Kind](), fileKind && fileText(fileKind, bytes)], ', '),
        referenceOf(applicationId),
        joined([labelOf(sentLabels, state), reason], ': '),
        joined([by, decidedAt && moment(decidedAt)], ', '),
      ]),
    ),
  ]
}

const logBlocks = (log: Everything['log']): Block[] => [
  part(m.print_log()),
  { kind: 'paragraph', text: m.print_log_text() },
  ...table(
    [m.activity_when(), m.activity_who(), m.activity_what(), m.activity_record()],
    log.map(({ at, by, label, detail, record }) => [moment(at), by, joined([label, detail], ': '), record]),
  ),
]

const keptBlocks = ({ kept, readers }: Shown): Block[] => [
  part(m.print_kept()),
  list([
    [m.application_kept_until(), moment(kept.until)],
    ...(kept.toBeErasedAt ? [[m.application_to_erase(), moment(kept.toBeErasedAt)] as [string, string]] : []),
    ...kept.by.map(({ label, months }): [string, string] => [label, formatNumber(months)]),
    ...Object.entries(readerLabels).flatMap(([part, label]): [string, string][] =>
      readers[part] ? [[label(), roleNames(readers[part])]] : [],
    ),
  ]),
  { kind: 'paragraph', text: m.worker_kept_note() },
]

const readerLabels: Record<string, () => string> = {
  file: m.print_readers_file,
  applications: m.print_readers_applications,
  payments: m.print_readers_payments,
  numbers: m.print_readers_numbers,
}
const roleNames = (roles: Everything['readers']['file']) => roles.map(role => roleLabels[role]()).join(', ')

const sentLabels = { waiting: m.print_waiting, accepted: m.print_accepted, refused: m.print_refused }

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
