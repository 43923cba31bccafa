// Makes noto-sans-bengali.woff2: the letters, signs and figures of today's Bangla with all their conjuncts, in the weights that we write
// in. 63 kB instead of 108; what is left out comes from the package's own file, see fonts.css. Run it after an update of the package.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const signs = 'ঁংঃঅআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ়ািীুূৃেৈোৌ্ৎৗড়ঢ়য়০১২৩৪৫৬৭৮৯৳।\u09dc\u09dd\u09df\u200c\u200d'
const whole = readFileSync(fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2')))
const part = await subsetFont(whole, signs, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 600, default: 400 } } })
writeFileSync(new URL('noto-sans-bengali.woff2', import.meta.url), part)
console.log(`${part.length} bytes of ${whole.length}`)
