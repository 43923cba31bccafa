import type { Part } from '../day.ts'

export const part: Part = { ask: ({ visitor }, ask) => ask(visitor, '/companies.json') }
