import sharp, { type Sharp } from 'sharp'
import { site } from '#i18n/agency.ts'
import { riverBridge } from '#prisma/seed/scenes/river-bridge.ts'
import { published, render } from './deliver.ts'
import { lettering, widthOf } from './letters.ts'
import { bridge, companies, companyMark } from './marks.ts'
import { pictures } from './pictures.ts'

const scenes = [
  'advisory',
  'arrival',
  'bus-leaving',
  'departure-hall',
  'hero-gulf',
  'interview',
  'language-class',
  'medical-check',
  'office-visit',
  'ticket-counter',
  'trade-test',
  'visa-desk',
  'visa-papers',
  'wiring-class',
]

/** What shows when a page is shared: its picture, or its company's sign, above a band with our name, 1200 by 630, once in each language. */
export async function drawShares() {
  await share('share', await render(riverBridge(), { left: 0, top: 300, width: 1600, height: 667 }))
  for (const name of scenes) {
    const picture = pictures[name]
    if (picture) await share(`share-${name}`, await render(picture.draw(), picture.cut))
  }
  for (const company of companies) {
    const mark = sharp(Buffer.from(companyMark(company)), { density: 240 }).resize(860)
    await share(
      `share-${company.slug}`,
      sharp({ create: { width: 1200, height: 500, channels: 3, background: '#fbf9f3' } }).composite([
        { input: await mark.png().toBuffer() },
      ]),
    )
  }
}

async function share(name: string, picture: Sharp) {
  const { data, info } = await sharp(await picture.png().toBuffer())
    .resize(1200)
    .png()
    .toBuffer({ resolveWithObject: true })
  const top = Math.round((info.height - 500) * 0.75) // heads stay in, feet may go
  const framed = await sharp(data)
    .extract({ left: 0, top, width: 1200, height: 500 })
    .extend({ bottom: 130, background: '#00504a' })
    .png()
    .toBuffer()
  for (const [ending, words] of [
    ['', english()],
    ['-bn', bangla()],
  ] as const)
    await sharp(framed)
      .composite([{ input: Buffer.from(band(words)) }])
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(published(`drawings/${name}${ending}.jpg`))
}

function band(words: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="#fbf5e8"><path d="${bridge}" transform="translate(64 528) scale(2.3)" fill="none" stroke="#fbf5e8" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>${words}</svg>`
}

function english() {
  const second = 160 + widthOf('Meghbridge', 'strong', 52) + 14
  return `${lettering('Meghbridge', 'strong', 160, 583, 52)}${lettering('Overseas', 'quiet', second, 583, 52)}${atEnd('Licensed manpower', 560)}${atEnd('and travel since 1989', 594)}`
}

/** Bengali letters join: they are set by the machine that draws, which needs Noto Sans Bengali (Debian: fonts-noto-core). */
function bangla() {
  const [first, second] = site.bn.name.split(' ')
  return (
    `<g font-family="Noto Sans Bengali"><text x="160" y="583" font-size="48" font-weight="700">${first} <tspan font-weight="400">${second}</tspan></text>` +
    '<g font-size="25" text-anchor="end"><text x="1136" y="560">১৯৮৯ সাল থেকে সরকারি লাইসেন্সে</text><text x="1136" y="594">বিদেশে নিয়োগ ও ভ্রমণসেবা</text></g></g>'
  )
}

function atEnd(words: string, y: number) {
  return lettering(words, 'quiet', 1136 - widthOf(words, 'quiet', 26), y, 26)
}
