import type { inferRouterOutputs } from '@trpc/server'
import { submit, writeOn } from '#server/features/complaints/domain.ts'
import { complaintInput, messageInput } from '#server/features/complaints/schema.ts'
import type { AppRouter } from '#server/features.ts'
import type { CheckedFile } from '#server/files/attachment.ts'
import { bodyOf, openTestServer } from '../../server/test-server.ts'

type Outputs = inferRouterOutputs<AppRouter>['complaints']
type Failure = { message: string; data: { code: string } }

/** Words that stand nowhere but in complaints. */
export const TOLD = 'The foreman of Zubayrah keeps my passport in his drawer'

/** A server with its owner and two officers, people who complain, and what officers do. */
export async function openOfficers(settings: Record<string, string> = {}) {
  const server = await openTestServer({ SIGN_UP: 'open', ...settings })
  const { request, prisma } = server
  const owner = (await server.signUp('owner')).cookie
  const nadia = (await server.signUp('nadia')).cookie
  const tariq = (await server.signUp('tariq')).cookie
  await prisma.user.updateMany({
    where: { email: { in: ['nadia@agency.example', 'tariq@agency.example'] } },
    data: { role: 'officer', status: 'active' },
  })
  const idOf = async (name: string) =>
    (await server.read.user.findUniqueOrThrow({ where: { email: `${name}@agency.example` } })).id

  async function call<Data>(name: string, isQuery: boolean, input: object, as: string): Promise<Data> {
    const path = `/api/trpc/complaints.${name}`
    const answer = isQuery
      ? await request(`${path}?input=${encodeURIComponent(JSON.stringify(input))}`, { cookie: as })
      : await request(path, { method: 'POST', cookie: as, json: input })
    const { result, error } = await bodyOf<{ result?: { data: Data }; error?: Failure }>(answer)
    if (!result) throw Object.assign(new Error(error?.message), error?.data)
    return result.data
  }
  const ask = <N extends 'list' | 'byId' | 'neighbours' | 'officers'>(name: N, input: object = {}, as = nadia) =>
    call<Outputs[N]>(name, true, input, as)
  const act = (name: string, input: object, as = nadia) => call(name, false, input, as)

  const complain = (data: object = {}, files: CheckedFile[] = []) =>
    submit(complaintInput.parse({ text: TOLD, ...data }), files)
  const goOn = (id: string, text: string) => writeOn(id, messageInput.parse({ text }))
  /** As if the complaint had come on another day. */
  const setDays = (id: string, data: { day?: string; dueOn?: string }) =>
    server.write(transaction => transaction.complaint.update({ where: { id }, data }))
  return { ...server, owner, nadia, tariq, idOf, ask, act, complain, goOn, setDays }
}
