import { randomUUID } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { read, write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import type { templateInput } from '#server/features/enquiries/schema.ts'
import type { z } from '#i18n/zod.ts'

/** The texts with which staff begin answers, by name. */
export const list = () =>
  read.answerTemplate.findMany({
    omit: { createdAt: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })

/** Adds a template, or changes the one with this id. Throws NOT_FOUND. */
export async function save(by: Actor, { id, ...texts }: z.output<typeof templateInput>): Promise<{ id: string }> {
  return write(async transaction => {
    const saved = { id: id ?? randomUUID() }
    if (id === undefined) await transaction.answerTemplate.create({ data: { ...saved, ...texts } })
    else {
      const { count } = await transaction.answerTemplate.updateMany({ where: { id }, data: texts })
      if (count === 0) throwMissing()
    }
    await record(transaction, by, 'template-saved', { subjectId: saved.id, subject: texts.name })
    return saved
  })
}

/** Throws NOT_FOUND. */
export async function remove(by: Actor, id: string): Promise<void> {
  await write(async transaction => {
    const template = (await transaction.answerTemplate.findUnique({ where: { id } })) ?? throwMissing()
    await transaction.answerTemplate.delete({ where: { id } })
    await record(transaction, by, 'template-deleted', { subjectId: id, subject: template.name })
  })
}

function throwMissing(): never {
  throw new AppError('NOT_FOUND', m.template_missing())
}
