import { type Part, password, type Row } from '../day.ts'

export const part: Part = {
  async setUp({ owner }) {
    for (const [name, scopes] of programs)
      await owner.change('tokens.make', { name, scopes, lasts: '90', until: '', currentPassword: password })
    const tokens = await owner.query<Row[]>('tokens.list')
    await owner.change('tokens.revoke', { id: tokens.at(-1)!.id })
  },
}

const programs = [
  ['Website sync', ['content', 'write']],
  ['Job feed of the portal', ['vacancies']],
  ['Accounts import', ['applications', 'demands', 'activity']],
] as const
