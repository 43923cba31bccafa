import { type Outputs, trpc } from '#app/rendering/trpc.ts'

export type PaymentRow = Outputs['payments']['list']['rows'][number]
export type Payments = Outputs['payments']['list']
export type Payment = Outputs['payments']['byId']
export type WorkersMoney = Outputs['payments']['ofWorker']
export type Receipt = WorkersMoney['receipts'][number]
export type Drawer = Outputs['payments']['drawer']
export type Cash = Drawer['cash'][number]
export type Payers = Outputs['payments']['payers']

export const paymentQuery = (id: string) => trpc().payments.byId.queryOptions({ id })
export const moneyQuery = (id: string) => trpc().payments.ofWorker.queryOptions({ id })
export const employerMoneyQuery = (id: string) => trpc().payments.ofDemand.queryOptions({ id })
