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

/**
 * Loads something once, and after a failure anew. `use` is asked at each rendering, also when all is there: a component that has waited is
 * rendered again by React with the hooks it had, and `use` alone says that those after it are new ("Update hook called on initial render").
 */
export function late<T>(load: () => Promise<T>): Late<T> {
  let loading: Promise<T> | undefined
  function once(): Promise<T> {
    if (loading) return loading
    const begun = load()
    loading = begun
    begun.then(
      // React's `use` reads at once what says that it is fulfilled
      value => Object.assign(begun, { status: 'fulfilled', value }),
      () => (loading = undefined),
    )
    return begun
  }
  return { load: once, use: () => use(once()) }
}
