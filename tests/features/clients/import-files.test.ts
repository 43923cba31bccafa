import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Client } from '#server/features/clients/domain.ts'
import type { preview as previewFile } from '#server/features/clients/import.ts'
import { bodyOf, CLIENTS, openTestServer, picture } from '../../server/test-server.ts'

type Preview = Awaited<ReturnType<typeof previewFile>>

const { request, mutateWithFile, signUp, upload } = await openTestServer()
const { cookie: owner } = await signUp('owner')
const flag = 'https://pictures.example/flag.png'
const preview = (name: string, content: string | Uint8Array) =>
  mutateWithFile<Preview>('clients.previewImport', name, content, { cookie: owner })

test.each([
  ['commas', ',', '\n'],
  ['semicolons', ';', '\r\n'],
  ['tabs', '\t', '\r'],
])('a file parted by %s is read, with or without a byte order mark', async (_, sign, end) => {
  const file = [
    ['countryName', 'workSummary', 'countryFlagImage', 'companyName', 'companySector'],
    ['Qatar', `"One${sign} two"`, flag, `"'=1+1"`, 'x'],
    ['', '', '', 'Port', 'y'],
  ]
    .map(cells => cells.join(sign))
    .join(end)
  await mutateWithFile('clients.import', 'c.csv', file, {
    cookie: owner,
    seen: (await preview('c.csv', file)).data.seen,
  })
  expect((await bodyOf<{ data: Client[] }>(await request(CLIENTS))).data).toMatchObject([
    { workSummary: `One${sign} two`, company: [{ companyName: '=1+1' }, { companyName: 'Port' }] },
  ])
  expect((await preview('c.CSV', `\ufeff${file}`)).data).toMatchObject({ unchanged: 1, problems: [] })
})

test.each<[string, string, string | Uint8Array, RegExp]>([
  ['in UTF-16', 'c.csv', Buffer.from(`\ufeffcountryName`, 'utf16le'), /^The file is no text in UTF-8/],
  ['in Latin-1', 'c.csv', Buffer.from('countryName\nCôte d’Ivoire', 'latin1'), /^The file is no text in UTF-8/],
  ['with zeros in it', 'c.json', 'a\0b', /^The file is no text in UTF-8/],
  ['empty', 'c.csv', '', /^The file is empty\.$/],
  ['a byte order mark alone', 'c.json', '\ufeff \n', /^The file is empty\.$/],
  ['its first row alone', 'c.csv', 'countryName,workSummary', /^The file names no country\.$/],
  ['an empty list', 'c.json', '{"data":[]}', /^The file names no country\.$/],
  ['a quotation mark short', 'c.csv', 'countryName,workSummary\nQatar,x\nOman,"y', /at row 3: a quotation mark/],
  ['a comma too long in JSON', 'c.json', '[\n{"countryName":"Qatar"},\n]', /^The file is no JSON that can be read/],
  ['JSON that ends too soon', 'c.json', '[\n{"countryName":', /^The file is no JSON that can be read/],
  ['JSON without a list', 'c.json', '{"countries":[]}', /^The JSON holds no list/],
  ['nested without end', 'c.json', '['.repeat(1_000_000), /in each other too often: at most 8 deep/],
  ['nested and closed', 'c.json', '['.repeat(9) + ']'.repeat(9), /at most 8 deep/],
  ['of ten megabytes of ones', 'c.json', `[${'1,'.repeat(5_000_000)}1]`, /too many values: at most 500,000/],
  [
    'of an endless first row',
    'c.csv',
    `countryName${',a'.repeat(1_000_000)}`,
    /^Line 1 of the file has too many cells/,
  ],
  [
    'of too many countries',
    'c.csv',
    `countryName\n${Array.from({ length: 2001 }, (_, n) => `C${n}`).join('\n')}`,
    /names 2,001 countries; at most 2,000/,
  ],
  ['of too many rows', 'c.csv', `countryName\n${'\n'.repeat(50_001)}`, /at most 50,000 rows/],
])('a file that is %s is rejected in one sentence', async (_, name, content, sentence) => {
  expect(await preview(name, content)).toMatchObject({ status: 400, message: expect.stringMatching(sentence) })
})

