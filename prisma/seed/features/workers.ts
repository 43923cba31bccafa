import type { Demonstration } from '#prisma/seed/demonstration.ts'
import { addPeople, countPeople } from '#prisma/seed/workers.ts'

export const demonstration: Demonstration = { pictures: [], count: countPeople, add: addPeople }
