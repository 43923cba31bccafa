import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '#server/features.ts'
import { openTestServer } from '../../server/test-server.ts'
import { apply } from '../applications/apply.ts'
import { addMember, callsThrough } from '../calls.ts'
import { documentsThrough } from './add-document.ts'

type Outputs = inferRouterOutputs<AppRouter>['workers']

export const PASSPORT = 'A01234567'
export const NID = '19901234567890123'

export const karim = {
  name: 'Abdul Karim',
  nameBn: 'আব্দুল করিম',
  phone: '01712-345678',
  fatherName: 'Abdul Jabbar',
  motherName: 'Amena Khatun',
  bornOn: '1990-03-15',
  sex: 'male',
  district: 'bogura',
  village: 'Malgram, house 12',
  postOffice: 'Bogura Sadar',
  upazila: 'Bogura Sadar',
  trade: 'mason',
  passport: PASSPORT,
  passportPlace: 'DIP/Dhaka',
  passportIssuedOn: '2024-01-10',
  passportExpiresOn: '2034-01-09',
  nid: NID,
  account: '2050 1110 2003 0044',
  bank: 'Islami Bank, Bogura',
  kinName: 'Rahela Begum',
  kinRelation: 'Wife',
  kinPhone: '01812-345678',
}

/** A server with its owner, a case worker and a member of staff who may not see sealed numbers, and what they do with files. */
export async function openFiles(settings: Record<string, string> = {}) {
  const server = await openTestServer({ SIGN_UP: 'open', ...settings })
  const owner = (await server.signUp('owner')).cookie
  const caseworker = (await addMember(server, 'caseworker', 'caseworker')).cookie
  const clerk = (await addMember(server, 'clerk', 'staff')).cookie
  const calls = callsThrough(server)
  const ask = <N extends 'list' | 'byId' | 'neighbours' | 'ofApplication' | 'compare' | 'importWords'>(
    name: N,
    input: object = {},
    as = owner,
  ) => calls.ask<Outputs[N]>(`workers.${name}`, input, as)
  const act = <Data = unknown>(name: string, input: object, as = owner) => calls.act<Data>(`workers.${name}`, input, as)
  const add = (values: object = karim, as = owner, application?: string) =>
    act<{ id: string; reference: string }>('add', { values, ...(application && { application }) }, as)
  const look = (id: string, as = owner) => act<Outputs['look']>('look', { id }, as)
  const find = async (search: string) => (await ask('list', { search })).rows.map(({ name }) => name)
  /** Karim's application by the public form. */
  const applyAsKarim = (data: object = {}) => apply({ name: karim.name, phone: karim.phone, ...data })
  const addDocument = documentsThrough(server, owner)
  const logged = async (id: string) =>
    (await server.read.activity.findMany({ where: { subjectId: id }, orderBy: { at: 'asc' } })).map(
      ({ action }) => action,
    )
  const empty = async () => {
    await server.prisma.worker.deleteMany()
    await server.prisma.application.deleteMany()
    await server.prisma.activity.deleteMany()
    await server.prisma.rateLimiterFlexible.deleteMany()
  }
  return {
    ...server,
    owner,
    caseworker,
    clerk,
    ask,
    act,
    add,
    addDocument,
    look,
    find,
    apply: applyAsKarim,
    logged,
    empty,
  }
}
