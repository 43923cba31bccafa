import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Of more than `max` connections that are idle or in the middle of sending a request, closes the one that has waited longest. */
export function limitConnections(server: Server, max: number): void {
  const waiting = new Set<Socket>()
  const wait = (socket: Socket) => {
    if (socket.destroyed) return
    waiting.add(socket)
    if (waiting.size <= max) return
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
