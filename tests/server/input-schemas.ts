import { z } from '#i18n/zod.ts'
import { contentFeatures, registeredFeatures } from '#server/registration/define-feature.ts'
import { appRouter } from '#server/features.ts'
import { workerPart } from '#server/features/workers/schema.ts'

type Named<Schema = z.ZodType> = readonly [name: string, schema: Schema]

/** Everything that the product takes in: calls of staff and programs, forms of visitors, content to be published, rows of tables. */
export function inputSchemas(): Named[] {
  return [...ofProcedures(), ...ofRest(), ...ofForms(), ...ofContent(), ['a row of an import', workerPart]]
}

/** Each object in it, however deep, with the path to it. */
export function objectsIn([name, schema]: Named): Named<z.ZodObject>[] {
  if (schema instanceof z.ZodObject) {
    const within = Object.entries(schema.shape as Record<string, z.ZodType>)
    return [[name, schema], ...within.flatMap(([field, inner]) => objectsIn([`${name}.${field}`, inner]))]
  }
  return innerOf(schema).flatMap(inner => objectsIn([name, inner]))
}

/** Each field in it that is no object, no list and no choice among schemas. */
export const leavesIn = (named: Named): Named[] =>
  objectsIn(named).flatMap(([name, { shape }]) =>
    Object.entries(shape as Record<string, z.ZodType>).flatMap(([field, schema]) =>
      hasObject(schema) ? [] : [[`${name}.${field}`, schema] as const],
    ),
  )

const hasObject = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodObject || schema instanceof z.ZodArray || innerOf(schema).some(hasObject)

function innerOf(schema: z.ZodType): z.ZodType[] {
  const { innerType, element, in: before, out, options, valueType } = schema.def as Inner
  return [innerType, element, before, out, valueType, ...(options ?? [])].flatMap(each => each ?? [])
}
type Inner = Partial<Record<'innerType' | 'element' | 'in' | 'out' | 'valueType', z.ZodType>> & {
  options?: z.ZodType[]
}

const ofProcedures = (): Named[] =>
  Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>).flatMap(
    ([name, { _def }]) => _def.inputs.map(input => [name, input] as const),
  )

const ofRest = (): Named[] =>
  registeredFeatures().flatMap(({ rest }) =>
    (rest?.openAPIRegistry.definitions ?? []).flatMap(definition => {
      if (definition.type !== 'route') return []
      const { method, path, request } = definition.route
      const json = request?.body?.content['application/json']
      const body = json && 'schema' in json ? json.schema : undefined
      return [request?.query, body].flatMap(schema =>
        schema instanceof z.ZodType ? [[`${method} ${path}`, schema] as const] : [],
      )
    }),
  )

const ofForms = (): Named[] =>
  registeredFeatures().flatMap(({ forms = {} }) =>
    Object.entries(forms).flatMap(([path, form]) =>
      typeof form === 'function' ? [] : [[`the form at ${path}`, form.fields] as const],
    ),
  )

const ofContent = (): Named[] =>
  contentFeatures().map(({ name, content }) => [`${name} to be published`, content.publishSchema as z.ZodType])
