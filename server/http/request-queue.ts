const waiting = new Map<string, (() => void)[]>() // by network, next is the first

/**
 * Resolves when it is a request's turn: one for each iteration of the event loop, by turns of each network that has
 * some waiting, and of one network in the order of arrival. libuv accepts one connection an iteration and then serves
 * every socket that is ready, so 60 busy connections would keep a new one waiting for seconds. docs/decisions/0002 says
 * why.
 */
export function takeTurn(network: string): Promise<void> {
  return new Promise(resolve => {
    if (waiting.size === 0) setImmediate(startNext)
    const queue = waiting.get(network)
    if (queue) queue.push(resolve)
    else waiting.set(network, [resolve])
  })
}

function startNext() {
  const [[network, queue] = ['', []]] = waiting
  waiting.delete(network)
  queue.shift()?.()
  if (queue.length > 0) waiting.set(network, queue) // behind the others
  if (waiting.size > 0) setImmediate(startNext)
}
