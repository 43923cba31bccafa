import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eraseNow } from '#server/features/demands/domain.ts'
import { sweepAttachments } from '#server/files/attachment.ts'
import { attachments } from '#server/files/store.ts'
import { pdf } from '../../server/pdf.ts'
import { openTestServer } from '../../server/test-server.ts'
import { gulfBuild, sendForm } from './demand-form.ts'

const server = await openTestServer()
const { read, write, folder } = server
const pdfFile = () => new File([pdf() as Uint8Array<ArrayBuffer>], 'demand.pdf', { type: 'application/pdf' })
const stored = async () =>
  (await readdir(join(folder, 'attachments'), { recursive: true }).catch(() => [])).filter(name =>
    name.endsWith('.pdf'),
  )

test('documents are stored apart under random names, and go with their demand', async () => {
  const { result } = await sendForm(server, gulfBuild(), [pdfFile(), pdfFile()])
  const { id, files } = await read.demand.findFirstOrThrow({
    where: { reference: result!.reference },
    include: { files: true },
  })
  expect(files).toEqual([
    expect.objectContaining({ kind: 'pdf', storedName: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/) }),
    expect.objectContaining({ kind: 'pdf' }),
  ])
  expect(await stored()).toHaveLength(2)
  const orphan = `${'b'.repeat(32)}.pdf`
  await attachments().put(orphan, pdf())
  await utimes(join(folder, 'attachments', 'bb', orphan), new Date(0), new Date(0))
  for (const { storedName } of files)
    await utimes(join(folder, 'attachments', storedName.slice(0, 2), storedName), new Date(0), new Date(0))
  await sweepAttachments()
  expect(await stored(), 'of the old ones, those of a demand').toHaveLength(2)
  await write(transaction => eraseNow(transaction, [id]))
  expect(await stored()).toEqual([])
})

test.each([
  ['a damaged document', [new File(['%PDF-1.7\nnothing'], 'a.pdf')], /This PDF is damaged/],
  ['no document', [pdfFile(), new File(['<svg onload="alert(1)"/>'], 'letter.pdf')], /not a PDF, JPEG, PNG or WebP/],
  ['larger than 5 MB', [new File([new Uint8Array(5.1 * 1024 * 1024)], 'a.pdf')], /larger than 5 MB/],
  ['too many', Array.from({ length: 6 }, () => pdfFile()), /at most 5 files/],
])('what is %s is refused with a sentence, and what was typed stays', async (_, files, sentence) => {
  const before = [await read.demand.count(), await stored()]
  const { errors, values } = await sendForm(server, gulfBuild(), files)
  expect(errors.files).toMatch(sentence)
  expect(values).toMatchObject({ company: 'Gulf Build LLC', 'lines.0.trade': 'mason' })
  expect([await read.demand.count(), await stored()]).toEqual(before)
})
