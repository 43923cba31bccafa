import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '#server/features.ts'
import type { Role } from '#prisma/generated/sqlite/enums.ts'
import { bodyOf } from '../../server/test-server.ts'
import { openOffice } from '../applications/staff.ts'
import { storeDemand } from '../demands/demand.ts'

type Outputs = inferRouterOutputs<AppRouter>
export type Task = Outputs['tasks']['of'][number]
type Failure = { message: string; data: { code: string } }

/** An office with two who work on everything, one who edits content alone, and a complaints officer; and a record of each kind. */
export async function openWorkshop() {
  const office = await openOffice()
  const { request, signUp, setStatus, prisma, owner, applyFor } = office

  async function member(name: string, role: Role) {
    const { cookie } = await signUp(name)
    await setStatus(name, 'active')
    const { id } = await prisma.user.findFirstOrThrow({ where: { name } })
    await prisma.user.update({ where: { id }, data: { role } })
    return { id, name, cookie }
  }
  async function call<Data>(path: string, isQuery: boolean, input: object, cookie: string): Promise<Data> {
    const answer = isQuery
      ? await request(`/api/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`, { cookie })
      : await request(`/api/trpc/${path}`, { method: 'POST', cookie, json: input })
    const { result, error } = await bodyOf<{ result?: { data: Data }; error?: Failure }>(answer)
    if (!result) throw Object.assign(new Error(error?.message), error?.data)
    return result.data
  }
  const get = <Data>(path: string, input: object = {}, as = owner) => call<Data>(path, true, input, as)
  const does = <Data = unknown>(path: string, input: object = {}, as = owner) => call<Data>(path, false, input, as)

  /** A message of the contact form, as the database has it. */
  const storeEnquiry = async () => {
    const id = crypto.randomUUID()
    const data = { id, reference: `ENQ-${id.slice(0, 8)}`, lastName: 'Rahman', company: 'agency', message: 'Drivers?' }
    await prisma.enquiry.create({ data })
    return { id, reference: data.reference }
  }
  const one = {
    applications: (data: object = {}) => applyFor('', data),
    demands: () => storeDemand(),
    enquiries: storeEnquiry,
  }
  const usual = { text: 'Call about the passport', to: 'me' }
  const addTask = async (on: keyof typeof one, record: string, dueOn: string, data: object = {}, as = owner) => {
    const id = crypto.randomUUID()
    await does('tasks.add', { id, on, record, dueOn, ...usual, ...data }, as)
    return id
  }
  const tasksOf = (on: keyof typeof one, record: string, as = owner) => get<Task[]>('tasks.of', { on, record }, as)
  return { ...office, member, get, does, one, addTask, tasksOf }
}
