import type { inferRouterOutputs } from '@trpc/server'
import { submit, writeOn } from '#server/features/complaints/domain.ts'
import { complaintInput, messageInput } from '#server/features/complaints/schema.ts'
import type { AppRouter } from '#server/features.ts'
import type { CheckedFile } from '#server/files/attachment.ts'
import { openTestServer } from '../../server/test-server.ts'
import { addMember, callsThrough } from '../calls.ts'

type Outputs = inferRouterOutputs<AppRouter>['complaints']

/** Words that stand nowhere but in complaints. */
export const TOLD = 'The foreman of Zubayrah keeps my passport in his drawer'

/** A server with its owner and two officers, people who complain, and what officers do. */
export async function openOfficers(settings: Record<string, string> = {}) {
  const server = await openTestServer({ SIGN_UP: 'open', ...settings })
  const calls = callsThrough(server)
  const owner = (await server.signUp('owner')).cookie
  const nadia = (await addMember(server, 'nadia', 'officer')).cookie
  const tariq = (await addMember(server, 'tariq', 'officer')).cookie
  const idOf = async (name: string) =>
    (await server.read.user.findUniqueOrThrow({ where: { email: `${name}@agency.example` } })).id

  const ask = <N extends 'list' | 'byId' | 'neighbours' | 'officers'>(name: N, input: object = {}, as = nadia) =>
    calls.ask<Outputs[N]>(`complaints.${name}`, input, as)
  const act = (name: string, input: object, as = nadia) => calls.act(`complaints.${name}`, input, as)

  const complain = (data: object = {}, files: CheckedFile[] = []) =>
    submit(complaintInput.parse({ text: TOLD, ...data }), files)
  const goOn = (id: string, text: string) => writeOn(id, messageInput.parse({ text }))
  /** As if the complaint had come on another day. */
  const setDays = (id: string, data: { day?: string; dueOn?: string }) =>
    server.write(transaction => transaction.complaint.update({ where: { id }, data }))
  return { ...server, owner, nadia, tariq, idOf, ask, act, complain, goOn, setDays }
}
