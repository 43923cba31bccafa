import { randomUUID } from 'node:crypto'
import type { Client } from './client.ts'
import { today } from '#i18n/format.ts'

type Row = { id: string }
type Rows<Extra = object> = { rows: (Row & Extra)[] }

const password = 'river bridge'

const programs = [
  ['Website sync', ['content', 'write']],
  ['Job feed of the portal', ['vacancies']],
  ['Accounts import', ['applications', 'demands', 'activity']],
] as const

/** The people of the agency, and its programs: an owner, an officer for complaints, a colleague, one who waits, one who is invited. `open` opens a browser. */
export async function openAgency(open: () => Client) {
  const [owner, officer, colleague, waiting] = await Promise.all(
    ['Ayesha Rahman', 'Nasrin Akter', 'Karim Uddin', 'Tanvir Hasan'].map(name => ({ name, client: open() })),
  )
  for (const { name, client } of [owner!, officer!, colleague!, waiting!])
    await client.change('accounts.signUp', {
      name,
      email: `${name.split(' ')[0]!.toLowerCase()}@meghbridge.example`,
      password,
    })
  const members = await owner!.client.query<(Row & { name: string })[]>('accounts.staff.list')
  const idOf = (person: { name: string }) => members.find(({ name }) => name === person.name)!.id
  for (const person of [officer!, colleague!])
    await owner!.client.change('accounts.staff.approve', { id: idOf(person) })
  await owner!.client.change('accounts.staff.setRole', {
    id: idOf(officer!),
    role: 'officer',
    currentPassword: password,
  })
  for (const [person, email] of [
    [officer!, 'nasrin@meghbridge.example'],
    [colleague!, 'karim@meghbridge.example'],
  ] as const)
    await person.client.change('accounts.signIn', { email, password })
  await owner!.client.change('accounts.staff.invite', {
    email: 'shirin@meghbridge.example',
    role: 'editor',
    currentPassword: password,
  })
  for (const [name, scopes] of programs)
    await owner!.client.change('tokens.make', { name, scopes, lasts: '90', until: '', currentPassword: password })
  const tokens = await owner!.client.query<Row[]>('tokens.list')
  await owner!.client.change('tokens.revoke', { id: tokens.at(-1)!.id })
  return {
    owner: owner!.client,
    officer: officer!.client,
    colleague: colleague!.client,

    colleagueId: idOf(colleague!),
  }
}

/** Enquiries, applications, files of workers, money, demands and complaints, and what staff have done with some of them. */
export async function work(
  open: () => Client,
  { owner, officer }: { owner: Client; officer: Client },
  receiver: string,
) {
  await addWebhooks(owner, receiver)
  for (const message of enquiries) await open().change('enquiries.submit', { company: 'agency', ...message })
  const received = await owner.query<Rows>('enquiries.list', {})
  await owner.change('enquiries.addEntry', {
    id: received.rows[0]!.id,
    kind: 'call',
    text: 'Called back; he sends the demand letter tomorrow.',
  })
  await owner.change('enquiries.markRead', { id: received.rows.at(-1)!.id })

  const [job] = await open().query<{ _id: string; slug: string }[]>('vacancies.list')
  let shown: Client = open()
  for (const applicant of applicants) {
    shown = open()
    const receipt = await shown.post<{ link: string }>(`/jobs/${job!.slug}`, {
      ...asked,
      vacancy: job!._id,
      ...applicant,
    })
    await shown.open(pathOf(receipt.link))
  }
  const { rows } = await owner.query<Rows>('applications.list', {})
  const move = (n: number, from: string, state: string) =>
    owner.change('applications.move', { id: rows[n]!.id, from, state })
  for (const n of [1, 2, 3]) await move(n, 'received', 'called')
  const interview = await owner.change<Row>('applications.interviews.save', {
    vacancyId: job!._id,
    ...firstInterview(),
  })
  await owner.change('applications.interviews.invite', {
    ids: [0, 1, 2].map(n => rows[n]!.id), // an applicant reads an invitation at once
    interviewId: interview.id,
  })

  await owner.change('work.assign', { on: 'applications', ids: [rows[0]!.id, rows[1]!.id], to: 'me' })
  for (const [n, text, days] of tasks)
    await owner.change('tasks.add', {
      id: randomUUID(),
      on: 'applications',
      record: rows[n]!.id,
      text,
      dueOn: dayIn(days),
      to: 'me',
    })
  const done = { id: randomUUID(), on: 'applications', record: rows[0]!.id, dueOn: dayIn(-4), to: 'me' }
  await owner.change('tasks.add', { ...done, text: 'Ask for the training certificate' })
  await owner.change('tasks.setDone', { id: done.id, isDone: true })

  for (const view of views) await owner.change('views.save', view)

  for (const values of walkIns) await owner.change('workers.add', { values })
  const file = await owner.change<Row>('workers.add', { values: rafiqul, application: rows[1]!.id })
  await move(1, 'called', 'selected')
  for (const document of documents)
    await owner.post('/api/trpc/workers.documents.add', { worker: file.id, ...document })

  await takeMoney(owner, { worker: file.id, application: rows[1]!.id })

  const employer = open()
  const { link } = await employer.post<{ link: string }>('/hire-workers', employers[0]!)
  await employer.open(pathOf(link))
  for (const other of employers.slice(1)) await open().post('/hire-workers', other)
  const demands = await owner.query<Rows<{ version: number; state: string }>>('demands.list', {})
  await owner.change('demands.addNote', {
    id: demands.rows[0]!.id,
    text: 'Asked the mission whether the visa number is theirs.',
  })
  const charge = {
    amount: 4000,
    currency: 'SAR',
    way: 'bank',
    transferNo: 'FT26330',
    reason: 'Service charge, first half',
  }
  await owner.change('payments.takeFromEmployer', {
    ...charge,
    id: randomUUID(),
    demand: demands.rows[0]!.id,
    paidOn: dayIn(0),
  })

  for (const complaint of complaints) await open().post('/complaints', complaint)
  const cases = await officer.query<Rows<{ version: number }>>('complaints.list', {})
  await officer.change('complaints.addNote', { id: cases.rows[0]!.id, text: 'The employer’s agent answers on Sunday.' })
  return { applicant: shown, employer }
}

