import { readFileSync } from 'node:fs'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { changeContent } from '#server/cache/content-version.ts'
import { read } from '#server/db/client.ts'
import { eraseNow } from '#server/features/applications/domain.ts'
import { sweepAttachments } from '#server/files/attachment.ts'
import { attachments } from '#server/files/store.ts'
import { openEditor } from '../content/editor.ts'
import { pdf } from '../../server/pdf.ts'
import { picture } from '../../server/test-server.ts'
import { publishJob } from '../vacancies/job.ts'
import { postForm, rahim, send } from './application-form.ts'

const server = await openEditor()
const { request, owner, folder } = server
const { path } = await publishJob(server)
const cv = new File([pdf() as Uint8Array<ArrayBuffer>], 'my cv.pdf', { type: 'application/pdf' })
const photo = async () => {
  const bytes = await picture({ colour: '#804020', width: 80, height: 60 })
    .withExif({ IFD0: { Artist: 'R' } })
    .jpeg()
    .toBuffer()
  return new File([bytes as Uint8Array<ArrayBuffer>], '../../photo.php')
}
const attachment = (name: string) => new File([readFileSync(`tests/server/attachments/${name}`)], name)
const stored = async () =>
  (await readdir(join(folder, 'attachments'), { recursive: true }).catch(() => [])).filter(name =>
    /\.\w{3}$/.test(name),
  )
const rowsOf = async (reference = '') => read.applicationFile.findMany({ where: { application: { reference } } })

test('a file is stored apart, under a random name, with its application', async () => {
  const { result } = await send(server, path, rahim, cv)
  const [row] = await rowsOf(result?.reference)
  expect(row).toMatchObject({ kind: 'pdf', storedName: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/) })
  expect(await stored()).toEqual([expect.stringContaining(row!.storedName)])
  expect((await request(`/pictures/${row!.storedName}`)).status).toBe(404)
})

test('the text of a CV is beside it for staff', async () => {
  const { result } = await send(server, path, rahim, attachment('pdf-europass-xml-attached.pdf'))
  const { id, applicationId, text } = (await rowsOf(result?.reference))[0]!
  expect(text).toBe('Curriculum vitae')
  const { byId } = await import('#server/features/applications/record.ts')
  expect((await byId({ role: 'owner' }, applicationId)).files).toEqual([expect.objectContaining({ id, text })])
})

test('staff save a file, which no browser opens', async () => {
  const { result } = await send(server, path, rahim, await photo())
  const [row] = await rowsOf(result?.reference)
  const address = `/admin/applications/files/${row!.id}`
  const response = await request(address, { cookie: owner })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="CV - ${result?.reference} - 1.jpg"; filename*=UTF-8''CV%20%E2%80%93%20${result?.reference}%20%E2%80%93%201.jpg`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const { format, width, exif } = await sharp(await response.arrayBuffer()).metadata()
  expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 80, exif: undefined })
  expect((await request('/admin/applications/files/none', { cookie: owner })).status).toBe(404)
})

test.each([
  ['empty', new File([], 'cv.pdf'), /empty/],
  ['larger than 1 MB', new File([new Uint8Array(1.1 * 1024 * 1024)], 'cv.pdf'), /larger than 1 MB/],
  ['of another kind', new File(['<svg onload="alert(1)"/>'], 'photo.jpg'), /not a PDF, JPEG, PNG or WebP/],
  [
    'locked',
    new File(
      [
        pdf({
          trailer: '/ID[<00><00>]/Encrypt 4 0 R',
          objects: { 4: `<</Filter/Standard/V 2/R 3/Length 128/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>/P -4>>` },
        }) as Uint8Array<ArrayBuffer>,
      ],
      'a.pdf',
    ),
    /locked/,
  ],
  ['of 41 pages', attachment('pdf-41-pages.pdf'), /more than 40 pages/],
  ['a photo of an iPhone', attachment('photo.heic'), /HEIC photo.*Most Compatible/],
  [
    'half a photo',
    new File([(await attachment('jpeg-without-end-marker.jpg').bytes()).subarray(0, 2000)], 'a.jpg'),
    /a part of it is missing/,
  ],
])('a file that is %s is refused with a sentence, and what was typed stays', async (_, file, sentence) => {
  const before = [await read.application.count(), await stored()]
  const { errors, values } = await send(server, path, { ...rahim, name: 'Typed' }, file)
  expect(errors.file).toMatch(sentence)
  expect(values).toMatchObject({ name: 'Typed', district: 'bogura' })
  expect([await read.application.count(), await stored()]).toEqual(before)
})

test('what is sent again brings no second file', async () => {
  const sendKey = crypto.randomUUID()
  const [first, again] = [
    await send(server, path, { ...rahim, sendKey }, cv),
    await send(server, path, { ...rahim, sendKey }, cv),
  ]
  expect(again.result?.reference).toBe(first.result?.reference)
  expect(await rowsOf(first.result?.reference)).toHaveLength(1)
  expect(await stored()).toHaveLength(await read.applicationFile.count())
})

test('a file is deleted with its application, and one without any after a day', async () => {
  const { result } = await send(server, path, rahim, cv)
  const [row] = await rowsOf(result?.reference)
  await changeContent(transaction => eraseNow(transaction, [row!.applicationId]))
  expect((await stored()).join()).not.toContain(row!.storedName)
  const [fresh, old] = ['a'.repeat(32), 'b'.repeat(32)].map(name => `${name}.pdf`) as [string, string]
  for (const name of [fresh, old]) await attachments().put(name, pdf())
  await utimes(join(folder, 'attachments', 'bb', old), new Date(0), new Date(0))
  await sweepAttachments()
  expect((await stored()).map(name => name.slice(3))).toEqual(
    expect.arrayContaining([fresh, ...(await read.applicationFile.findMany()).map(({ storedName }) => storedName)]),
  )
  expect((await stored()).join()).not.toContain(old)
})

test('without scripts the answer is a page that is stored nowhere', async () => {
  const response = await postForm(server, path, rahim, undefined, 'text/html')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
})
