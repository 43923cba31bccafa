import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { changeContent } from '#server/cache/content-version.ts'
import { moveTo, requireApplication } from '#server/features/applications/domain.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import type { AppRouter } from '#server/features.ts'
import { SYSTEM_ACTOR } from '#server/actor.ts'
import { openEditor } from '../content/editor.ts'
import { publishJob } from '../vacancies/job.ts'
import { documentsThrough } from '../workers/add-document.ts'
import { apply } from './apply.ts'

type Inputs = inferRouterInputs<AppRouter>['applications']
type Outputs = inferRouterOutputs<AppRouter>['applications']

/** A server with its owner and a colleague, vacancies and applicants, and what staff do with them. */
export async function openOffice() {
  const server = await openEditor()
  const { calls, owner, write } = server
  const find = <Data = unknown>(name: string, input: object, as = owner) =>
    calls.ask<Data>(`applications.${name}`, input, as)
  const ask = <N extends 'list' | 'byId' | 'neighbours' | 'board'>(name: N, input: Inputs[N], as = owner) =>
    find<Outputs[N]>(name, input ?? {}, as)
  const act = <Data = unknown>(name: string, input: object, as = owner) =>
    calls.act<Data>(`applications.${name}`, input, as)

  const applyFor = (vacancy: string, data: object = {}) => apply({ vacancy, ...data })
  /** Puts an application into a state, as core does. */
  const bring = (id: string, state: State) =>
    changeContent(async transaction =>
      moveTo(transaction, await requireApplication(id, transaction), { state }, SYSTEM_ACTOR),
    )
  /** Makes the file of an applicant, with a passport; gives its id. */
  async function addFile(application: string) {
    const values = { name: 'Rahim Uddin', phone: '01712345678', passport: 'A01234567' }
    return (await calls.act<{ id: string }>('workers.add', { values, application }, owner)).id
  }
  const addDocument = documentsThrough(server, owner)
  const empty = () =>
    write(async transaction => {
      await transaction.application.deleteMany()
      await transaction.worker.deleteMany()
      await transaction.activity.deleteMany()
      await transaction.mail.deleteMany()
    })
  return {
    ...server,
    ask,
    act,
    find,
    publishJob: async (data?: object) => (await publishJob(server, data))._id,
    applyFor,
    bring,
    addFile,
    addDocument,
    empty,
  }
}