/** A payment, one that was typed wrong and is cancelled, and something that is given back. */
async function takeMoney(owner: Client, whose: { worker: string; application: string }) {
  const take = (values: object) =>
    owner.change<Row>('payments.take', { ...whose, id: randomUUID(), item: 'medical', way: 'cash', ...values })
  const first = await take({
    amount: 5000,
    paidOn: dayIn(-2),
    way: 'mobile',
    transferNo: '9KD27X',
    allowed: 'He asked us to book the check',
  })
  const wrong = await take({ amount: 30, paidOn: dayIn(-1), allowed: 'He asked us to book the check' })
  await owner.change('payments.cancel', { id: wrong.id, reason: 'Typed wrong' })
  const back = { amount: 1500, paidOn: dayIn(0), way: 'cash', reason: 'The centre asked for less' }
  await owner.change('payments.refund', { ...back, id: randomUUID(), payment: first.id })
}

const pathOf = (link: string) => link.slice(new URL(link).origin.length)

const day = 24 * 60 * 60 * 1000

/** The day (YYYY-MM-DD) so many days from now. */
const dayIn = (days: number) => today(Date.now() + days * day)

const tasks = [
  [0, 'Call about the passport', -2],
  [1, 'Book the medical check', 0],
  [0, 'Call again on Sunday', 3],
  [2, 'Send the result of the test', 12],
] as const

const views = [
  {
    list: 'applications',
    name: 'Selected, longest waiting',
    query: { state: 'selected', sort: 'waiting' },
    isShared: true,
  },
  { list: 'applications', name: 'From Cumilla', query: { district: 'cumilla' }, isShared: false },
]

const firstInterview = () => ({
  at: new Date(Math.floor(Date.now() / day) * day + 4 * day + 4 * 60 * 60 * 1000).toISOString(),
  place: 'Our office, 2nd floor',
  note: 'Trade test in the yard',
  invitation: 'Please come with your passport and two photographs.',
  invitationBn: 'পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।',
})

const enquiries = [
  {
    lastName: 'Jahangir Alam',
    phone: '+880 1711 234567',
    subject: 'work',
    message: 'I am a welder with six years at a shipyard in Chattogram. Is there work in Qatar or Malaysia?',
  },
  {
    lastName: 'Fahad Al Otaibi',
    email: 'fahad@gulfbuild.example',
    subject: 'workers',
    message:
      'We need forty masons in Riyadh from February. Which papers do you need from us, and how long does it take?',
  },
  { lastName: 'রোকসানা বেগম', phone: '+880 1812 345678', message: 'আমার ভাই গত মাসে আবেদন করেছেন। কবে জানতে পারব?' },
  {
    lastName: 'Kamrul Hasan',
    email: 'kamrul@post.example',
    phone: '+880 1913 456789',
    message: 'How much does the visa for the United Arab Emirates cost, and who pays for it?',
  },
]

