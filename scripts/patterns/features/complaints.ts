import { firstOf, type Part } from '../day.ts'

export const part: Part = {
  async work({ open, officer }) {
    for (const complaint of complaints) await open().post('/complaints', complaint)
    await officer.change('complaints.addNote', {
      id: await firstOf(officer, 'complaints.list'),
      text: 'The employer’s agent answers on Sunday.',
    })
  },
  async ask({ officer }, ask) {
    const id = await firstOf(officer, 'complaints.list')
    ask(officer, 'complaints.byId', { id })
    ask(officer, 'complaints.neighbours', { id, filter: {} })
  },
}

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
