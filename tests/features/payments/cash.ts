import { randomUUID } from 'node:crypto'
import type { inferRouterOutputs } from '@trpc/server'
import { today } from '#i18n/format.ts'
import type { AppRouter } from '#server/features.ts'
import { callsThrough } from '../calls.ts'
import { costsWith, job } from '../vacancies/job.ts'
import { karim, openFiles } from '../workers/files.ts'

type Outputs = inferRouterOutputs<AppRouter>['payments']
type Taken = { id: string; number: number }

/** Of a job in Saudi Arabia the worker pays these two costs; nothing is said of the visa. */
export const costs = costsWith(
  { item: 'medical', payer: 'worker', maxTaka: 8500 },
  { item: 'training', payer: 'shared', maxTaka: 1000 },
).filter(({ item }) => item !== 'visa')

/** A server with a job, and what staff do with money. */
export async function openCash() {
  const files = await openFiles()
  const { prisma, owner } = files
  const calls = callsThrough(files)
  const published = { feature: 'vacancies', seen: 0, data: { ...job, costs } }
  const { _id: vacancy } = await calls.act<{ _id: string }>('content.publish', published, owner)

  const show = <N extends 'list' | 'byId' | 'ofWorker' | 'ofDemand'>(name: N, input: object = {}, as = owner) =>
    calls.ask<Outputs[N]>(`payments.${name}`, input, as)
  const facts = () => ({ id: randomUUID(), amount: 1000, paidOn: today(), way: 'cash' })
  const take = (values: object, as = owner) =>
    calls.act<Taken>('payments.take', { ...facts(), item: 'medical', ...values }, as)
  const refund = (payment: string, values: object = {}, as = owner) =>
    calls.act<Taken>('payments.refund', { ...facts(), payment, reason: 'The check was cancelled', ...values }, as)
  const cancel = (id: string, reason = 'A wrong amount', as = owner) => calls.act('payments.cancel', { id, reason }, as)
  const takeFromEmployer = (values: object, as = owner) =>
    calls.act<Taken>(
      'payments.takeFromEmployer',
      { ...facts(), currency: 'SAR', reason: 'Service charge', ...values },
      as,
    )

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
    await files.empty()
  }
  return { ...files, vacancy, show, take, refund, cancel, takeFromEmployer, going, empty }
}
