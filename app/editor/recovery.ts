import { toast } from '@agency/ui/Toasts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { contentTypes } from '#app/staff/content-types.ts'
import { epochOfPage } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { mergeLists, same } from '#server/drafts/merge.shared.ts'
import {
  isSameState,
  keyOf,
  type MergedCopy,
  mergeCopy,
  newPicturesIn,
  openStorage,
  type Place,
  type SavedState,
  type StoredCopy,
  type Values,
  withoutPictures,
  writeCopy,
} from './recovery-copies.ts'
import { newTabId } from './tab-id.ts'
import { useReleasedCopies } from './use-released-copies.ts'

const COPY_INTERVAL_MS = 1000

type Options = Place & {
  /** The newest number that the form knows, and what the server has confirmed: no copy is needed of it. */
  seen: number
  savedValues: Values
  getValues: () => Values
  /** Names of pictures that are chosen and not stored. */
  files: string[]
  /** Shows these values in the form, unsaved. */
  onRestore: (values: Values) => void
}

/** What was continued, with what could not be brought back. */
export type Restored = Omit<MergedCopy, 'values'> & {
  at: string
  /** The number that the form knew then. */
  seen: number
  files: string[]
  lostPictures: string[]
}

export type Recovery = ReturnType<typeof useRecovery>

/**
 * Copies what is typed into a form to the browser's storage each second, until the server has confirmed exactly that. Copies from tabs that
 * were closed or crashed are offered, never applied by themselves.
 */
export function useRecovery({ personId, feature, recordId, ...options }: Options) {
  const { seen, savedValues } = options
  const { schemaVersion, lists } = contentTypes[feature]!
  const saved: SavedState = { seen, epoch: epochOfPage(), schemaVersion, values: savedValues }
  const place = { personId, feature, recordId }
  const [tab, setTab] = useState(newTabId)
  const [restored, setRestored] = useState<Restored>()
  const [isFull, setFull] = useState(false)
  const written = useRef<{ key: string; tab: string; text: string }>(undefined)
  const key = keyOf(place, tab)

  /** Whether everything in the form is stored here or on the server. */
  function copy(): boolean {
    const storage = openStorage()
    const values = options.getValues()
    const isConfirmed = same(values, saved.values) && options.files.length === 0
    setFull(!storage && !isConfirmed)
    if (!storage) return isConfirmed
    const content = { base: saved, values, files: options.files }
    const text = isConfirmed ? '' : JSON.stringify(content)
    const last = written.current
    if (last?.key === key && last.text === text) return true
    if (isConfirmed) {
      if (last?.tab === tab) storage.removeItem(key)
    } else if (!writeCopy(storage, key, { at: new Date().toISOString(), ...content })) {
      setFull(true)
      return false
    }
    if (last && last.tab === tab && last.key !== key) storage.removeItem(last.key) // a new record has got its id
    written.current = { key, tab, text }
    return true
  }

  /** The server has all of it: the tab was closed before its confirmation arrived. */
  function isSaved(other: StoredCopy) {
    const { values, leftovers } = mergeCopy(other, saved, mergeLists(lists))
    return same(values, saved.values) && other.files.length === 0 && Object.keys(leftovers).length === 0
  }

  const { copies, add, remove } = useReleasedCopies(place, key, other => !isSaved(other))

  const onTick = useEffectEvent(copy)

  useEffect(() => {
    const timer = setInterval(() => onTick(), COPY_INTERVAL_MS)
    const onHide = () => onTick()
    addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
      onTick()
    }
  }, [])

  /** Shows a copy in the form; what was typed there before becomes a copy of its own, and stays where there is no room for one. */
  async function restore({ at, key, tab, base, values, files }: StoredCopy) {
    const { values: merged, ...facts } = mergeCopy({ base, values }, saved, mergeLists(lists))
    const lostPictures = await findLost(newPicturesIn(merged, saved.values))
    if (!copy()) return
    options.onRestore(withoutPictures(merged, lostPictures))
    setRestored({ ...facts, at, seen, files, lostPictures })
    setTab(tab) // from here on this form keeps that copy up to date
    written.current = { key, tab, text: 'continued' }
  }

  function discard(copy: StoredCopy) {
    const { key, at, base, values, files } = copy
    const storage = openStorage()
    if (!storage) return
    storage.removeItem(key)
    remove(copy)
    toast.success(m.recovery_discarded(), {
      action: {
        label: m.undo(),
        onClick: () => {
          writeCopy(storage, key, { at, base, values, files })
          add(copy)
        },
      },
    })
  }

  const isMoved = ({ base }: StoredCopy) => !isSameState(base, saved)
  return {
    copies,
    isMoved,
    restored: restored?.seen === seen ? restored : undefined, // until the form is saved
    isFull,
    restore,
    discard,
    dismiss: () => setRestored(undefined),
  }
}

/** Those of these pictures that are no longer stored. */
async function findLost(paths: string[]): Promise<string[]> {
  const isLost = await Promise.all(
    paths.map(path =>
      fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status === 404,
        () => false,
      ),
    ),
  )
  return paths.filter((_, n) => isLost[n])
}
