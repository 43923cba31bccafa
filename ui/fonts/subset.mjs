// Makes the faces that come with every page, from the packages' own: the letters, signs and figures of today's Bangla
// with all their conjuncts, those of today's Arabic, Persian and Urdu, and those of English with the accents that names
// of countries and companies have, in the weights and with the features that pages use. 63, 20, 13 and 13 kB instead of
// 108, 166, 29 and 22: with its headers each of the last two fits into what a server sends before it waits, 14.6 kB.
// What is left out comes from the package's own file, see fonts.css. Run it after an update of a package, or of the
// letters. A part of a font is a modified version: the OFL keeps the name “Source” for Adobe's own, so ours has
// another.
import fontverter from 'fontverter'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const bangla = 'ঁংঃঅআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ়ািীুূৃেৈোৌ্ৎৗড়ঢ়য়০১২৩৪৫৬৭৮৯৳।\u09dc\u09dd\u09df\u200c\u200d'
const arabic = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهويىـًٌٍَُِّْٰ،؛؟٪٫٬٠١٢٣٤٥٦٧٨٩پچژکگیٹڈڑںھہۂۃےۓ۔۰۱۲۳۴۵۶۷۸۹\u200c\u200d\u200e'
const english = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, n) => 32 + n))}\u00a0©·×àáãäçèéíñóôöúü–—‘’“”…`
const COPYRIGHT = 0
const textWeights = { variationAxes: { wght: { min: 400, max: 600, default: 400 } } }

await make(
  'noto-sans-bengali',
  '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
  bangla,
  textWeights,
)
await make(
  'language-names',
  '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
  'বাংলা',
  { variationAxes: { wght: 600 } },
)
await make(
  'noto-serif-bengali',
  '@fontsource/noto-serif-bengali/files/noto-serif-bengali-bengali-600-normal.woff2',
  bangla,
)
await make(
  'noto-sans-arabic',
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  arabic,
  textWeights,
)
await make('kit-sans', '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2', english, {
  ...textWeights,
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'], // its figures are tabular without one
})
await make('literata', '@fontsource/literata/files/literata-latin-600-normal.woff2', english, {
  keepFeatures: ['ccmp', 'kern', 'liga', 'tnum'],
  dropTables: ['vhea', 'vmtx'],
})

// For texts in pictures that the server draws, in one weight and unpacked, as its library reads them.
const drawn = { variationAxes: { wght: 600 } }
await draw(
  'noto-sans-bengali',
  '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
  bangla,
  drawn,
)
await draw('kit-sans', '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2', english, drawn)
await draw('literata', '@fontsource/literata/files/literata-latin-600-normal.woff2', english)

async function make(name, from, letters, options) {
  const { whole, part } = await partOf(from, letters, options)
  const packed = await fontverter.convert(part, 'woff2')
  writeFileSync(new URL(`${name}.woff2`, import.meta.url), packed)
  console.log(`${name}: ${packed.length} bytes of ${whole.length}`)
}

async function draw(name, from, letters, options) {
  const { part } = await partOf(from, letters, options)
  writeFileSync(new URL(`../../server/files/fonts/${name}.ttf`, import.meta.url), part)
}

async function partOf(from, letters, options) {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(from)))
  const part = await subsetFont(whole, letters, { targetFormat: 'truetype', preserveNameIds: [13, 14], ...options })
  return { whole, part: withoutReservedName(part) }
}

/**
 * The same TrueType font, no longer called Source anywhere but in the copyright notice. Its table of names becomes a
 * new one at its end.
 */
function withoutReservedName(font) {
  const entry = Array.from({ length: font.readUInt16BE(4) }, (_, n) => 12 + 16 * n).find(
    at => font.toString('latin1', at, at + 4) === 'name',
  )
  const names = namesOf(font.subarray(font.readUInt32BE(entry + 8)))
  if (!names.some(({ id, text }) => id !== COPYRIGHT && /Source/.test(text))) return font
  const texts = names.map(({ id, text }) =>
    swapped(
      id === COPYRIGHT ? text : text.replaceAll('Source Sans 3', 'Kit Sans').replaceAll('SourceSans3', 'KitSans'),
    ),
  )
  const head = Buffer.alloc(6 + 12 * names.length)
  head.writeUInt16BE(names.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  for (const [n, { platform, encoding, language, id }] of names.entries()) {
    for (const [field, value] of [platform, encoding, language, id, texts[n].length, offset].entries())
      head.writeUInt16BE(value, 6 + 12 * n + 2 * field)
    offset += texts[n].length
  }
  const table = Buffer.concat([head, ...texts])
  const renamed = Buffer.from(font)
  renamed.writeUInt32BE(checksumOf(table), entry + 4)
  renamed.writeUInt32BE(font.length, entry + 8)
  renamed.writeUInt32BE(table.length, entry + 12)
  return Buffer.concat([renamed, table, Buffer.alloc(-table.length & 3)])
}

/** The names that Windows and browsers read, in UTF-16. */
function namesOf(table) {
  const texts = table.readUInt16BE(4)
  return Array.from({ length: table.readUInt16BE(2) }, (_, n) => {
    const [platform, encoding, language, id, length, offset] = Array.from({ length: 6 }, (_, field) =>
      table.readUInt16BE(6 + 12 * n + 2 * field),
    )
    return {
      platform,
      encoding,
      language,
      id,
      text: swapped(table.subarray(texts + offset, texts + offset + length)).toString('utf16le'),
    }
  }).filter(({ platform }) => platform === 3)
}

/** Text as UTF-16 with its larger byte first, as fonts have it; and back. */
function swapped(text) {
  return Buffer.from(text, 'utf16le').swap16()
}

function checksumOf(table) {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}
