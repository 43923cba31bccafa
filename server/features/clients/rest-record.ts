import { z } from '@hono/zod-openapi'
import * as clients from '#server/features/clients/domain.ts'
import {
  COMPANIES_MAX,
  companyFields,
  type CountryField,
  countryFields,
  EMPLOYED_MAX,
  type Field,
  IMAGES_MAX,
  NAME_MAX_LENGTH,
  SUMMARY_MAX_LENGTH,
} from '#server/features/clients/schema.ts'
import type { Listing } from '#server/http/list-query.ts'
import { changedAt, examplePicture, exampleRecord } from '#server/http/openapi.ts'

/** Below /api/v1, as the contract has it. */
export const CLIENTS_PATH = '/our-clients/our-clients'

const values: Record<Field['kind'], z.ZodType> = {
  text: z.string().max(NAME_MAX_LENGTH),
  longText: z.string().max(SUMMARY_MAX_LENGTH),
  number: z.number().int().min(0).max(EMPLOYED_MAX),
  picture: z.string().openapi({ format: 'uri' }),
}
/** A client country as REST returns it. */
export const clientBody = z
  .object({
    _id: z.string(),
    countryNameBn: z
      .string()
      .optional()
      .openapi({ description: 'The country in Bangla, where its name is one that Unicode lists' }),
    ...bodyShape(countryFields),
    ...changedAt,
    company: z.array(z.object({ _id: z.string(), ...bodyShape(companyFields) })).max(COMPANIES_MAX),
    image: z.array(values.picture).max(IMAGES_MAX),
  })
  .openapi('Client')

export const exampleClient = {
  ...exampleRecord,
  countryName: 'Qatar',
  countryNameBn: 'কাতার',
  workSummary: 'Cleaning and catering on two-year contracts.',
  countryFlagImage: examplePicture,
  since: 2009,
  company: [
    { _id: exampleRecord._id, companyName: 'Doha Facilities', companySector: 'Cleaning', valueOfEmployement: 120 },
  ],
  image: [examplePicture],
}
export const exampleInput = {
  countryName: 'Qatar',
  workSummary: 'Cleaning and catering on two-year contracts.',
  countryFlagImage: 'https://pictures.example/qatar.png',
  since: 2009,
  company: [{ companyName: 'Doha Facilities', companySector: 'Cleaning', valueOfEmployement: 120 }],
  image: ['https://pictures.example/doha.jpg'],
}
export const exampleChange = { workSummary: 'Masons and welders on two-year contracts.' }

/** The list of client countries. */
export const listing: Listing<clients.Client> = {
  path: CLIENTS_PATH,
  areas: ['clients'],
  from: '"ClientCountry" AS "country"',
  order: [clients.byName],
  keyOf: name =>
    name === 'countryName'
      ? clients.byName
      : { sql: `"${name}"`, kind: countryFields[name as CountryField].kind === 'number' ? 'number' : 'text' },
  holds: clients.holdsWords,
  read: clients.byIds,
}

/** What REST returns of each field. */
function bodyShape(fields: Record<string, Field>): Record<string, z.ZodType> {
  const shapeOf = ({ kind, whenNull }: Field) =>
    whenNull === 'omitted' ? values[kind].optional() : whenNull === 'null' ? values[kind].nullable() : values[kind]
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOf(field)]))
}
