import type { z } from '#i18n/zod.ts'
import type { DocumentRules } from '#server/drafts/document-schema.ts'

type Rules = { publishSchema: z.ZodType; draftSchema: z.ZodType; rules?: DocumentRules<never> | undefined }

/** What keeps a record from visitors: what is wrong in each field, then what the fields must be together; of each field its first. */
export function problemsOf({ publishSchema, draftSchema, rules }: Rules, given: object): z.core.$ZodIssue[] {
  const issues = publishSchema.safeParse(given).error?.issues ?? []
  const told = new Set(issues.map(({ path }) => String(path)))
  const right = rules && rightOf(draftSchema, given)
  const others = right ? rules(right as never) : []
  return [
    ...issues,
    ...others
      .filter(({ path }) => !told.has(String(path)))
      .map(problem => ({ code: 'custom' as const, input: given, ...problem })),
  ]
}

/** A record without the values that no draft may have, so that the others are still held against each other. */
function rightOf(draftSchema: z.ZodType, given: object): unknown {
  const { data, error } = draftSchema.safeParse(given)
  if (!error) return data
  const right = structuredClone(given)
  for (const issue of error.issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...issue.path, key]) : [issue.path]
    for (const path of paths) remove(right, path)
  }
  return draftSchema.safeParse(right).data
}

function remove(record: object, path: PropertyKey[]) {
  const last = path.at(-1)
  let inside: unknown = record
  for (const key of path.slice(0, -1)) inside = (inside as Record<PropertyKey, unknown> | undefined)?.[key]
  if (last === undefined || typeof inside !== 'object' || inside === null) return
  if (Array.isArray(inside)) inside[Number(last)] = {}
  else delete (inside as Record<PropertyKey, unknown>)[last]
}
