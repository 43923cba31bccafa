import { randomUUID } from 'node:crypto'
import type { inferRouterOutputs } from '@trpc/server'
import { today } from '#i18n/format.ts'
import type { AppRouter } from '#server/features.ts'
import { bodyOf } from '../../server/test-server.ts'
import { costsWith, job } from '../vacancies/job.ts'
import { karim, openFiles } from '../workers/files.ts'

type Outputs = inferRouterOutputs<AppRouter>['payments']
type Failure = { message: string; data: { code: string; field?: string } }
type Taken = { id: string; number: number }

/** Of a job in Saudi Arabia the worker pays these two costs; nothing is said of the visa. */
export const costs = costsWith(
  { item: 'medical', payer: 'worker', maxTaka: 8500 },
  { item: 'training', payer: 'shared', maxTaka: 1000 },
).filter(({ item }) => item !== 'visa')

/** A server with a job, and what staff do with money. */
export async function openCash() {
  const files = await openFiles()
  const { mutate, prisma, request, owner } = files
  const published = await mutate('content.publish', { feature: 'vacancies', seen: 0, data: { ...job, costs } }, owner)
  const vacancy = (published.body.result as { data: { _id: string } }).data._id

  async function call<Data>(name: string, isQuery: boolean, input: object, as: string): Promise<Data> {
    const path = `/api/trpc/payments.${name}`
    const answer = isQuery
      ? await request(`${path}?input=${encodeURIComponent(JSON.stringify(input))}`, { cookie: as })
      : await request(path, { method: 'POST', cookie: as, json: input })
    const { result, error } = await bodyOf<{ result?: { data: Data }; error?: Failure }>(answer)
    if (!result) throw Object.assign(new Error(error?.message), error?.data)
    return result.data
  }
  const show = <N extends 'list' | 'byId' | 'ofWorker' | 'ofDemand'>(name: N, input: object = {}, as = owner) =>
    call<Outputs[N]>(name, true, input, as)
  const facts = () => ({ id: randomUUID(), amount: 1000, paidOn: today(), way: 'cash' })
  const take = (values: object, as = owner) =>
    call<Taken>('take', false, { ...facts(), item: 'medical', ...values }, as)
  const refund = (payment: string, values: object = {}, as = owner) =>
    call<Taken>('refund', false, { ...facts(), payment, reason: 'The check was cancelled', ...values }, as)
  const cancel = (id: string, reason = 'A wrong amount', as = owner) =>
    call<undefined>('cancel', false, { id, reason }, as).catch((error: Error) => {
      if (error.message !== '') throw error
    })
  const takeFromEmployer = (values: object, as = owner) =>
    call<Taken>('takeFromEmployer', false, { ...facts(), currency: 'SAR', reason: 'Service charge', ...values }, as)

  let telephones = 0
  /** The file of an applicant for the job in a state. */
  async function going(state = 'selected', values: object = {}) {
    const phone = `0171234${String(++telephones).padStart(4, '0')}`
    const { id: application, secret } = await files.apply({ vacancy, phone })
    await prisma.application.update({ where: { id: application }, data: { state } })
    const { passport: _, nid: __, ...plain } = karim
    const { id: worker } = await files.add({ ...plain, phone, ...values }, owner, application)
    return { application, worker, secret }
  }
  const empty = async () => {
    await prisma.payment.deleteMany()
    await prisma.worker.deleteMany()
    await prisma.application.deleteMany()
    await prisma.activity.deleteMany()
    await prisma.rateLimiterFlexible.deleteMany()
  }
  return { ...files, vacancy, show, take, refund, cancel, takeFromEmployer, going, empty }
}
