import { z } from '#i18n/zod.ts'

/** JSON Schema of an object, as OpenAPI 3.1 has it. */
export type ObjectSchema = { type: 'object'; properties: Record<string, object>; required?: string[] }

/** What a schema takes, as JSON Schema; rules that JSON Schema cannot say are left out. */
export function inputSchemaOf(schema: z.ZodType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return described
}

/** The same of an object. */
export const objectSchemaOf = (schema: z.ZodType): ObjectSchema => inputSchemaOf(schema) as ObjectSchema
