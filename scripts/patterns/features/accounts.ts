import type { Part } from '../day.ts'

export const part: Part = {
  ask: ({ owner, colleagueId }, ask) => ask(owner, 'accounts.staff.byId', { id: colleagueId }),
}
