import { dayIn, firstOf, type Part, type Row, type Rows } from '../day.ts'

export const part: Part = {
  async visits({ owner }) {
    for (const values of walkIns) await owner.change('workers.add', { values })
    const { rows } = await owner.query<Rows<{ name: string }>>('applications.list', {})
    const { id: application } = rows.find(({ name }) => name === 'Rafiqul Islam')!
    const file = await owner.change<Row>('workers.add', { values: rafiqul, application })
    await owner.change('applications.move', { id: application, from: 'called', state: 'selected' })
    for (const document of documents)
      await owner.post('/api/trpc/workers.documents.add', { worker: file.id, ...document })
  },
  async ask({ owner }, ask) {
    const [id, application] = [await firstOf(owner, 'workers.list'), await firstOf(owner, 'applications.list')]
    ask(owner, 'workers.byId', { id })
    ask(owner, 'workers.neighbours', { id, filter: {} })
    ask(owner, 'workers.papers.ofWorker', { id })
    ask(owner, 'workers.ofApplication', { id: application })
    ask(owner, 'workers.papers.ofApplication', { id: application })
  },
}

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
    village: 'Purba Para',
    postOffice: 'Jalma',
    upazila: 'Batiaghata',
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
