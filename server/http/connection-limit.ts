import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Keeps places free for who comes: of more than `most` connections on which we wait for the other side (silent, kept alive, half a
 * request) the one that has waited longest is closed.
 */
export function limitConnections(server: Server, most: number): void {
  const waiting = new Set<Socket>()
  const wait = (socket: Socket) => {
    if (socket.destroyed) return
    waiting.add(socket)
    if (waiting.size <= most) return
    const [longest] = waiting
    longest?.destroy()
  }
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => waiting.delete(socket))
    wait(socket)
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers
    if (hasBody) request.once('end', () => waiting.delete(socket))
    else waiting.delete(socket)
    response.once('close', () => wait(socket))
  })
}
