import type { Part } from '../day.ts'

export const part: Part = {
  async ask({ visitor }, ask) {
    const [client] = await visitor.query<{ _id: string }[]>('clients.cards')
    ask(visitor, 'clients.byId', { _id: client!._id })
  },
  drawings: () => ['/our-clients/map.svg', '/our-clients/gulf.svg'],
}
