import type { Client } from '../client.ts'
import { firstOf, type Part, pathOf, type Row, type Rows } from '../day.ts'

/** The browser of the last applicant. */
let applicant: Client | undefined

export const part: Part = {
  async work({ open, owner, visitor }) {
    const [job] = await visitor.query<{ _id: string; slug: string }[]>('vacancies.list')
    for (const values of applicants) {
      applicant = open()
      const fields = { ...asked, vacancy: job!._id, ...values }
      const { link } = await applicant.post<{ link: string }>(`/jobs/${job!.slug}`, fields)
      await applicant.open(pathOf(link))
    }
    const { rows } = await owner.query<Rows>('applications.list', {})
    for (const { id } of rows.slice(1, 4))
      await owner.change('applications.move', { id, from: 'received', state: 'called' })
    const interview = await owner.change<Row>('applications.interviews.save', {
      vacancyId: job!._id,
      ...firstInterview(),
    })
    await owner.change('applications.interviews.invite', {
      ids: rows.slice(0, 3).map(({ id }) => id), // an applicant reads an invitation at once
      interviewId: interview.id,
    })
    await owner.change('work.assign', { on: 'applications', ids: [rows[0]!.id, rows[1]!.id], to: 'me' })
  },
  async ask({ owner }, ask) {
    ask(applicant!, 'applications.shown')
    const id = await firstOf(owner, 'applications.list')
    ask(owner, 'applications.byId', { id })
    ask(owner, 'applications.neighbours', { id, filter: {} })
    const { ahead } = await owner.query<{ ahead: Row[] }>('applications.interviews.list')
    ask(owner, 'applications.interviews.byId', { id: ahead[0]!.id })
  },
}

const DAY_MS = 24 * 60 * 60 * 1000

const firstInterview = () => ({
  at: new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 4 * DAY_MS + 4 * 60 * 60 * 1000).toISOString(),
  place: 'Our office, 2nd floor',
  note: 'Trade test in the yard',
  invitation: 'Please come with your passport and two photographs.',
  invitationBn: 'পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।',
})

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
