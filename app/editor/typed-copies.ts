import { same } from '#server/drafts/merge.shared.ts'

const PREFIX = 'typed:'
const COPY_LIFE_MS = 14 * 24 * 60 * 60 * 1000

type Values = Record<string, unknown>
type Copy = { at: number; value: Values }

/*
 * What is typed into a form and not sent, also after a reload or when the session has ended: the browser keeps it until
 * it is sent, for two weeks at most, and until `forgetTyped`. This is the one place where words about people stay in a
 * browser of staff. A key begins with the id of the person who types.
 */

/** What was typed before and not sent. */
export function readTyped(key: string): Values | undefined {
  purge()
  const value = readCopy(PREFIX + key)?.value
  return typeof value === 'object' && value !== null ? value : undefined
}

/** Keeps what differs from what the form begins with. */
export function keepTyped(key: string, now: Values, beginning: Values): void {
  const value = Object.fromEntries(Object.entries(now).filter(([name, each]) => !same(each, beginning[name])))
  try {
    if (Object.keys(value).length === 0) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), value } satisfies Copy))
  } catch {
    // without storage it stays in the form alone
  }
}

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

function readCopy(key: string): Copy | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Copy | null) ?? undefined
  } catch {
    return undefined
  }
}

function purge() {
  for (const key of keptKeys()) if (Date.now() - (readCopy(key)?.at ?? 0) > COPY_LIFE_MS) localStorage.removeItem(key)
}
