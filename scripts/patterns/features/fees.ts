import type { Part } from '../day.ts'

export const part: Part = { drawings: () => ['/licence-and-fees/qr.svg'] }
