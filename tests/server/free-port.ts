import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that Linux gives to outgoing connections: another program gets none of these by chance. */
const [FIRST, END] = [20_000, 32_000]

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END)
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return freePort()
  }
  probe.close()
  await once(probe, 'close')
  return port
}
