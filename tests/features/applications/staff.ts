import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { changeContent } from '#server/cache/content-version.ts'
import { moveTo, requireApplication, submit } from '#server/features/applications/domain.ts'
import { applicationInput } from '#server/features/applications/schema.ts'
import type { State } from '#server/features/applications/states.shared.ts'
import type { AppRouter } from '#server/features.ts'
import { SYSTEM_ACTOR } from '#server/actor.ts'
import { bodyOf } from '../../server/test-server.ts'
import { openEditor } from '../content/editor.ts'
import { job } from '../vacancies/job.ts'

export const rahim = {
  name: 'Rahim Uddin',
  phone: '01712-345678',
  district: 'bogura',
  trade: 'mason',
  years: 5,
  passport: 'yes',
  registered: 'unknown',
}

type Inputs = inferRouterInputs<AppRouter>['applications']
type Outputs = inferRouterOutputs<AppRouter>['applications']
type Failure = { message: string; data: { code: string } }

/** A server with its owner and a colleague, vacancies and applicants, and what staff do with them. */
export async function openOffice() {
  const server = await openEditor()
  const { request, content, owner } = server

  async function call<Data>(name: string, isQuery: boolean, input: object, as: string): Promise<Data> {
    const path = `/api/trpc/applications.${name}`
    const answer = isQuery
      ? await request(`${path}?input=${encodeURIComponent(JSON.stringify(input))}`, { cookie: as })
      : await request(path, { method: 'POST', cookie: as, json: input })
    const { result, error } = await bodyOf<{ result?: { data: Data }; error?: Failure }>(answer)
    if (!result) throw Object.assign(new Error(error?.message), error?.data)
    return result.data
  }
  const ask = <N extends 'list' | 'byId' | 'neighbours' | 'board'>(name: N, input: Inputs[N], as = owner) =>
    call<Outputs[N]>(name, true, input ?? {}, as)
  const act = <Data = unknown>(name: string, input: object, as = owner) => call<Data>(name, false, input, as)
  const find = <Data = unknown>(name: string, input: object, as = owner) => call<Data>(name, true, input, as)

  const publishJob = async (data: object = {}) =>
    (await content('publish', { feature: 'vacancies', seen: 0, data: { ...job, ...data } }))._id
  const applyFor = (vacancy: string, data: object = {}) =>
    submit(applicationInput.parse({ ...rahim, vacancy, ...data }), { source: 'website' })
  /** Puts an application into a state, as core does. */
  const bring = (id: string, state: State) =>
    changeContent(async transaction =>
      moveTo(transaction, await requireApplication(id, transaction), { state }, SYSTEM_ACTOR),
    )
  return { ...server, ask, act, find, publishJob, applyFor, bring }
}