test('the line that Excel writes for its sign is no column', async () => {
  const file = await readFile(new URL('../../cases/import-sep-line.csv', import.meta.url))
  const { problems, added, changed } = (await preview('c.csv', file)).data
  expect([problems, [...added, ...changed].map(({ countryName }) => countryName)]).toEqual([[], ['Qatar']])
})

test('a new country of the world gets our flag, another one needs an address', async () => {
  const file = 'countryName,workSummary\nUAE,Driving.\nGulf office,Work.'
  const { data } = await preview('c.csv', file)
  expect(data).toMatchObject({ added: [{ countryName: 'UAE' }], flags: [{ code: 'AE', countryName: 'UAE' }] })
  expect(data.problems).toMatchObject([{ place: 3, column: 'countryFlagImage' }])
  const bring = (flags: Record<string, string>) =>
    mutateWithFile('clients.import', 'c.csv', file, { cookie: owner, seen: data.seen, flags })
  expect(await bring({})).toMatchObject({ status: 400, message: expect.stringContaining('flag') })
  const { url } = (await upload(await picture().png().toBuffer(), { cookie: owner })).body.data
  expect((await bring({ AE: '/pictures/none.webp' })).status).toBe(400)
  expect((await bring({ AE: url })).status).toBe(200)
  expect((await bodyOf<{ data: Client[] }>(await request(CLIENTS))).data).toContainEqual(
    expect.objectContaining({ countryName: 'UAE', countryFlagImage: url }),
  )
})

test('a file of ten megabytes is read, one byte more is rejected with a sentence', { tags: ['thorough'] }, async () => {
  const start = `countryName,workSummary,countryFlagImage\nOman,Work.,${flag}\n`
  const file = (start + `${' '.repeat(999)}\n`.repeat(11_000)).slice(0, 10 * 1024 * 1024)
  expect((await preview('c.csv', file)).data.added).toMatchObject([{ countryName: 'Oman' }])
  expect(await preview('c.csv', `${file} `)).toMatchObject({
    status: 413,
    message: 'The file is larger than 10 MB, the most that one file may have.',
  })
  const response = await request('/api/trpc/clients.previewImport', {
    method: 'POST',
    cookie: owner,
    body: 'x',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '99999999' },
  })
  expect([response.status, (await bodyOf<{ error: { message: string } }>(response)).error.message]).toEqual([
    413,
    'The file is larger than 10 MB, the most that one file may have.',
  ])
})

test.each<[string, string, string]>([
  [
    'companies of ones',
    'c.json',
    JSON.stringify(
      Array.from({ length: 1000 }, (_, n) => ({ countryName: `C${n}`, company: Array.from({ length: 300 }, () => 1) })),
    ),
  ],
  [
    'rows without a name',
    'c.csv',
    `countryName,workSummary\n${Array.from({ length: 2000 }, (_, n) => `C${n},`).join('\n')}`,
  ],
])('a file of %s is looked at until 200 things are wrong, and no further', async (_, name, content) => {
  const { data } = await preview(name, content)
  expect([data.problemCount, data.problems.length, data.added]).toEqual([200, 200, []])
})

test('a list that is too long is one error, and its items are not checked', async () => {
  const country = { countryName: 'Qatar', workSummary: 'x', countryFlagImage: flag }
  const file = JSON.stringify([
    { ...country, company: Array.from({ length: 301 }, () => ({ companyName: '' })) },
    { ...country, countryName: 'Oman', image: Array.from({ length: 400 }, () => 'nothing') },
  ])
  expect((await preview('c.json', file)).data.problems).toEqual([
    { place: 1, column: 'company', message: 'At most 300 companies in one country' },
    { place: 2, column: 'image', message: 'At most 300 pictures in one country' },
  ])
})

test('quotation marks, brackets and commas inside texts do not use up the limits', async () => {
  const odd = `${'[{,'.repeat(1_500)}"\\`
  expect(
    (
      await preview(
        'c.json',
        JSON.stringify(
          Array.from({ length: 900 }, (_, n) => ({ countryName: `C${n}`, workSummary: odd, countryFlagImage: flag })),
        ),
      )
    ).data,
  ).toMatchObject({ added: { length: 900 }, problems: [] })
  expect(
    (await preview('c.csv', `countryName,workSummary,countryFlagImage\nNepal,"${'a,b\n'.repeat(1000)}""",${flag}`))
      .data,
  ).toMatchObject({ added: { length: 1 }, problems: [] })
})
