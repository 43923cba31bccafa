import { randomUUID } from 'node:crypto'
import { seedTemplates } from '#prisma/seed/templates-data.ts'
import type { Demonstration } from '#prisma/seed/demonstration.ts'

export const demonstration: Demonstration = {
  pictures: [],
  count: database => database.answerTemplate.count(),
  async add(transaction) {
    await transaction.answerTemplate.createMany({
      data: seedTemplates.map(template => ({ id: randomUUID(), ...template })),
    })
    return seedTemplates
  },
}
