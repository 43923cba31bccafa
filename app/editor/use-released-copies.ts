import { useEffect, useEffectEvent, useState } from 'react'
import { keyOf, listCopies, openStorage, type Place, purgeCopies, type StoredCopy } from './recovery-copies.ts'

/**
 * The copies of a record that no open form holds, newest first, but for the one under `key`, which the caller's form holds. One whose tab
 * is being closed comes when it has closed, however long that takes. `isNeeded` says of a released copy whether it is worth offering; any
 * other is deleted. Without https browsers have no locks: then every copy comes.
 */
export function useReleasedCopies(place: Place, key: string, isNeeded: (copy: StoredCopy) => boolean) {
  const [released, setReleased] = useState<StoredCopy[]>([])
  const prefix = keyOf(place, '')
  const add = (copy: StoredCopy) =>
    setReleased(known =>
      [...known.filter(other => other.key !== copy.key), copy].toSorted((one, other) => (one.at < other.at ? 1 : -1)),
    )
  const listOthers = useEffectEvent((own: string) => {
    const storage = openStorage()
    if (!storage) return []
    purgeCopies(storage)
    return listCopies(storage, place).filter(other => other.key !== own)
  })
  const onRelease = useEffectEvent((name: string) => {
    const storage = openStorage()
    const copy = storage && listCopies(storage, place).find(other => other.key === name) // as its tab has left it
    if (copy && isNeeded(copy)) add(copy)
    else if (copy) storage?.removeItem(name)
  })

  useEffect(() => holdLock(key), [key])
  useEffect(() => {
    const gone = new AbortController()
    for (const other of listOthers(key))
      whenReleased(other.key, gone.signal).then(
        () => onRelease(other.key),
        () => {}, // this form has gone, or holds another copy now
      )
    return () => gone.abort()
  }, [key])

  return {
    copies: released.filter(copy => copy.key !== key && copy.key.startsWith(prefix)),
    add,
    remove: (copy: StoredCopy) => setReleased(known => known.filter(other => other.key !== copy.key)),
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

/** Resolves once no open form holds the copy; rejects when `signal` aborts before. */
async function whenReleased(key: string, signal: AbortSignal): Promise<void> {
  await locks()?.request(key, { signal }, () => {})
  signal.throwIfAborted()
}

const locks = () => navigator.locks as LockManager | undefined
