import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fontverter from 'fontverter'
import { expect, test } from 'vitest'

const folder = 'ui/fonts'
const faces = (await readdir(folder)).filter(file => file.endsWith('.woff2'))
const COPYRIGHT = 0

test.each(faces)('%s contains its copyright and licence, and no reserved name', async face => {
  const names = namesOf(await fontverter.convert(await readFile(join(folder, face)), 'truetype'))
  const licence = await readFile(join(folder, face.replace('.woff2', '.txt')), 'utf8')
  const copyright = names.get(COPYRIGHT) ?? ''
  expect(copyright).toMatch(/Copyright|©/)
  expect(licence).toContain(copyright)
  expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1')
  const [, reserved] = /Reserved Font Names? [‘'"]([^’'"]+)/.exec(copyright) ?? []
  if (reserved) for (const [id, name] of names) if (id !== COPYRIGHT) expect(name, `name ${id}`).not.toContain(reserved)
})

test('the styles use no reserved font name', async () => {
  expect(await readFile('ui/fonts/kit-sans.txt', 'utf8')).toContain('Reserved Font Name ‘Source’')
  expect(await readFile('ui/fonts.css', 'utf8')).not.toMatch(/font-family: "[^"]*Source/)
})

test('printed pages have the Bangla face of the pages, for the same letters', async () => {
  const rangeIn = (css: string, file: string) =>
    css
      .split('@font-face')
      .find(face => face.includes(file))!
      .match(/unicode-range:([^;]+)/)![1]!
      .replaceAll(/\s/g, '')
  expect(await readFile('server/print/page.ts', 'utf8')).toContain('href="/bangla.css"')
  const styles = await readFile('app/public/bangla.css', 'utf8')
  expect(rangeIn(styles, '/bangla.woff2')).toBe(
    rangeIn(await readFile('ui/fonts.css', 'utf8'), 'noto-sans-bengali.woff2'),
  )
  expect(await readFile('app/public/bangla.woff2')).toEqual(await readFile(join(folder, 'noto-sans-bengali.woff2')))
})

test('the faces of one name have the same weights', async () => {
  const faces = (await readFile('ui/fonts.css', 'utf8')).split('@font-face').slice(1)
  const said = faces.map(face => [/font-family: '([^']+)/.exec(face)![1], /font-weight: ([^;]+)/.exec(face)![1]])
  expect(said.length).toBeGreaterThan(5)
  for (const [name, all] of Map.groupBy(said, ([family]) => family))
    expect(new Set(all.map(([, weight]) => weight)).size, name).toBe(1)
})

/** The names in a TrueType font by their number, as browsers and Windows read them. */
function namesOf(font: Buffer) {
  const entry =
    Array.from({ length: font.readUInt16BE(4) }, (_, n) => 12 + 16 * n).find(
      at => font.toString('latin1', at, at + 4) === 'name',
    ) ?? 0
  const table = font.subarray(font.readUInt32BE(entry + 8))
  return new Map(
    Array.from({ length: table.readUInt16BE(2) }, (_, n) => {
      const at = 6 + 12 * n
      const begin = table.readUInt16BE(4) + table.readUInt16BE(at + 10)
      return [
        table.readUInt16BE(at + 6),
        Buffer.from(table.subarray(begin, begin + table.readUInt16BE(at + 8)))
          .swap16()
          .toString('utf16le'),
      ]
    }),
  )
}