const asked = { district: 'bogura', trade: 'mason', years: '5', passport: 'yes', registered: 'unknown', consent: 'yes' }

const applicants: Record<string, string>[] = [
  { name: 'Rahim Uddin', phone: '01712345678', registered: 'yes' },
  { name: 'মোঃ সোহেল রানা', phone: '01812345679', district: 'cumilla', years: '3' },
  {
    name: 'Abdul Karim',
    phone: '01912345670',
    district: 'dhaka',
    years: '12',
    passport: 'no',
    message: 'I worked in Oman until 2023.',
  },
  { name: 'Shahidul Islam', phone: '01512345671', district: 'sylhet', years: '8' },
  { name: 'Rafiqul Islam', phone: '01612345672', district: 'khulna', years: '2' },
  { name: 'Monir Hossain', phone: '01312345673', district: 'bogura', years: '6' },
]

/** Who came to the office: a brother with the telephone of an applicant, and a woman whose passport ends soon. */
const walkIns: Record<string, string>[] = [
  { name: 'Anwar Hossain', phone: '01312345673', district: 'bogura', experience: 'Two years as a helper in Oman.' },
  {
    name: 'SHIRIN AKTER',
    nameBn: 'শিরীন আক্তার',
    phone: '01612345672',
    bornOn: '1996-07-02',
    sex: 'female',
    district: 'khulna',
    trade: 'sewing-operator',
    passport: 'B07654321',
    passportExpiresOn: dayIn(90),
  },
]

const rafiqul = {
  name: 'RAFIQUL ISLAM',
  nameBn: 'রফিকুল ইসলাম',
  phone: '01612345672',
  fatherName: 'ABDUS SATTAR',
  motherName: 'HALIMA KHATUN',
  bornOn: '1990-03-15',
  sex: 'male',
  district: 'khulna',
  trade: 'mason',
  experience: 'Two years on building sites in Khulna.',
  languages: 'Bangla, a little Arabic',
  passport: 'A01234567',
  passportPlace: 'DIP/Dhaka',
  passportIssuedOn: '2024-01-10',
  passportExpiresOn: '2034-01-09',
  nid: '19901234567890123',
  registrationNo: 'BMET-2026-118842',
  kinName: 'Rahela Begum',
  kinRelation: 'Wife',
  kinPhone: '01812345678',
  bank: 'Islami Bank, Khulna',
  account: '20501110200300442',
  note: 'Wants to leave after the harvest.',
}

const documents: Record<string, string>[] = [
  { kind: 'passport' },
  { kind: 'medical', number: 'GAMCA-58113', heldOn: dayIn(-95), outcome: 'fit', expiresOn: dayIn(-5) },
  {
    kind: 'medical',
    place: 'Green Crescent, Khulna',
    number: 'GAMCA-61207',
    heldOn: dayIn(-65),
    outcome: 'fit',
    expiresOn: dayIn(25),
  },
  { kind: 'training', number: 'TTC-2291', issuedOn: dayIn(-40) },
]

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

const employer = {
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
  { ...employer, ...fieldsOf([masons, { ...masons, trade: 'cook', number: '3', wage: '2,200' }]) },
  {
    ...employer,
    company: 'Pearl Hospitality WLL',
    country: 'QA',
    city: 'Doha',
    contact: 'Maria Santos',
    email: 'maria@pearl.example',
    phone: '+974 4412 3456',
    ...fieldsOf([{ ...masons, trade: 'cook', number: '12', currency: 'QAR' }]),
  },
]

const complaints: Record<string, string>[] = [
  {
    text: 'My employer keeps my passport and has not paid me since June.',
    about: 'employer',
    place: 'SA',
    contact: '+966 55 123 4567',
  },
  { text: 'একজন দালাল আমার কাছে ৮০,০০০ টাকা চেয়েছেন। রসিদ দেননি।', about: 'agency', place: 'BD' },
  { text: 'The contract I signed in Dhaka names another wage than the one here.', place: 'QA' },
]

/** Two programs that hear of things: one of them is off. */
async function addWebhooks(owner: Client, receiver: string) {
  const events = ['content.published', 'content.changed', 'content.deleted', 'application.received', 'demand.received']
  const add = (name: string, path: string, heard: string[]) =>
    owner.change<Row>('webhooks.add', {
      name,
      address: receiver + path,
      events: heard,
      currentPassword: password,
    })
  const { id } = await add('Job board', '/hooks/agency', events)
  await owner.change('webhooks.sendTest', { id })
  const accounting = await add('Accounting', '/accounting?office=dhaka', events.slice(4))
  await owner.change('webhooks.turnOff', { id: accounting.id })
}
