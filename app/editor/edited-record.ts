import type { Outputs } from '#app/rendering/trpc.ts'
import type { Conflicted } from './conflict-dialog.tsx'
import type { Choices } from './merge-changes.ts'
import type { Issue } from './save-failure.ts'
import type { SavePhase } from './save-progress.tsx'
import type { Upload } from './use-pictures.ts'

export type Opened = Outputs['content']['open']
export type SaveKind = 'draft' | 'publish'
/** A save; `schedule` is what becomes of the time of a scheduled draft. */
export type Save = { kind: SaveKind; schedule: 'keep' | 'cancel' }
export type Values = Record<string, unknown>
export type Saved = Outputs['content']['saveDraft']

/** What is known of the saved record. `newest` is 0 for a new one. */
export type EditedRecord = {
  _id: string | undefined
  newest: number
  isLive: boolean
  isDraft: boolean
  /** when the draft was saved */
  at?: string | undefined
  publishAt?: string | null | undefined
  held?: string | null | undefined
}

/** What the frame needs of a form. */
type EditedForm<Data> = {
  /** The values as they are sent, with the pictures that are stored. */
  values: () => Data
  show: (values: Data) => void
  /**
   * Notes what the form holds as it is sent. What it gives takes over what the save has added: stored pictures, ids of
   * new entries, texts that were left empty. What was typed or cleared meanwhile stays.
   */
  sending: () => (saved: Data) => void
  /** Calls back after every change of a value. */
  subscribe: (callback: () => void) => () => void
  /** The names of chosen pictures that are not stored yet. */
  unstored: () => string[]
  /** Checks the values by the rules of this kind, and stores the chosen pictures; false when something is left to be corrected. */
  prepare: (kind: SaveKind, onUpload: (upload: Upload) => void) => Promise<boolean>
  /** Shows problems beside their fields; false when none of them has one. */
  showIssues: (issues: Issue[]) => boolean
}

export type EditorNotice =
  | { kind: 'failed'; reason?: string | undefined }
  | ({ kind: 'conflict'; opened: Opened; next: Save | undefined } & Conflicted)

export type EditorOptions<Data> = {
  feature: string
  /** The record as it was loaded; undefined for a new one. */
  opened: Opened | undefined
  /** Stored values as the form sends them. */
  toValues: (stored: Values) => Data
  form: EditedForm<Data>
  /** A new record has an address from here on. */
  onCreated: (id: string, kind: SaveKind) => Promise<void> | undefined
  /** `note` says which changes of others the saved record has, too. */
  onSaved: (kind: SaveKind, note: string | undefined) => void
  /** Sentences of the feature for error codes. */
  failures?: Partial<Record<string, () => string>>
}

/** The record behind a form, as its bar, notices and dialogs know it. */
export type Editor = {
  feature: string
  record: EditedRecord
  /** Values of the draft that no field takes. */
  leftovers: Values
  phase: SavePhase
  /** What is being saved. */
  saving: SaveKind | undefined
  notice: EditorNotice | undefined
  isDirty: boolean
  /** What is copied to the browser's storage until it is saved. */
  typed: { savedValues: Values; getValues: () => Values; files: string[]; onRestore: (values: Values) => void }
  mayLeave: { readonly current: boolean }
  /** The page is left without asking from here on. */
  allowLeaving: () => void
  /** Saves the form as a draft, or publishes it. Returns the record's id, undefined when it is not saved. */
  save: (kind: SaveKind, schedule?: Save['schedule']) => Promise<string | undefined>
  /** Merges by the person's choices, and goes on with what was begun. */
  decide: (choices: Choices) => void
  closeNotice: () => void
  /** Merges what somebody else has saved into the form. */
  loadNewest: (by: string | undefined) => Promise<boolean>
  /** Whether the form could be published; what is missing is shown beside its field. */
  check: () => Promise<boolean>
  /** Saves the form and publishes it at a time, which is ISO in UTC. */
  schedule: (publishAt: string) => Promise<boolean>
  cancelSchedule: () => Promise<boolean>
  unpublish: () => Promise<boolean>
  remove: () => Promise<boolean>
}

/** What a form shows of a record: its draft, else what visitors see. */
export const valuesIn = (opened: Opened | undefined): Values => opened?.draft?.data ?? opened?.live?.data ?? {}

export function recordOf(opened: Opened | undefined): EditedRecord {
  const { _id, newest = 0, live, draft } = opened ?? {}
  return { _id, newest, isLive: Boolean(live), isDraft: Boolean(draft), ...draft }
}
