import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '#server/features.ts'
import { bodyOf, CLIENTS, openTestServer, qatar } from '../../server/test-server.ts'
import { callsThrough } from '../calls.ts'

type Inputs = inferRouterInputs<AppRouter>['content']
type Outputs = inferRouterOutputs<AppRouter>['content']
type Name = Exclude<keyof Inputs, 'previewLinks'>
const QUERIES = new Set(['open', 'documents', 'drafts', 'history', 'revision', 'trash', 'held'])

/** A server, its owner and a colleague, and the procedures of `content` as client countries use them. */
export async function openEditor(settings: Record<string, string> = {}) {
  const server = await openTestServer({ SIGN_UP: 'open', ...settings })
  const owner = (await server.signUp('owner')).cookie
  const salma = (await server.signUp('salma')).cookie
  const calls = callsThrough(server)

  /** Gives the data, or throws what the caller was told. */
  async function content<N extends Name>(
    name: N,
    input: Omit<Inputs[N] & object, 'feature'> & { feature?: string },
    as = owner,
  ) {
    const needsFeature = !['undo', 'held', 'trash', 'confirmSchedules'].includes(name)
    const json = { ...(needsFeature && { feature: 'clients' }), ...input }
    return calls[QUERIES.has(name) ? 'ask' : 'act']<Outputs[N]>(`content.${name}`, json, as)
  }

  /** Publishes a record that is always there, whatever it said before. */
  async function publishOver(feature: string, data: object, _id = feature) {
    const { newest } = await content('open', { feature, _id })
    return content('publish', { feature, _id, seen: newest, data: { ...data } })
  }

  const add = async (given: object = {}) =>
    (await bodyOf(await server.request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, ...given } }))).data
  const change = (id: string, json: object) =>
    server.request(`${CLIENTS}/${id}`, { method: 'PATCH', cookie: owner, json })
  /** What visitors get, or the status of the error. */
  async function live(id: string) {
    const answer = await server.request(`${CLIENTS}/${id}`)
    return answer.status === 200 ? (await bodyOf(answer)).data : answer.status
  }
  const rows = (id: string) => server.read.revision.findMany({ where: { recordId: id }, orderBy: { number: 'asc' } })
  /** What happened to a record, such as `1 created`. */
  const actions = async (id: string) => (await rows(id)).map(({ number, action }) => `${number} ${action}`)
  /** The form's data of a record. */
  async function opened(id: string) {
    const { draft, live } = await content('open', { _id: id })
    return { ...(draft ?? live)!.data }
  }
  return { ...server, calls, owner, salma, content, publishOver, add, change, live, rows, actions, opened }
}
