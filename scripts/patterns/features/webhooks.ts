import type { Client } from '../client.ts'
import { type Part, password, type Row } from '../day.ts'

/** Two programs that hear of things: one of them is off. */
export const part: Part = {
  async setUp({ owner, receiver }) {
    const add = (name: string, path: string, events: string[]) =>
      owner.change<Row>('webhooks.add', { name, address: receiver + path, events, currentPassword: password })
    const { id } = await add('Job board', '/hooks/agency', events)
    await owner.change('webhooks.sendTest', { id })
    const accounting = await add('Accounting', '/accounting?office=dhaka', events.slice(4))
    await owner.change('webhooks.turnOff', { id: accounting.id })
  },
  async ask({ owner }, ask) {
    const id = await idOf(owner, 'Job board')
    ask(owner, 'webhooks.byId', { id })
    ask(owner, 'webhooks.deliveries', { id })
  },
}

const events = ['content.published', 'content.changed', 'content.deleted', 'application.received', 'demand.received']

async function idOf(owner: Client, name: string) {
  const webhooks = await owner.query<(Row & { name: string })[]>('webhooks.list')
  return webhooks.find(webhook => webhook.name === name)!.id
}
