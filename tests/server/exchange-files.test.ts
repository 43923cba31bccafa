import { expect, test } from 'vitest'
import type { Client } from '#server/clients/domain.ts'
import type { preview as previewFile } from '#server/clients/import.ts'
import { bodyOf, CLIENTS, openWorld, picture } from './world.ts'

type Preview = Awaited<ReturnType<typeof previewFile>>

const { ask, callWith, signUp } = await openWorld()
const { cookie: owner } = await signUp('owner')
const flag = 'https://pictures.example/flag.png'
const preview = (name: string, content: string | Uint8Array, language?: string) => callWith<Preview>('clients.previewImport', name, content, { as: owner, language })

test.each([['commas', ',', '\n'], ['semicolons', ';', '\r\n'], ['tabs', '\t', '\r']])('a file parted by %s is read, with or without a byte order mark', async (_, sign, end) => {
  const file = [['countryName', 'workSummary', 'countryFlagImage', 'companyName', 'companySector'], ['Qatar', `"One${sign} two"`, flag, `"'=1+1"`, 'x'], ['', '', '', 'Port', 'y']].map(cells => cells.join(sign)).join(end)
  await callWith('clients.import', 'c.csv', file, { as: owner, seen: (await preview('c.csv', file)).data.seen })
  expect((await bodyOf<{ data: Client[] }>(await ask(CLIENTS))).data).toMatchObject([{ workSummary: `One${sign} two`, company: [{ companyName: '=1+1' }, { companyName: 'Port' }] }])
  expect((await preview('c.CSV', `\ufeff${file}`)).data).toMatchObject({ unchanged: 1, problems: [] })
})

test.each<[string, string, string | Uint8Array, RegExp]>([
  ['no text but a picture', 'c.csv', await picture().png().toBuffer(), /^The file is no text in UTF-8/],
  ['in UTF-16', 'c.csv', Buffer.from(`\ufeffcountryName`, 'utf16le'), /^The file is no text in UTF-8/],
  ['in Latin-1', 'c.csv', Buffer.from('countryName\nCôte d’Ivoire', 'latin1'), /^The file is no text in UTF-8/],
  ['with zeros in it', 'c.json', 'a\0b', /^The file is no text in UTF-8/],
  ['empty', 'c.csv', '', /^The file is empty\.$/],
  ['a byte order mark alone', 'c.json', '\ufeff \n', /^The file is empty\.$/],
  ['its first row alone', 'c.csv', 'countryName,workSummary', /^The file names no country\.$/],
  ['an empty list', 'c.json', '{"data":[]}', /^The file names no country\.$/],
  ['a quotation mark short', 'c.csv', 'countryName,workSummary\nQatar,x\nOman,"y', /at row 3: a quotation mark/],
  ['a comma too long in JSON', 'c.json', '[\n{"countryName":"Qatar"},\n]', /look at line 3/],
  ['a comma short in JSON', 'c.json', '[\n{"countryName":"Qatar"\n"_id":"1"}]', /look at line 3/],
  ['JSON that ends too soon', 'c.json', '[\n{"countryName":', /look at line 2/],
  ['JSON without a list', 'c.json', '{"countries":[]}', /^The JSON holds no list/],
  ['nested without end', 'c.json', '['.repeat(1_000_000), /no JSON that can be read/],
  ['of too many countries', 'c.csv', `countryName\n${Array.from({ length: 2001 }, (_, n) => `C${n}`).join('\n')}`, /names 2,001 countries; at most 2,000/],
  ['of too many rows', 'c.csv', `countryName\n${'\n'.repeat(100_001)}`, /at most 100,000 rows/],
])('a file that is %s is refused in one sentence', async (_, name, content, sentence) => {
  expect(await preview(name, content)).toMatchObject({ status: 400, message: expect.stringMatching(sentence) })
})

test('a file of ten megabytes is read, one byte more is refused with a sentence', async () => {
  const start = `countryName,workSummary,countryFlagImage\nOman,Work.,${flag}\n`
  const file = (start + `${' '.repeat(999)}\n`.repeat(11_000)).slice(0, 10 * 1024 * 1024)
  expect((await preview('c.csv', file)).data.added).toMatchObject([{ countryName: 'Oman' }])
  expect(await preview('c.csv', `${file} `)).toMatchObject({ status: 413, message: 'The file is larger than 10 MB, the most that one file may have.' })
  const answer = await ask('/api/trpc/clients.previewImport', { method: 'POST', as: owner, body: 'x', headers: { 'content-length': '99999999' } })
  expect([answer.status, (await bodyOf<{ error: { message: string } }>(answer)).error.message]).toEqual([413, 'The file is larger than 10 MB, the most that one file may have.'])
})

test('sentences come in the language of the reader', async () => {
  expect((await preview('c.csv', 'countryName,workSummary\nQatar,', 'bn')).data.problems.map(({ message }) => message)).toEqual(expect.arrayContaining(['কাজের বিবরণ লিখুন']))
})
