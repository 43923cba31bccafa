// Stands in for TanStack Start, whose compiler splits code for server and browser: stories are in a browser.

/** What runs in both places does what it does in browsers. */
export const createIsomorphicFn = () => ({ server: () => ({ client: <Run>(run: Run) => run }) })

export const getGlobalStartContext = () => undefined

export function getRequest(): never {
  throw new Error('There is no server here')
}
