import { expect, test } from 'vitest'
import { CLIENTS, qatar } from '../../server/test-server.ts'
import { openEditor } from '../content/editor.ts'

const { calls, request, owner } = await openEditor()

async function titles(words: string) {
  const found = await calls.ask<{ title: string; href: string; isDraft?: true }[]>('search.records', { words }, owner)
  return found.map(
    ({ title, href, isDraft }) => `${title} ${href.replace(/[\w-]{36}$/, 'id')}${isDraft ? ' draft' : ''}`,
  )
}

test('records are found by title, Bangla title or any text, titles first', async () => {
  expect(await titles('qatar')).toEqual([])
  const texts = { ...qatar, workSummary: 'Next to Qatar.' }
  for (const countryName of ['Bahrain', 'Qatar'])
    await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...texts, countryName } })
  const edit = '/admin/update-client/id'
  expect(await titles('QATAR')).toEqual([`Qatar ${edit}`, `Bahrain ${edit}`])
  expect(await titles('কাতার')).toEqual([`Qatar ${edit}`])
  expect(await titles('pearl bahrain')).toEqual([`Bahrain ${edit}`])
  expect(await titles('nothing')).toEqual([])
  expect(await titles('  ')).toEqual([])
})

test('records that exist only as a draft are found by staff', async () => {
  const save = (input: object) => calls.act('content.saveDraft', input, owner)
  await save({ feature: 'news', seen: 0, data: { title: 'Open day', text: 'At the yard.' } })
  await save({ feature: 'clients', seen: 0, data: { countryName: 'Kuwait', workSummary: 'At the yard, too.' } })
  expect((await titles('yard')).toSorted()).toEqual([
    'Kuwait /admin/update-client/id draft',
    'Open day /admin/news/id draft',
  ])
  expect(await titles('কুয়েত')).toEqual(['Kuwait /admin/update-client/id draft'])
})
