import type { ZodType } from 'zod'
import { contentFeatures } from '#server/registration/define-feature.ts'
import { can } from '#server/permissions.ts'
import { allProcedures } from '#server/trpc/procedure-meta.ts'
import type { Client } from './client.ts'
import type { Ask, Day, Part } from './day.ts'

type Asked = { client: Client; path: string; input?: object }

/** Under what an answer is stored: its procedure, and which record where a screen or several screens ask for more than one. */
export function keyOf(path: string, input: { feature?: string; number?: number; id?: string } = {}): string {
  const part = path === 'pages.byId' ? input.id : path.startsWith('content.') ? input.feature : undefined
  return [path, part, input.number].filter(Boolean).join(' ')
}

const takesNothing = (input: unknown) => (input as ZodType).safeParse({}).success

/** What the screens ask. */
export async function questions(day: Day, parts: Part[]): Promise<Asked[]> {
  const { owner, officer, visitor } = day
  const asked: Asked[] = []
  const ask: Ask = (client, path, input) => void asked.push({ client, path, ...(input && { input }) })

  for (const [path, { _def }] of allProcedures()) {
    const { type, meta: { isPublic, right } = {}, inputs } = _def
    if (type !== 'query' || !inputs.every(takesNothing)) continue
    const staff = right && !can({ role: 'owner' }, right) ? officer : owner
    ask(isPublic ? visitor : staff, path, inputs.length > 0 ? {} : undefined)
  }
  for (const { name: feature, list, records, idOf } of contentFeatures()) {
    if (list) ask(owner, 'content.documents', { feature })
    const [record] = await records()
    if (record) ask(owner, 'content.open', { feature, _id: idOf(record) })
  }
  for (const part of parts) await part.ask?.(day, ask)
  return asked
}
