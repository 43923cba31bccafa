import { toast } from '@agency/ui/Toasts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { contentTypes } from '#app/features/content/content-types.ts'
import { epochOfPage } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { mergeLists, same } from '#server/drafts/merge.shared.ts'
import {
  isSameState,
  keyOf,
  listCopies,
  type MergedCopy,
  mergeCopy,
  newPicturesIn,
  type Place,
  purgeCopies,
  type SavedState,
  type StoredCopy,
  type Values,
  withoutPictures,
  writeCopy,
} from './recovery-copies.ts'
import { newTabId } from './tab-id.ts'

const COPY_INTERVAL_MS = 1000
/** The lock of a tab that was just closed is released within this time. */
const LOCK_WAIT_MS = 500

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

  const { data: copies = [], refetch } = useQuery({
    queryKey: ['recovery', key],
    queryFn: findCopies,
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  })

  async function findCopies() {
    const storage = openStorage()
    if (!storage) return []
    purgeCopies(storage)
    const others = listCopies(storage, place).filter(other => other.key !== key)
    const areReleased = await Promise.all(others.map(isReleased))
    const left = others.filter((_, n) => areReleased[n])
    for (const other of left.filter(isSaved)) storage.removeItem(other.key)
    return left.filter(other => !isSaved(other))
  }

  /** The server has all of it: the tab was closed before its confirmation arrived. */
  function isSaved(other: StoredCopy) {
    const { values, leftovers } = mergeCopy(other, saved, mergeLists(lists))
    return same(values, saved.values) && other.files.length === 0 && Object.keys(leftovers).length === 0
  }

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

  useEffect(() => holdLock(key), [key])

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

  function discard({ key, at, base, values, files }: StoredCopy) {
    const storage = openStorage()
    if (!storage) return
    storage.removeItem(key)
    void refetch()
    toast.success(m.recovery_discarded(), {
      action: {
        label: m.undo(),
        onClick: () => {
          writeCopy(storage, key, { at, base, values, files })
          void refetch()
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

/** Undefined where the browser has none for this site. */
function openStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** Tells other tabs, until the function that it returns is called, that this copy belongs to an open form. */
function holdLock(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  locks()
    ?.request(name, () => promise)
    .catch(() => {}) // the page is being closed
  return resolve
}

/** Whether no open form holds the copy. Without https browsers have no locks: then every copy is offered. */
async function isReleased({ key }: StoredCopy): Promise<boolean> {
  const request = locks()?.request(key, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, () => true)
  return request?.catch(() => false) ?? true
}

const locks = () => navigator.locks as LockManager | undefined

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
