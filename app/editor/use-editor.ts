import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { contentTypes } from '#app/staff/content-types.ts'
import { newKey } from '#app/rendering/new-key.ts'
import { queryClient, readFailure, trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { mergeLists, same } from '#server/drafts/merge.shared.ts'
import { labelsOf } from './conflict-dialog.tsx'
import {
  type EditedRecord,
  type Editor,
  type EditorNotice,
  type EditorOptions,
  type Opened,
  recordOf,
  type Save,
  type Saved,
  type SaveKind,
  type Values,
  valuesIn,
} from './edited-record.ts'
import { type Choices, reconcile } from './merge-changes.ts'
import { describeFailure } from './save-failure.ts'
import { hasNewEntries, readSaved, sendRecord } from './send-record.ts'
import { useSession } from './session.tsx'
import type { SavePhase } from './save-progress.tsx'
import { useFocusNext } from './use-focus-next.ts'

/**
 * The record behind a form: its newest number, and everything that changes it, one at a time. Changes of others are merged into the form;
 * where both changed the same field, the person chooses. docs/decisions/0020 says why.
 */
export function useEditor<Data extends object>(options: EditorOptions<Data>): Editor {
  const { feature, opened, toValues, form } = options
  const router = useRouter()
  const { keepSession } = useSession()
  const focusNext = useFocusNext()
  const lists = mergeLists(contentTypes[feature]?.lists)
  const [record, showRecord] = useState(() => recordOf(opened))
  const now = useRef(record)
  const [saved, showSaved] = useState(() => toValues(valuesIn(opened)))
  const base = useRef(saved)
  const unconfirmed = useRef<Data>(undefined)
  const [key, setKey] = useState(newKey) // the same until the record is saved: a lost response makes no second one
  const [phase, setPhase] = useState<SavePhase>({ kind: 'idle' })
  const [saving, setSaving] = useState<SaveKind>()
  const [notice, setNotice] = useState<EditorNotice>()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const isPublishing = useRef(false)
  const mayLeave = useRef(false)

  const isUnsaved = () => form.unstored().length > 0 || !same(form.values(), base.current)
  const isDirty = useSyncExternalStore(form.subscribe, isUnsaved, () => false)

  const mergeOutdated = useEffectEvent(async () => {
    if (!opened?.base) return
    const { revisions } = await trpcClient().content.history.query({ feature, _id: opened._id })
    mergeWith(opened, revisions.find(({ isLive }) => isLive)?.by, undefined)
  })
  useEffect(() => void mergeOutdated().catch(() => {}), [])

  function setRecord(next: EditedRecord) {
    now.current = next
    showRecord(next)
  }

  function setBase(next: Data) {
    base.current = structuredClone(next) // a form may give the object that it goes on changing
    showSaved(base.current)
  }

  /** Runs one change after the other. Returns whether it was made. */
  function run(work: () => Promise<boolean>): Promise<boolean> {
    const done = last.current.then(() => runNow(work))
    last.current = done
    return done
  }

  async function runNow(work: () => Promise<boolean>): Promise<boolean> {
    setNotice(undefined)
    try {
      return await keepSession(work, { text: m.session_text(), button: m.session_button() })
    } catch (error) {
      const { isSilent, issues, reason } = describeFailure(error, options.failures)
      if (!isSilent && !form.showIssues(issues)) setNotice({ kind: 'failed', reason })
      return false
    } finally {
      setPhase({ kind: 'idle' })
      setSaving(undefined)
    }
  }

  async function saveNow(save: Save): Promise<boolean> {
    setSaving(save.kind)
    const isScheduled = now.current.publishAt && save.schedule === 'keep'
    return (await prepare(isScheduled ? 'publish' : save.kind)) && sendMerged(save)
  }

  const prepare = (kind: SaveKind) => form.prepare(kind, upload => setPhase({ kind: 'uploading', upload }))

  /** Sends the form, as often as others save in between; `note` says what of theirs is in it. */
  async function sendMerged(save: Save, note?: string): Promise<boolean> {
    setPhase({ kind: 'saving' })
    const data = form.values()
    const settle = form.sending()
    try {
      await takeOver(save, data, settle, await sendRecord({ feature, record: now.current, data, key, ...save }))
      options.onSaved(save.kind, note)
      return true
    } catch (error) {
      const { code, isOffline, by } = readFailure(error)
      if (isOffline) unconfirmed.current = data
      if (code !== 'PRECONDITION_FAILED') throw error
      const merged = mergeWith(await open(), by, save)
      return merged ? sendMerged(save, merged.note) : false
    }
  }

  /** Numbers and ids come from the server, values stay as they have been typed meanwhile. */
  async function takeOver({ kind, schedule }: Save, data: Data, settle: (saved: Data) => void, saved: Saved) {
    const { _id, publishAt } = now.current
    const isScheduled = kind === 'draft' && schedule === 'keep' && saved.isDraft
    setRecord({ ...saved, at: new Date().toISOString(), publishAt: isScheduled ? publishAt : null })
    const hasNew = hasNewEntries(data, lists)
    setBase(hasNew ? await readSaved(feature, saved).then(toValues, () => data) : data)
    unconfirmed.current = undefined
    setKey(newKey())
    settle(base.current)
    refresh()
    if (_id === undefined) await options.onCreated(saved._id, kind)
  }

  const open = () => trpcClient().content.open.query({ feature, _id: now.current._id! })

  /** Merges what others have saved into the form, or shows the conflicts; `next` is what the person was about to do. */
  function mergeWith(opened: Opened, by: string | undefined, next: Save | undefined, choices?: Choices) {
    const { base: outdatedBase, draft, live } = opened
    const newest = toValues(valuesIn(opened))
    const isMine = unconfirmed.current && same(unconfirmed.current, newest) // its response was lost
    const outdated = outdatedBase && draft && live && { base: toValues(outdatedBase), live: toValues(live.data) }
    const from = isMine ? newest : base.current
    const { merged, conflicts, taken } = reconcile(from, form.values(), { newest, outdated }, lists, choices)
    if (conflicts.length > 0) {
      setNotice({ kind: 'conflict', opened, next, by, conflicts, states: [from, form.values(), newest] as Values[] })
      return undefined
    }
    const focused = document.activeElement?.id
    setBase(newest)
    setRecord(recordOf(opened))
    form.show(merged)
    if (focused) focusNext(() => document.getElementById(focused))
    return { note: taken.length > 0 ? noteOf(feature, by, taken) : undefined }
  }

  /** Merges by the person's choices, and goes on with what was begun. */
  function decide(choices: Choices) {
    if (notice?.kind !== 'conflict') return
    const { opened, by, next } = notice
    void run(async () => {
      const merged = mergeWith(opened, by, next, choices)
      return Boolean(merged && next) && sendMerged(next!, merged!.note)
    })
  }

  /**
   * A change of the record without its values. What somebody else has saved is merged into the form first, to be seen
   * before another try.
   */
  function change(work: (target: { feature: string; _id: string; seen: number }) => Promise<Partial<EditedRecord>>) {
    return run(async () => {
      const { _id, newest } = now.current
      try {
        setRecord({ ...now.current, ...(await work({ feature, _id: _id!, seen: newest })) })
        refresh()
        return true
      } catch (error) {
        const { code, by, message } = readFailure(error)
        if (code !== 'PRECONDITION_FAILED') throw error
        mergeWith(await open(), by, undefined)
        toast.error(message ?? m.error_ours())
        return false
      }
    })
  }

  async function scheduleNow(publishAt: string): Promise<boolean> {
    const { _id, newest: seen, isDraft } = now.current
    if (!isDraft) toast.error(m.editor_schedule_nothing())
    else {
      await trpcClient().content.schedule.mutate({ feature, _id: _id!, seen, publishAt })
      setRecord({ ...now.current, publishAt, held: null })
      refresh()
    }
    return isDraft
  }

  /** Lists, and pages that were loaded ahead, show old records. */
  function refresh() {
    void queryClient().invalidateQueries()
    router.clearCache()
  }

  return {
    feature,
    record,
    leftovers: opened?.draft?.leftovers ?? {},
    phase,
    saving,
    notice,
    isDirty,
    typed: {
      savedValues: saved as Values,
      getValues: () => form.values() as Values,
      files: form.unstored(),
      onRestore: (values: Values) => form.show(values as Data),
    },
    mayLeave,
    allowLeaving() {
      mayLeave.current = true
    },
    async save(kind: SaveKind, schedule: Save['schedule'] = 'keep'): Promise<string | undefined> {
      if (kind === 'publish' && isPublishing.current) return undefined // a double click: the form may be empty by then
      if (kind === 'publish') isPublishing.current = true
      const isSaved = await run(() => saveNow({ kind, schedule }))
      if (kind === 'publish') isPublishing.current = false
      return isSaved ? now.current._id : undefined
    },
    decide,
    closeNotice: () => setNotice(undefined),
    loadNewest: (by: string | undefined) => run(async () => Boolean(mergeWith(await open(), by, undefined))),
    check: () => run(() => prepare('publish')),
    schedule: (publishAt: string) =>
      run(async () => {
        const isSaved = now.current.isDraft && !isUnsaved()
        if (!isSaved && !(await saveNow({ kind: 'draft', schedule: 'cancel' }))) return false
        return scheduleNow(publishAt)
      }),
    cancelSchedule: () =>
      change(target =>
        trpcClient()
          .content.cancelSchedule.mutate(target)
          .then(() => unscheduled),
      ),
    unpublish: () => change(target => trpcClient().content.unpublish.mutate(target)),
    remove: () => change(target => trpcClient().content.remove.mutate(target)),
  }
}

const unscheduled = { publishAt: null, held: null }

const noteOf = (feature: string, by: string | undefined, names: string[]) =>
  m.conflict_merged({ name: by ?? m.conflict_somebody(), parts: labelsOf(feature, names) })
