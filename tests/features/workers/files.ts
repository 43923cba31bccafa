import type { inferRouterOutputs } from '@trpc/server'
import { submit } from '#server/features/applications/domain.ts'
import { applicationInput } from '#server/features/applications/schema.ts'
import type { AppRouter } from '#server/features.ts'
import { bodyOf, openTestServer } from '../../server/test-server.ts'

type Outputs = inferRouterOutputs<AppRouter>['workers']
type Failure = { message: string; data: { code: string; field?: string; issues?: { path: string }[] } }

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
  const caseworker = (await server.signUp('caseworker')).cookie
  const clerk = (await server.signUp('clerk')).cookie
  for (const [name, role] of [
    ['caseworker', 'caseworker'],
    ['clerk', 'staff'],
  ] as const)
    await server.prisma.user.update({
      where: { email: `${name}@agency.example` },
      data: { role, status: 'active' },
    })

  async function call<Data>(name: string, isQuery: boolean, input: object, as: string): Promise<Data> {
    const path = `/api/trpc/workers.${name}`
    const answer = isQuery
      ? await server.request(`${path}?input=${encodeURIComponent(JSON.stringify(input))}`, { cookie: as })
      : await server.request(path, { method: 'POST', cookie: as, json: input })
    const { result, error } = await bodyOf<{ result?: { data: Data }; error?: Failure }>(answer)
    if (!result) throw Object.assign(new Error(error?.message), error?.data)
    return result.data
  }
  const ask = <N extends 'list' | 'byId' | 'neighbours' | 'ofApplication'>(name: N, input: object = {}, as = owner) =>
    call<Outputs[N]>(name, true, input, as)
  const act = <Data = unknown>(name: string, input: object, as = owner) => call<Data>(name, false, input, as)
  const add = (values: object = karim, as = owner, application?: string) =>
    act<{ id: string; reference: string }>('add', { values, ...(application && { application }) }, as)
  const look = (id: string, as = owner) => act<Outputs['look']>('look', { id }, as)
  const find = async (search: string) => (await ask('list', { search })).rows.map(({ name }) => name)
  /** An application by the public form. */
  const apply = (data: object = {}) =>
    submit(
      applicationInput.parse({
        name: 'Abdul Karim',
        phone: '01712-345678',
        district: 'bogura',
        trade: 'mason',
        years: 5,
        passport: 'yes',
        registered: 'unknown',
        ...data,
      }),
      { source: 'website' },
    )
  const logged = async (id: string) =>
    (await server.read.activity.findMany({ where: { subjectId: id }, orderBy: { at: 'asc' } })).map(
      ({ action }) => action,
    )
  return { ...server, owner, caseworker, clerk, ask, act, add, look, find, apply, logged }
}
