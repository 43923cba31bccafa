import { useHydrated } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { same } from '#server/drafts/merge.shared.ts'

const PREFIX = 'typed:'
const COPY_LIFE_MS = 14 * 24 * 60 * 60 * 1000

type Copy<Value> = { at: number; value: Value }

/**
 * What is typed and not sent, also after a reload or when the session has ended: the browser keeps a copy under this
 * key until `settle`, for two weeks at most, and until `forgetTyped`. This is the one place where words about people
 * stay in a browser of staff. The key begins with the id of the person who types.
 */
export function useTypedText<Value>(key: string, initial: Value) {
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState<Value>()
  const stored = useMemo(() => (isHydrated ? readCopy<Value>(PREFIX + key)?.value : undefined), [isHydrated, key])
  useEffect(purge, [])

  const value = typed ?? stored ?? initial
  const now = useRef(value)
  useEffect(() => {
    now.current = value
  })

  function change(next: Value) {
    now.current = next
    setTyped(next)
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), value: next } satisfies Copy<Value>))
    } catch {
      // without storage it stays in the form alone
    }
  }

  /** Forgets what was sent, and shows what the form begins with next; what was typed or cleared meanwhile stays. */
  function settle(sent: Value, next = initial) {
    const left = leftOf(now.current, sent, next)
    if (!same(left, next)) return change(left)
    now.current = next
    setTyped(next)
    localStorage.removeItem(PREFIX + key)
  }

  return [value, change, settle] as const
}

/** What has changed since it was sent, with the rest as it is to be next: a text as a whole, of several texts each. */
function leftOf<Value>(now: Value, sent: Value, next: Value): Value {
  if (!isRecord(now) || !isRecord(sent)) return same(now, sent) ? next : now
  const changed = Object.keys({ ...sent, ...now }).filter(name => !same(now[name], sent[name]))
  return { ...next, ...Object.fromEntries(changed.map(name => [name, now[name]])) }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Forgets everything that was typed and not sent in this browser, whoever typed it. */
export function forgetTyped(): void {
  for (const key of keptKeys()) localStorage.removeItem(key)
}

const keptKeys = () => {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(PREFIX))
  } catch {
    return [] // without storage nothing was kept
  }
}

function readCopy<Value>(key: string): Copy<Value> | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Copy<Value> | null) ?? undefined
  } catch {
    return undefined
  }
}

function purge() {
  for (const key of keptKeys()) if (Date.now() - (readCopy(key)?.at ?? 0) > COPY_LIFE_MS) localStorage.removeItem(key)
}
