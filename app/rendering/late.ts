import { use } from 'react'

/** Something that is loaded with the first page that needs it. */
export type Late<T> = {
  /** For loaders. */
  load: () => Promise<T>
  /** For components: what is loaded; a browser that has the server’s HTML alone waits for it. */
  use: () => T
}

/** For what the server has rendered, where its scripts cannot be loaded: React leaves the HTML, which works without them. */
export const staysAsItIs = () => new Promise<never>(() => {})

/** Loads something once, and after a failure anew. */
export function late<T>(load: () => Promise<T>): Late<T> {
  let loading: Promise<T> | undefined
  let loaded: { value: T } | undefined
  const once = () =>
    (loading ??= load().then(
      value => {
        loaded = { value }
        return value
      },
      error => {
        loading = undefined
        throw error
      },
    ))
  return { load: once, use: () => (loaded ? loaded.value : use(once())) }
}
