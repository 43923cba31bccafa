import { expect, test } from 'vitest'
import { defaultValues, textsOf, type Texts } from '#app/features/clients/admin/form-values.ts'
import type { Client } from '#server/features/clients/domain.ts'
import {
  clientTexts,
  companyFields,
  companyInputs,
  countryFields,
  countryInputs,
  type Field,
} from '#server/features/clients/schema.ts'
import { bodyOf, CLIENTS, openTestServer, picture } from '../../server/test-server.ts'

const { request, mutate, mutateWithFile, signUp, upload, write } = await openTestServer({
  PUBLIC_URL: 'https://agency.example',
})
const { cookie: owner } = await signUp('owner')
const stored = async (colour: string) =>
  (await upload(await picture({ colour }).png().toBuffer(), { cookie: owner })).body.data.url

/** A value for a field, which no other field has. */
function valueFor(name: string, { kind, lang }: Field, n = 0) {
  if (kind === 'number') return String(2001 + n)
  return `${lang ? 'বাংলা ' : ''}${name} ${n}: "one", =two;${kind === 'longText' ? '\nthree' : ''} 'four'`
}

const valuesFor = <F extends string>(names: F[], fields: Record<F, Field>, n?: number) =>
  Object.fromEntries(names.map(name => [name, valueFor(name, fields[name], n)])) as Record<F, string>

const texts = {
  ...valuesFor(countryInputs, countryFields),
  company: [valuesFor(companyInputs, companyFields, 0), valuesFor(companyInputs, companyFields, 1)],
}
const typed: Texts = {
  ...texts,
  countryFlagImage: await stored('#8a1538'),
  image: [await stored('#006a4e'), 'https://pictures.example/qatar.jpg'],
}

const list = async () => (await bodyOf<{ data: Client[] }>(await request(CLIENTS))).data
const download = async (kind: 'csv' | 'json') => (await request(`/admin/clients.${kind}`, { cookie: owner })).text()
const clear = () => write(transaction => transaction.clientCountry.deleteMany())
/** What the form would show of the only record. */
async function shown() {
  const records = await list()
  expect(records).toHaveLength(1)
  const texts = textsOf(records[0]!)
  return { ...texts, company: texts.company.map(({ _id, ...entry }) => entry) }
}
async function importFile(name: string, content: string) {
  const { data } = await mutateWithFile<{ problems: []; seen: string }>('clients.previewImport', name, content, {
    cookie: owner,
  })
  expect(data.problems).toEqual([])
  expect((await mutateWithFile('clients.import', name, content, { cookie: owner, seen: data.seen })).status).toBe(200)
}

test('every field survives form, database, REST, CSV, JSON and form', async () => {
  expect(clientTexts.safeParse(texts).error).toBeUndefined()
  expect(await mutate('clients.create', typed, owner)).toMatchObject({ status: 200 })
  expect(await shown()).toEqual(typed)
  for (const kind of ['csv', 'json'] as const) {
    const content = await download(kind)
    await clear()
    await importFile(`clients.${kind}`, content)
    expect(await shown(), kind).toEqual(typed)
  }
  const [record] = await list()
  expect(clientTexts.safeParse(defaultValues(record)).error).toBeUndefined()
  expect(defaultValues(record)).toMatchObject(texts)
})

test('the reference describes every field of a record, and which may be missing', async () => {
  const { components } = await bodyOf<{
    components: { schemas: { Client: Described & { properties: { company: { items: Described } } } } }
  }>(await request('/api/v1/openapi.json'))
  const { Client: described } = components.schemas
  const company = described.properties.company.items
  await clear()
  await mutate('clients.create', { ...typed, countryName: 'Qatar' }, owner)
  const [full] = await list()
  expect(Object.keys(full!).toSorted()).toEqual(Object.keys(described.properties).toSorted())
  expect(Object.keys(full!.company[0]!).toSorted()).toEqual(Object.keys(company.properties).toSorted())

  await clear()
  // an address is a good text, too
  const needed = (fields: Record<string, Field>) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, { whenNull }]) => (whenNull ? [] : [[name, typed.countryFlagImage]])),
    )
  await mutate('clients.create', { ...needed(countryFields), company: [needed(companyFields)] }, owner)
  const [bare] = await list()
  expect(Object.keys(bare!).toSorted()).toEqual(described.required.toSorted())
  expect(Object.keys(bare!.company[0]!).toSorted()).toEqual(company.required.toSorted())
})

type Described = { properties: object; required: string[] }
