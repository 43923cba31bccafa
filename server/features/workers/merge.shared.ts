import { WORKER_FIELDS, type WorkerInput } from '#server/features/workers/schema.ts'

/** What a merge may take along: name and telephone of the file that stays are its own, and both files are found by theirs. */
export type MergedField = Exclude<keyof WorkerInput, 'name' | 'phone'>

/** Fields that say something together alone. */
const GROUPS = {
  passport: ['passport', 'passportIssuedOn', 'passportExpiresOn', 'passportPlace'],
  account: ['account', 'bank'],
  home: ['village', 'postOffice', 'upazila', 'district'],
  kin: ['kinName', 'kinRelation', 'kinPhone'],
} satisfies Record<string, MergedField[]>

const grouped = new Set<string>(Object.values(GROUPS).flat())
const single = WORKER_FIELDS.filter(
  (field): field is MergedField => field !== 'name' && field !== 'phone' && !grouped.has(field),
)

/** What of a file goes along in one piece, by its name. */
export const UNITS: Record<string, readonly MergedField[]> = {
  ...GROUPS,
  ...Object.fromEntries(single.map(field => [field, [field]])),
}

/** Of these a difference may mean that it is somebody else: where both files have one, staff choose. */
export const ASKED: readonly string[] = ['passport', 'nid', 'account', 'bornOn', 'sex']

export const CHOICES = ['kept', 'given'] as const
/** By the unit: whether that of the file that stays is kept, or the other one given. */
export type Chosen = Partial<Record<string, (typeof CHOICES)[number]>>

export type Values = Record<MergedField, string>

/**
 * How a file takes part in merges. Of one that was put into another: what it `was`, its place among those in there, the
 * units that were `chosen` in place of what was there, and the fields that staff have changed there since, of which it
 * says nothing any more; else it fills in what is empty. Of one that others were put into: what it had of its `own`.
 * Those of before 2026-11-28 have no place, and gave nothing.
 */
export type Given = { was?: string; place?: number; chosen?: string[]; changed?: MergedField[]; own?: Values }
