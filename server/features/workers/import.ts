import { randomUUID } from 'node:crypto'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { orderProblems } from '#i18n/typed/ordered.ts'
import { isLikeName, lettersOf, nameKeyOf } from '#i18n/typed/names.ts'
import type { Actor } from '#server/actor.ts'
import { read, type Reader, write, type Writer } from '#server/db/client.ts'
import { findStoredResponse, idempotentRequest, once } from '#server/db/idempotency.ts'
import { record } from '#server/features/activity/domain.ts'
import type { Worker } from '#server/features/workers/domain.ts'
import { beforeBirth } from '#server/features/workers/document-schema.ts'
import {
  findDoubles,
  type ImportProblem,
  type ImportRow,
  isNoOther,
  isSpeltOtherwise,
  readTexts,
} from '#server/features/workers/import.shared.ts'
import { isSealedField, SEALED_FIELDS, type Words } from '#server/features/workers/import-columns.shared.ts'
import { changeFiles } from '#server/features/workers/import-changes.ts'
import { undoOf } from '#server/features/workers/import-undo.ts'
import { rememberWords } from '#server/features/workers/import-words.ts'
import type { ImportInput, PreviewInput } from '#server/features/workers/import-schema.ts'
import { nidKey, PERSON_DAYS, WORKER_FIELDS, type WorkerInput, workerPart } from '#server/features/workers/schema.ts'
import { hashNid, hashPassport, NO_NUMBERS, openNumbers } from '#server/features/workers/sealing.ts'
import { endsOf, keptOf } from '#server/features/workers/expiry.ts'
import { findStageRules } from '#server/features/workers/settings.ts'
import { storedOf } from '#server/features/workers/stored-fields.ts'
import { requireSight } from '#server/features/workers/sight.ts'
import { hmac } from '#server/installation/keys.ts'
import type { Holder } from '#server/permissions.ts'
import { createReference } from '#server/db/references.ts'
import type { WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

type Values = Partial<WorkerInput>
type Person = Values & Pick<WorkerInput, 'name' | 'phone'>
type Field = keyof WorkerInput
/** A row as it was read. `reference` is by which file it says it means, `unread` what of its cells means nothing. */
type ReadRow = {
  place: number
  values: Values
  reference: string
  problems: ImportProblem[]
  unread: (ImportProblem & { field: Field })[]
}
/** What a file has and a row says otherwise; of sealed numbers only that. */
type Difference = { field: Field; stored: string; given: string }
/**
 * What would become of a row: of a person with a file, which empty fields it fills and where it differs. With a problem
 * it stays out; without what is `unread` it comes in.
 */
type Planned = ReadRow & { worker?: Worker; guess?: string; fills: Field[]; differs: Difference[]; seen: string }
type Database = Pick<Reader, 'worker' | 'workerDocument'>

const NEW = 'new'
const REFERENCE_MAX = 64

/**
 * What a part of a table would do; nothing is written. A row is the file with its reference, passport or NID, else the
 * one with its telephone and name, else somebody new. Throws FORBIDDEN for sealed numbers of whoever may not read them.
 */
export async function preview(by: Holder, { rows, orders, words }: PreviewInput) {
  requireMay(by, rows)
  const planned = await plan(read, readRows(rows, orders, words))
  return planned.map(({ place, values, worker, guess, fills, differs, problems, unread, seen }) => ({
    place,
    name: values.name ?? worker?.name ?? '',
    phone: values.phone ?? worker?.phone ?? '',
    bornOn: values.bornOn ?? '',
    passportExpiresOn: values.passportExpiresOn ?? '',
    file: worker ? { id: worker.id, reference: worker.reference } : undefined,
    /** Where its name is written otherwise in the file. */
    guess,
    fills,
    differs,
    problems,
    unread,
    seen,
  }))
}

/**
 * Writes a part of a table in one transaction: new files, in those that there are what was empty, and with `replace`
 * what differs. `left` are the rows that stay out: what is wrong in them, and those of which the file, or what is left
 * out of them, is no longer as it was `seen`;
 * `unread` are the cells that were left out of the others. With a `key` once. Throws as `preview`. docs/decisions/0270 says why it comes in
 * parts.
 */
export async function importRows(by: Actor & Holder, { rows, orders, words }: ImportInput, key?: string | null) {
  requireMay(by, rows)
  // sealed numbers are no plain digest anywhere
  const given = hmac('workers import', JSON.stringify([rows, orders, words]))
  const request = idempotentRequest(by.id ?? '', key, 'workers.import', given)
  const asked = new Map(rows.map(row => [row.place, row]))
  const parsed = readRows(rows, orders, words)
  const done = await findStoredResponse<Awaited<ReturnType<typeof writeRows>>>(request)
  return (
    done ??
    write(transaction =>
      once(transaction, request, async () => {
        await rememberWords(transaction, by, words)
        return writeRows(transaction, by, parsed, asked)
      }),
    )
  )
}

async function writeRows(
  transaction: Writer,
  by: Actor & Holder,
  parsed: ReadRow[],
  asked: Map<number, ImportInput['rows'][number]>,
) {
  const added: Person[] = []
  const changed: { worker: Worker; values: Values; filled: Field[] }[] = []
  const left: ImportProblem[] = []
  const without: ImportProblem[] = []
  for (const { place, values, worker, fills, differs, problems, unread, seen } of await plan(transaction, parsed)) {
    const { seen: before, replace } = asked.get(place)!
    if (problems.length > 0) left.push(...problems)
    else if (seen !== before) left.push({ place, message: m.workers_import_changed_since() })
    else if (!worker) {
      added.push({ ...values, name: values.name ?? '', phone: values.phone ?? '' })
      without.push(...unread)
    } else {
      without.push(...unread)
      const fields = [...fills, ...(replace ? differs.map(({ field }) => field) : [])]
      if (fields.length > 0) changed.push({ worker, values: pick(values, fields), filled: fills })
    }
  }
  const ids = await addAll(transaction, added)
  await changeFiles(transaction, by, changed)
  if (added.length + changed.length > 0)
    await record(transaction, by, 'workers-imported', { detail: `${added.length} ${changed.length}` })
  const filled = changed.flatMap(({ worker, filled: fields }) =>
    fields.length > 0 ? [{ id: worker.id, version: worker.version + 1, fields }] : [],
  )
  const undo = undoOf(by, { added: ids, filled })
  return { added: added.length, changed: changed.length, left, unread: without, undo }
}

function requireMay(by: Holder, rows: ImportRow[]) {
  requireSight(by, ...SEALED_FIELDS.filter(field => rows.some(({ texts }) => texts[field] !== undefined)))
}

/** Before any transaction, since it takes most of the time. */
function readRows(rows: ImportRow[], orders: PreviewInput['orders'], words: Words): ReadRow[] {
  const doubles = new Map(findDoubles(rows, orders).map(problem => [problem.place, problem]))
  return rows.map(row => {
    const { values: texts, problems } = readTexts(row, orders, words)
    const { reference = '', ...values } = texts
    const { fields, issues } = readFields(values)
    const double = doubles.get(row.place)
    return {
      place: row.place,
      reference: reference.slice(0, REFERENCE_MAX).toUpperCase(),
      values: pick(
        fields,
        WORKER_FIELDS.filter(field => values[field] !== undefined && fields[field]),
      ),
      problems: double ? [{ place: row.place, message: double.message }] : [],
      unread: [
        ...problems.map(problem => ({ ...problem, field: problem.field as Field })),
        ...issues.map(issue => ({ place: row.place, ...issue })),
      ],
    }
  })
}

/** The fields that are right, and what is wrong with the others. */
function readFields(given: object): { fields: Values; issues: { field: Field; message: string }[] } {
  const { data, error } = workerPart.safeParse(given)
  if (data) return { fields: data, issues: [] }
  const issues = error.issues.map(({ path, message }) => ({ field: path[0] as Field, message }))
  const right = Object.entries(given).filter(([name]) => issues.every(({ field }) => field !== name))
  return { fields: workerPart.safeParse(Object.fromEntries(right)).data ?? {}, issues }
}

async function plan(database: Database, rows: ReadRow[]): Promise<Planned[]> {
  const find = await finder(database, rows)
  const found = rows.map(row => ({ row, ...find(row) }))
  const documents = await database.workerDocument.findMany({
    where: { workerId: { in: found.flatMap(({ worker }) => worker?.id ?? []) } },
  })
  const documentsOf = Map.groupBy(documents, ({ workerId }) => workerId)
  const places = new Map<string, number>()
  return found.map(({ row, worker, guess, message }) => {
    const { place, values } = row
    const problems = [...row.problems, ...(message ? [{ place, message }] : [])]
    const before = worker && places.get(worker.id)
    if (before && problems.length === 0)
      problems.push({ place, message: m.workers_import_double({ n: formatNumber(before) }) })
    if (worker && !before) places.set(worker.id, place)
    const numbers = worker && openNumbers(worker)
    if (worker && !numbers && SEALED_FIELDS.some(field => values[field]))
      problems.push({ place, message: m.worker_locked() })
    if (!worker && problems.length === 0) problems.push(...whatIsMissing(row))
    const isOut = problems.length > 0
    const { fills, differs, disordered } = changesIn(
      row,
      isOut ? undefined : worker && { ...worker, ...numbers },
      (worker && documentsOf.get(worker.id)) ?? [],
    )
    const unread = [...row.unread, ...disordered]
    return {
      ...row,
      problems: isOut ? [...new Set([...row.unread, ...problems])] : [],
      unread: isOut ? [] : unread,
      ...(worker && { worker }),
      ...(worker && guess && { guess }),
      fills,
      differs,
      seen: [worker ? `${worker.id} ${worker.version}` : NEW, ...unread.map(({ field }) => `-${field}`)].join(' '),
    }
  })
}

/**
 * What a row changes in a file with these documents, without the days that would not be in order there, whether or not the row stands for
 * what differs.
 */
function changesIn({ place, values }: ReadRow, file: object | undefined, documents: WorkerDocument[]) {
  const stored: Values = file ?? {}
  const given = file ? (Object.keys(values) as Field[]) : []
  const fills = given.filter(field => !stored[field])
  const differs = given.flatMap(field => differenceOf(field, stored[field], values[field]) ?? [])
  const wrong = (fields: Field[], others: Field[] = []) => {
    const then = { ...stored, ...pick(values, [...fields, ...others]) }
    const born = documents.flatMap(document => beforeBirth({ ...document, bornOn: then.bornOn ?? '' }) ?? [])
    return [...orderProblems(PERSON_DAYS, then), ...born.slice(0, 1)].flatMap(({ field, than, message }) => {
      const own = [field, than].find(each => fields.includes(each as Field)) as Field | undefined
      return own ? [{ place, field: own, message }] : []
    })
  }
  const ofFills = wrong(fills)
  const filled = fills.filter(field => !ofFills.some(each => each.field === field))
  const ofOthers = wrong(
    differs.map(({ field }) => field),
    filled,
  )
  return {
    fills: filled,
    differs: differs.filter(({ field }) => !ofOthers.some(each => each.field === field)),
    disordered: [...ofFills, ...ofOthers],
  }
}

/** A new file needs what its form needs: where that is there and means nothing, why. */
function whatIsMissing({ place, values, unread }: ReadRow): ImportProblem[] {
  const needed = { name: m.worker_name_needed, phone: m.application_phone_needed }
  return (['name', 'phone'] as const)
    .filter(field => !values[field])
    .map(field => unread.find(cell => cell.field === field) ?? { place, field, message: needed[field]() })
}

function differenceOf(field: Field, stored = '', given = ''): Difference | undefined {
  if (!stored || lettersOf(stored) === lettersOf(given)) return undefined
  if (field === 'nid' && nidKey(stored) === nidKey(given)) return undefined
  return isSealedField(field) ? { field, stored: '', given: '' } : { field, stored, given }
}

/** Finds the file of a row among those that any of these rows may mean; one that was merged is the other one. */
async function finder(database: Database, rows: ReadRow[]) {
  const hashesOf = ({ values, reference }: ReadRow) => ({
    reference: reference || null,
    passportHash: hashPassport(values.passport ?? ''),
    nidHash: hashNid(values.nid ?? ''),
  })
  const keys = rows.map(hashesOf)
  const listed = (name: keyof (typeof keys)[number]) => keys.flatMap(key => key[name] ?? [])
  const named = rows.filter(({ values }) => values.name && values.phone)
  const found = await database.worker.findMany({
    where: {
      OR: [
        { reference: { in: listed('reference') } },
        { passportHash: { in: listed('passportHash') } },
        { nidHash: { in: listed('nidHash') } },
        { phone: { in: named.map(({ values }) => values.phone!) } },
      ],
    },
  })
  const byId = new Map(found.map(worker => [worker.id, worker]))
  const targets = found.flatMap(({ mergedIntoId }) => (mergedIntoId && !byId.has(mergedIntoId) ? [mergedIntoId] : []))
  for (const worker of await database.worker.findMany({ where: { id: { in: targets } } })) byId.set(worker.id, worker)
  const standing = (workers: Worker[]) => [
    ...new Set(workers.flatMap(worker => byId.get(worker.mergedIntoId ?? worker.id) ?? [])),
  ]
  const by = {
    reference: Map.groupBy(found, worker => worker.reference),
    passportHash: Map.groupBy(found, worker => worker.passportHash),
    nidHash: Map.groupBy(found, worker => worker.nidHash),
    phone: Map.groupBy(found, worker => worker.phone),
  }
  return (row: ReadRow): Found => {
    const { name = '', phone = '', bornOn = '' } = row.values
    const key = hashesOf(row)
    const named = standing(
      (['reference', 'passportHash', 'nidHash'] as const).flatMap(each => (key[each] && by[each].get(key[each])) || []),
    )
    const ofPhone = name ? (by.phone.get(phone) ?? []).filter(worker => isNoOther(worker.bornOn, bornOn)) : []
    const sameName = standing(ofPhone.filter(worker => isCalled(worker, name)))
    const meant = named.length > 0 ? named : sameName
    if (meant.length > 1)
      return { message: m.workers_import_several({ references: meant.map(({ reference }) => reference).join(', ') }) }
    const likely = meant[0] ? undefined : standing(ofPhone.filter(worker => isCalledLike(worker, name)))[0]
    if (likely) return { message: m.workers_import_likely(likely) }
    const isGuess = named.length === 0 && isSpeltOtherwise(meant[0], name)
    return { worker: meant[0], ...(isGuess && { guess: m.workers_import_guess(meant[0]!) }) }
  }
}

/** The file that a row means, and where it says so by a name that is written otherwise; or why none can be taken for it. */
type Found = { worker?: Worker | undefined; guess?: string; message?: string }

/** Whether a name is the one in the passport, or the Bangla one beside it, apart from how Mohammad is written. */
const isCalled = (worker: Worker, name: string) =>
  [worker.name, worker.nameBn].some(each => each !== '' && nameKeyOf(each) === nameKeyOf(name))

/** Whether it may be one of them, in another script or spelling. */
const isCalledLike = (worker: Worker, name: string) => [worker.name, worker.nameBn].some(each => isLikeName(each, name))

/** Gives the ids of the new files. */
async function addAll(transaction: Writer, added: Person[]): Promise<string[]> {
  const references = await newReferences(transaction, added.length)
  const { validity } = await findStageRules(transaction)
  const now = new Date()
  const ids = added.map(() => randomUUID())
  await transaction.worker.createMany({
    data: added.map((values, n) => {
      const id = ids[n]!
      const stored = storedOf(id, values, NO_NUMBERS)
      const kept = keptOf(endsOf({ passportExpiresOn: values.passportExpiresOn ?? '' }, [], [], validity))
      return { id, reference: references[n]!, ...stored, ...kept, createdAt: now, changedAt: now }
    }),
  })
  return ids
}

/** As many references as nobody has. */
async function newReferences(transaction: Writer, count: number): Promise<string[]> {
  const made = new Set<string>()
  while (made.size < count) {
    while (made.size < count) made.add(createReference('WRK'))
    const taken = await transaction.worker.findMany({
      where: { reference: { in: [...made] } },
      select: { reference: true },
    })
    for (const { reference } of taken) made.delete(reference)
  }
  return [...made]
}

const pick = (values: Values, fields: Field[]): Values =>
  Object.fromEntries(fields.flatMap(field => (values[field] === undefined ? [] : [[field, values[field]]])))
