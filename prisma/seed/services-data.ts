import type { SeedPage } from '#prisma/seed/page-texts.ts'
import { employment } from '#prisma/seed/services/employment.ts'
import { manpower } from '#prisma/seed/services/manpower.ts'
import { skills } from '#prisma/seed/services/skills.ts'
import { ticket } from '#prisma/seed/services/ticket.ts'
import { visa } from '#prisma/seed/services/visa.ts'

/** The pages of the demonstration's services; `picture` is the name of a drawing. */
export const seedServices: SeedPage[] = [manpower, employment, visa, ticket, skills]
