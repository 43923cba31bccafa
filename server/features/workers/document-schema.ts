import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ordered, type OrderProblem, orderProblems } from '#i18n/typed/ordered.ts'
import { type Days, day, idText, optionalText, requiredText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { type Kind, KINDS } from '#server/features/applications/stages/gaps.shared.ts'
import { STATES } from '#server/features/applications/stages/states.shared.ts'
import { DAY_KINDS, DAY_MAX, type Fact, factLabels, OUTCOMES } from '#server/features/workers/documents.shared.ts'
import { expiryDays, heldDays, issuedDays, validFromDays } from '#server/features/workers/schema.ts'
import { sendKey } from '#server/http/form-marks.shared.ts'

const NUMBER_MAX = 40
const PLACE_MAX = 100
const NOTE_MAX = 300
const REASON_MAX = 300
const id = idText().min(1)

const documentFields = z.strictObject({
  kind: z.enum(KINDS, { error: () => m.document_kind_needed() }),
  number: optionalText(NUMBER_MAX),
  issuedOn: day(validFromDays).default(''),
  expiresOn: day(expiryDays).default(''),
  heldOn: day(heldDays).default(''),
  place: optionalText(PLACE_MAX),
  person: optionalText(PLACE_MAX),
  outcome: z.enum(['', ...OUTCOMES]).default(''),
  note: optionalText(NOTE_MAX, { isLong: true }),
})

const called = (fact: Fact, usual: () => string) =>
  [fact, ({ kind }: { kind?: unknown }) => (factLabels[kind as Kind]?.[fact] ?? usual)()] as const
/** Its days, one after the other, in the words of its kind where that is known. */
export const DOCUMENT_DAYS = [
  called('heldOn', m.fact_day),
  called('issuedOn', m.document_issued),
  called('expiresOn', m.document_expires),
] as const

/** What of a document is before its person was born; nobody is given anything before. */
export const beforeBirth = (values: { bornOn: string } & Partial<Record<Fact, string>>): OrderProblem | undefined =>
  orderProblems([['bornOn', m.worker_born], ...DOCUMENT_DAYS], values).find(({ than }) => than === 'bornOn')

/** Nobody knows a result before the day of the check. */
export const beforeCheck = ({ kind, heldOn, outcome }: Record<'kind' | 'heldOn' | 'outcome', string>) =>
  orderProblems(
    [
      ['heldOn', m.fact_day],
      ['outcome', m.fact_result],
    ],
    { heldOn, outcome: kind === 'medical' && outcome ? today() : '' },
  )[0]

/** The days on which a document of a kind may have been issued: a visa may be valid from a day to come. */
export const issuedDaysOf = (kind: Kind): Days => (kind === 'visa' ? validFromDays : issuedDays)

/** Why a document of this kind was not issued on a day; undefined where it may have been. */
export const issuedWrong = (kind: Kind, issuedOn: string): string | undefined =>
  day(issuedDaysOf(kind)).safeParse(issuedOn).error?.issues[0]?.message

/**
 * A document as staff write it down; of its facts those are kept that its kind has. Number and days of the passport,
 * and the number of the NID, are in the file itself.
 */
export const documentInput = ordered(documentFields, DOCUMENT_DAYS)
/** The same as the form of a new one asks for it: for one of its worker's applications, with its file. */
export const typedDocument = ordered(
  documentFields.extend({ application: idText().default(''), file: z.file().optional() }),
  DOCUMENT_DAYS,
)
export type TypedDocument = z.output<typeof typedDocument>
/** The same of a paper that a worker has sent. */
export const acceptInput = ordered(documentFields.extend({ id }), DOCUMENT_DAYS)
/** Why a paper is refused, as its worker reads it. */
export const refuseInput = z.strictObject({ id, reason: requiredText(m.paper_reason_needed, REASON_MAX) })
export type DocumentInput = z.output<typeof documentInput>

/**
 * What a stage has to show of one person, for one application: what a form sends. `from` is the stage that the screen showed, of whoever
 * goes on if they can. With `document`, its version `seen` and the step that was made by it, what was written before is corrected.
 */
export const noteInput = z
  .instanceof(FormData, { error: () => m.document_form_needed() })
  .transform(form => Object.fromEntries(form))
  .pipe(
    ordered(
      documentFields.extend({
        kind: z.enum(DAY_KINDS, { error: () => m.document_kind_needed() }),
        application: id,
        from: z.enum(STATES).optional(),
        document: id.optional(),
        seen: z.coerce.number<string>().int().min(1).optional(),
        event: id.optional(),
        file: z.file({ error: () => m.document_form_needed() }).optional(),
      }),
      DOCUMENT_DAYS,
    ),
  )
export type NoteInput = z.output<typeof noteInput>

/** Of which people, and what of them. */
export const dayInput = z.strictObject({
  kind: z.enum(DAY_KINDS),
  applications: z.array(id).min(1).max(DAY_MAX),
})

/** Corrected facts of a document. `seen` is the version that the screen showed. */
export const editDocumentInput = z.strictObject({
  id,
  seen: z.number().int().min(1),
  values: ordered(documentFields.omit({ kind: true }), DOCUMENT_DAYS),
})
export type EditDocumentInput = z.output<typeof editDocumentInput>

/** What was written down of one person and is taken back, as it was answered. */
export const undoNoteInput = z.strictObject({
  application: id,
  /** The stage that they have come to by it. */
  state: z.enum(STATES),
  document: id,
  version: z.number().int().min(1),
  isNew: z.boolean().optional(),
  /** What stood there before. */
  before: editDocumentInput.shape.values.optional(),
  hasScan: z.boolean().optional(),
  /** The scan that was there before is gone. */
  hasLostScan: z.boolean().optional(),
  event: id.optional(),
  isMoved: z.boolean().optional(),
  isBack: z.boolean().optional(),
})
export type UndoNoteInput = z.output<typeof undoNoteInput>

/** Whose original somebody has seen; `seen` is as above. */
export const checkDocumentInput = editDocumentInput.pick({ id: true, seen: true })

/** The same with its file, of a worker with this id, and for one of their applications: what a form sends. */
export const addDocumentInput = z
  .instanceof(FormData, { error: () => m.document_form_needed() })
  .transform(form => Object.fromEntries(form))
  .pipe(
    ordered(
      documentFields.extend({
        worker: id,
        application: id.optional(),
        sendKey,
        file: z.file({ error: () => m.document_form_needed() }).optional(),
      }),
      DOCUMENT_DAYS,
    ),
  )
export type AddDocumentInput = z.output<typeof addDocumentInput>
