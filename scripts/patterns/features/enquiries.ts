import { firstOf, type Part, type Rows } from '../day.ts'

export const part: Part = {
  async work({ open, owner }) {
    for (const message of enquiries) await open().change('enquiries.submit', { company: 'agency', ...message })
    const { rows } = await owner.query<Rows>('enquiries.list', {})
    await owner.change('enquiries.addEntry', {
      id: rows[0]!.id,
      kind: 'call',
      text: 'Called back; he sends the demand letter tomorrow.',
    })
    await owner.change('enquiries.markRead', { id: rows.at(-1)!.id })
  },
  async ask({ owner }, ask) {
    const id = await firstOf(owner, 'enquiries.list')
    ask(owner, 'enquiries.byId', { id })
    ask(owner, 'enquiries.neighbours', { id, filter: {} })
  },
}

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
