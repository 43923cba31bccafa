import { createRoute, z } from '@hono/zod-openapi'
import { wholeLocales } from '#i18n/locale.ts'
import type { Field } from '#server/drafts/field.ts'
import { findFacts } from '#server/features/settings/domain.ts'
import { agencyGroups } from '#server/features/settings/schema.ts'
import { apiRouter, examplePicture, exampleRecord, ok, tagged } from '#server/http/openapi.ts'
import { sendTagged, unchanged } from '#server/http/tagged.ts'

const formats: Partial<Record<Field['kind'], string>> = { picture: 'uri', date: 'date', email: 'email' }

/** The groups that programs read, as `findFacts` has them; of the languages they read which there are. */
const TOLD = ['identity', 'licence', 'contact', 'networks', 'figures'] as const satisfies (keyof typeof agencyGroups)[]

const agencyAnswer = z
  .object({
    ...Object.assign({}, ...TOLD.map(shapeOfGroup)),
    parts: z
      .array(z.string())
      .openapi({ description: 'Those parts of the product that the agency uses, such as vacancies' }),
    languages: z.array(z.enum(wholeLocales)).openapi({ description: 'Those that visitors may read' }),
    updatedAt: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'Of the last change; null until something is published' }),
  })
  .openapi('Agency')

const { _id, updatedAt } = exampleRecord
const exampleAgency = {
  name: 'Padma Overseas',
  nameBn: 'পদ্মা ওভারসিজ',
  shortName: 'Padma',
  since: 1998,
  mark: examplePicture,
  licences: [
    { _id, number: 'RL 1234', authority: 'Bureau of Manpower, Employment and Training', validUntil: '2028-12-31' },
  ],
  hours: 'Saturday to Thursday, 9:00 to 18:00',
  phones: [{ _id, number: '+880 1555 012345', hasWhatsapp: true }],
  emails: [{ _id, email: 'office@agency.example', subject: 'The office' }],
  addresses: [{ _id, lines: '12 Airport Road\nDhaka 1229, Bangladesh', place: '23.8103, 90.4125' }],
  networks: [{ _id, network: 'facebook', address: 'https://social.example/padma' }],
  placed: 24_000,
  placedAsOf: '2026-09-30',
  figures: [{ _id, label: 'Countries', value: 14, asOf: '2026-09-30' }],
  parts: ['applications', 'vacancies'],
  languages: wholeLocales,
  updatedAt,
}

export const settingsRest = apiRouter().openapi(
  createRoute({
    method: 'get',
    path: '/agency',
    tags: ['Agency'],
    operationId: 'getAgency',
    summary: 'Name, licences, contact and figures of the agency',
    description: 'In both languages; names that end in Bn are Bangla. What nobody has published is left out.',
    responses: {
      200: ok(agencyAnswer, 'The facts of the agency', exampleAgency, tagged),
      ...unchanged,
    },
  }),
  async c => sendTagged(c, JSON.stringify({ data: await findFacts() })),
)

function shapeOfGroup(group: (typeof TOLD)[number]) {
  const { fields, lists } = agencyGroups[group]
  const inLists = Object.entries<{ fields: Record<string, Field> }>(lists).map(([name, list]) => [
    name,
    z.array(z.object({ _id: z.string(), ...shapeOf(list.fields) })),
  ])
  return { ...shapeOf(fields), ...Object.fromEntries(inLists) }
}

function shapeOf(fields: Record<string, Field>): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind !== 'focus')
      .map(([name, field]) => [name, valueOf(field).optional()]),
  )
}

function valueOf({ kind, options, label }: Field): z.ZodType {
  const description = label()
  if (kind === 'number') return z.number().int().openapi({ description })
  if (kind === 'check') return z.boolean().openapi({ description })
  if (kind === 'choice') return z.enum(options!.map(({ value }) => value)).openapi({ description })
  return z.string().openapi({ description, ...(formats[kind] && { format: formats[kind] }) })
}
