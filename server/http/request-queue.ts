const waiting: (() => void)[] = []

/**
 * Resolves when it is a request's turn: in the order of arrival, one for each iteration of the event loop. libuv accepts one connection
 * an iteration and then serves every socket that is ready, so 60 busy connections would keep a new one waiting for seconds.
 * docs/decisions/0002 says why.
 */
export function takeTurn(): Promise<void> {
  return new Promise(resolve => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(startNext)
  })
}

function startNext() {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(startNext)
}
