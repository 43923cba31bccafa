import type { Client } from '../client.ts'
import { firstOf, type Part, pathOf } from '../day.ts'

/** The browser of the first employer. */
let employer: Client | undefined

export const part: Part = {
  async work({ open, owner }) {
    employer = open()
    const [first, ...others] = employers
    const { link } = await employer.post<{ link: string }>('/hire-workers', first!)
    await employer.open(pathOf(link))
    for (const other of others) await open().post('/hire-workers', other)
    await owner.change('demands.addNote', {
      id: await firstOf(owner, 'demands.list'),
      text: 'Asked the mission whether the visa number is theirs.',
    })
  },
  async ask({ owner }, ask) {
    ask(employer!, 'demands.shown')
    const id = await firstOf(owner, 'demands.list')
    ask(owner, 'demands.byId', { id })
    ask(owner, 'demands.neighbours', { id, filter: {} })
  },
}

const masons = {
  trade: 'mason',
  number: '40',
  wage: '1,800',
  currency: 'SAR',
  period: 'month',
  hours: '8',
  days: '6',
  months: '24',
  housing: 'free',
  food: 'allowance',
  ticket: 'employer',
  medical: 'employer',
  insurance: 'employer',
}

/** The fields of posts, as the form of a demand numbers them. */
const fieldsOf = (posts: Record<string, string>[]) =>
  Object.fromEntries(
    posts.flatMap((post, n) => Object.entries(post).map(([name, value]) => [`lines.${n}.${name}`, value])),
  )

const gulf = {
  company: 'Gulf Build LLC',
  registrationNo: 'CR 10104455',
  country: 'SA',
  city: 'Riyadh',
  contact: 'Fahad Al Otaibi',
  email: 'fahad@gulfbuild.example',
  phone: '+966 50 123 4567',
  startsOn: '2027-02-01',
  'payers.visa': 'employer',
  'payers.returning': 'employer',
  consent: 'yes',
}

const employers = [
  { ...gulf, ...fieldsOf([masons, { ...masons, trade: 'cook', number: '3', wage: '2,200' }]) },
  {
    ...gulf,
    company: 'Pearl Hospitality WLL',
    country: 'QA',
    city: 'Doha',
    contact: 'Maria Santos',
    email: 'maria@pearl.example',
    phone: '+974 4412 3456',
    ...fieldsOf([{ ...masons, trade: 'cook', number: '12', currency: 'QAR' }]),
  },
]
