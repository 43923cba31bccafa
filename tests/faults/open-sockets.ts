import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

const AT_ONCE = 200

/** Opens many connections that send the same text and then nothing; closed when the test ends. */
export async function openConnections(
  port: number,
  size: number,
  text: string,
  prepare: (socket: Socket) => void = socket => {
    socket.resume()
  },
): Promise<Socket[]> {
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  while (sockets.length < size) {
    const some = Array.from({ length: Math.min(AT_ONCE, size - sockets.length) }, () =>
      connect(port, '127.0.0.1').on('error', () => {}),
    )
    sockets.push(...some)
    await Promise.all(
      some.map(async socket => {
        prepare(socket)
        await once(socket, 'connect')
        if (text) socket.write(text)
      }),
    )
  }
  return sockets
}

/** Sends the head of a request and returns the socket once the server handles it (100 Continue). */
export async function startRequest(port: number, head: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(`${head}\r\nHost: 127.0.0.1:${port}\r\nExpect: 100-continue\r\n\r\n`)
  const [response] = await once(socket, 'data')
  if (!String(response).startsWith('HTTP/1.1 100 ')) throw new Error(`Response came too early: ${response}`)
  return socket
}

/** Requests a page over a new connection. Returns the status, 0 without a response. */
export async function visit(port: number, path: string, cookie = ''): Promise<number> {
  const response = await sendText(
    port,
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
  )
  return Number(/^HTTP\/1\.1 (\d+) /.exec(response)?.[1] ?? 0)
}

/** Sends text to the server and returns everything it sends until it closes the connection. */
export async function sendText(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  let response = ''
  socket.on('data', part => {
    response += part.toString()
  })
  socket.write(text)
  await once(socket, 'close')
  return response
}
