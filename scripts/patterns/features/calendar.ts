import { dayIn, type Part } from '../day.ts'

export const part: Part = {
  ask: ({ owner }, ask) => ask(owner, 'calendar.month', { month: dayIn(0).slice(0, 7) }),
}
