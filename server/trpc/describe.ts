import { agency } from '#i18n/agency.ts'
import type { z } from '#i18n/zod.ts'
import { config } from '#server/config/config.ts'
import { isFeatureUsed, usedContent } from '#server/registration/define-feature.ts'
import { inputSchemaOf } from '#server/http/json-schema.ts'
import { allProcedures } from '#server/trpc/procedure-meta.ts'

const description = `What staff do, as the staff area itself calls it. [REST](/api/v1/docs) is for what programs of others need most.

A query takes its input as JSON in \`input\`, a mutation as its body. The answer is \`{ "result": { "data": … } }\`, or \`{ "error": … }\`. The types of the answers are in the package of clients, /api/v1/client.tgz.`

const answer = {
  200: {
    description: 'The result',
    content: {
      'application/json': {
        schema: { type: 'object', properties: { result: { type: 'object', properties: { data: {} } } } },
      },
    },
  },
}

/** What every tRPC procedure takes, as an OpenAPI document. */
export function describeProcedures(): object {
  const used = allProcedures().filter(([name]) => isFeatureUsed(name.split('.')[0]!))
  const procedures = used.map(([name, { _def }]) => {
    const { type, meta = {}, inputs } = _def
    const schema = inputs.length > 0 ? schemaOf(inputs, meta.record) : undefined
    const operation = {
      tags: [name.slice(0, name.indexOf('.'))],
      operationId: name,
      summary: needOf(type, meta),
      ...(schema && (type === 'query' ? inAddress(schema) : inBody(schema))),
      responses: answer,
    }
    return [`/${name}`, { [type === 'query' ? 'get' : 'post']: operation }]
  })
  return {
    openapi: '3.1.0',
    info: { title: `${agency().name} tRPC`, version: __VERSION__, description },
    servers: [{ url: `${config.PUBLIC_URL}/api/trpc` }],
    components: { schemas: recordSchemas(), securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    security: [{}, { bearer: [] }],
    paths: Object.fromEntries(procedures) as object,
  }
}

type Meta = NonNullable<ReturnType<typeof allProcedures>[number][1]['_def']['meta']>

/** Who may call it. */
function needOf(type: string, { isPublic, isForPeople, right }: Meta) {
  if (isForPeople) return 'For people: a token is refused'
  if (isPublic) return 'For anyone'
  const rights = right ? `Needs ${[right].flat().join(' or ')}` : ''
  return [rights, type === 'mutation' && right ? 'write' : ''].filter(Boolean).join(', and with a token ')
}

function schemaOf(inputs: unknown[], record: RecordForm | undefined) {
  const schemas = inputs.map(input => inputSchemaOf(input as z.ZodType))
  const all = record ? [...schemas, byFeature(record)] : schemas
  return all.length === 1 ? all[0]! : { allOf: all }
}

/** In which form a procedure takes the record of a content type in its `data`. */
type RecordForm = NonNullable<Meta['record']>

/** What `data` is, by the content type that `feature` names. */
const byFeature = (record: RecordForm) => ({
  oneOf: usedContent().map(({ name }) => ({
    properties: { feature: { const: name }, data: { $ref: `#/components/schemas/${schemaName(name, record)}` } },
  })),
})

const schemaName = (feature: string, record: RecordForm) => `${feature}.${record}`

/** The records of all content types, as they are published and as drafts hold them. */
function recordSchemas() {
  return Object.fromEntries(
    usedContent().flatMap(({ name, content }) => [
      [schemaName(name, 'published'), inputSchemaOf(content.publishSchema)],
      [schemaName(name, 'draft'), inputSchemaOf(content.draftSchema)],
    ]),
  )
}

const inAddress = (schema: object) => ({
  parameters: [{ name: 'input', in: 'query', content: { 'application/json': { schema } } }],
})

const inBody = (schema: object) => ({ requestBody: { required: true, content: { 'application/json': { schema } } } })
