import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { riverBridge } from '#prisma/demo/scenes/river-bridge.ts'
import { published, render } from './deliver.ts'
import { lettering, widthOf } from './letters.ts'
import { bridge, companies, companyMark } from './marks.ts'
import { pictures } from './pictures.ts'

const scenes = ['advisory', 'arrival', 'bus-leaving', 'departure-hall', 'hero-gulf', 'interview', 'language-class', 'medical-check', 'news-carers', 'news-health', 'news-masons', 'office-visit', 'ticket-counter', 'trade-test', 'visa-desk', 'visa-papers', 'wiring-class']

/** What shows when a page is shared: its picture, or its company's sign, above a band with our name, 1200 by 630. */
export async function drawShares() {
  await share('share', await render(riverBridge(), { left: 0, top: 300, width: 1600, height: 667 }))
  for (const name of scenes) {
    const picture = pictures[name]
    if (picture) await share(`share-${name}`, await render(picture.draw(), picture.cut))
  }
  await share('share-airport-apron', sharp(fileURLToPath(new URL('../../prisma/demo/pictures/airport-apron.jpg', import.meta.url))))
  for (const company of companies) {
    const mark = sharp(Buffer.from(companyMark(company)), { density: 240 }).resize(860)
    await share(`share-${company.slug}`, sharp({ create: { width: 1200, height: 500, channels: 3, background: '#fbf9f3' } }).composite([{ input: await mark.png().toBuffer() }]))
  }
}

async function share(name: string, picture: Sharp) {
  const { data, info } = await sharp(await picture.png().toBuffer()).resize(1200).png().toBuffer({ resolveWithObject: true })
  const top = Math.round((info.height - 500) * 0.75) // heads stay in, feet may go
  const framed = await sharp(data).extract({ left: 0, top, width: 1200, height: 500 }).extend({ bottom: 130, background: '#00504a' }).png().toBuffer()
  await sharp(framed).composite([{ input: Buffer.from(band()) }]).jpeg({ quality: 82, mozjpeg: true }).toFile(published(`drawings/${name}.jpg`))
}

function band() {
  const second = 160 + widthOf('Meghbridge', 'strong', 52) + 14
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="#fbf5e8"><path d="${bridge}" transform="translate(64 528) scale(2.3)" fill="none" stroke="#fbf5e8" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
    + `${lettering('Meghbridge', 'strong', 160, 583, 52)}${lettering('Overseas', 'quiet', second, 583, 52)}${atEnd('Licensed manpower', 560)}${atEnd('and travel since 1989', 594)}</svg>`
}

function atEnd(words: string, y: number) {
  return lettering(words, 'quiet', 1136 - widthOf(words, 'quiet', 26), y, 26)
}
