import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '#server/features.ts'
import { bodyOf, CLIENTS, openTestServer, qatar } from '../../server/test-server.ts'

type Inputs = inferRouterInputs<AppRouter>['content']
type Outputs = inferRouterOutputs<AppRouter>['content']
type Name = Exclude<keyof Inputs, 'previewLinks'>
type Failure = {
  code: string
  reason?: string
  newest?: number
  by?: string
  suggestion?: string
  issues?: { path: string }[]
}
const QUERIES = new Set(['open', 'documents', 'drafts', 'history', 'revision', 'trash', 'held'])

/** A server, its owner and a colleague, and the procedures of `content` as client countries use them. */
export async function openEditor(settings: Record<string, string> = {}) {
  const server = await openTestServer({ SIGN_UP: 'open', ...settings })
  const owner = (await server.signUp('owner')).cookie
  const salma = (await server.signUp('salma')).cookie

  /** Gives the data, or throws what the caller was told. */
  async function content<N extends Name>(
    name: N,
    input: Omit<Inputs[N] & object, 'feature'> & { feature?: string },
    as = owner,
  ) {
    const path = `/api/trpc/content.${name}`
    const needsFeature = !['undo', 'held', 'trash', 'confirmSchedules'].includes(name)
    const json = { ...(needsFeature && { feature: 'clients' }), ...input }
    const answer = QUERIES.has(name)
      ? await server.request(`${path}?input=${encodeURIComponent(JSON.stringify(json))}`, { cookie: as })
      : await server.request(path, { method: 'POST', cookie: as, json })
    const { result, error } = await bodyOf<{
      result?: { data: Outputs[N] }
      error?: { message: string; data: Failure }
    }>(answer)
    if (!result) throw Object.assign(new Error(error?.message), error?.data)
    return result.data as Outputs[N]
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
  return { ...server, owner, salma, content, add, change, live, rows, actions, opened }
}
