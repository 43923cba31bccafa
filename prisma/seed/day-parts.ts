import { payments } from '#prisma/seed/payments.ts'
import type { DayPart } from '#prisma/seed/days.ts'

/** What features below workers write of the days of the demonstration's people. */
export const dayParts: DayPart[] = [
  payments, //
]
