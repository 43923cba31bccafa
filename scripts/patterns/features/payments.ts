import { dayIn, firstOf, has, type Part, type Row, type Rows, withId } from '../day.ts'

export const part: Part = {
  /** A payment, one that was typed wrong and is cancelled, something that is given back, and what an employer pays. */
  async visits({ owner }) {
    const { rows } = await owner.query<Rows<{ name: string }>>('applications.list', {})
    const whose = {
      worker: await firstOf(owner, 'workers.list'),
      application: rows.find(({ name }) => name === 'Rafiqul Islam')!.id,
    }
    const take = (values: object) =>
      owner.change<Row>('payments.take', withId({ ...whose, item: 'medical', way: 'cash', allowed, ...values }))
    const first = await take({ amount: 5000, paidOn: dayIn(0), way: 'mobile', transferNo: '9KD27X' })
    const wrong = await take({ amount: 30, paidOn: dayIn(0) })
    await owner.change('payments.cancel', { id: wrong.id, reason: 'Typed wrong' })
    const back = { amount: 1500, paidOn: dayIn(0), way: 'cash', reason: 'The centre asked for less' }
    await owner.change('payments.refund', withId({ ...back, payment: first.id }))
    const { cash } = await owner.query<{ cash: { expected: number; last: string; upTo: number }[] }>(
      'payments.drawer',
      {},
    )
    const { expected, last, upTo } = cash[0]!
    const count = {
      currency: 'BDT',
      expected,
      last,
      upTo,
      counted: '0',
      note: 'Given from the owner’s own purse',
    }
    await owner.change('payments.closeDrawer', withId(count))
    if (!has('demands')) return
    const demand = await firstOf(owner, 'demands.list')
    await owner.change('payments.takeFromEmployer', withId({ ...charge, demand, paidOn: dayIn(0) }))
  },
  async ask({ owner }, ask) {
    ask(owner, 'payments.byId', { id: await firstOf(owner, 'payments.list') })
    ask(owner, 'payments.ofWorker', { id: await firstOf(owner, 'workers.list') })
    if (has('demands')) ask(owner, 'payments.ofDemand', { id: await firstOf(owner, 'demands.list') })
  },
}

const allowed = 'He asked us to book the check'

const charge = {
  amount: 4000,
  currency: 'SAR',
  way: 'bank',
  transferNo: 'FT26330',
  reason: 'Service charge, first half',
}
