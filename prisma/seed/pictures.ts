import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { bridge, companies, companyMark } from './company-marks.ts'
import { type Cut, render } from './render.ts'
import { advisory } from './scenes/advisory.ts'
import { aircraftDawn } from './scenes/aircraft-dawn.ts'
import { airportApron } from './scenes/airport-apron.ts'
import { arrival } from './scenes/arrival.ts'
import { bridgeCrew } from './scenes/bridge-crew.ts'
import { busLeaving } from './scenes/bus-leaving.ts'
import { departureHall } from './scenes/departure-hall.ts'
import { garmentFloor } from './scenes/garment-floor.ts'
import { greenhouse } from './scenes/greenhouse.ts'
import { gulfCranes } from './scenes/gulf-cranes.ts'
import { gulfSun } from './scenes/gulf-sun.ts'
import { hospitalCorridor } from './scenes/hospital-corridor.ts'
import { hotelKitchen } from './scenes/hotel-kitchen.ts'
import { interview } from './scenes/interview.ts'
import { languageClass } from './scenes/language-class.ts'
import { medicalCheck } from './scenes/medical-check.ts'
import { officeMap } from './scenes/office-map.ts'
import { officeVisit } from './scenes/office-visit.ts'
import { port } from './scenes/port.ts'
import { riverBridge } from './scenes/river-bridge.ts'
import { shipyard } from './scenes/shipyard.ts'
import { ticketCounter } from './scenes/ticket-counter.ts'
import { tradeTest } from './scenes/trade-test.ts'
import { trainingClass } from './scenes/training-class.ts'
import { visaDesk } from './scenes/visa-desk.ts'
import { visaPapers } from './scenes/visa-papers.ts'
import { warehouse } from './scenes/warehouse.ts'
import { welder } from './scenes/welder.ts'
import { wiringClass } from './scenes/wiring-class.ts'
import { seedClients } from './seed-data.ts'

/** Widths in pixels: no page shows one larger, and a narrower file loads sooner. */
const HERO_WIDTH = 1440
const NEWS_WIDTH = 828
const BESIDE_TEXT_WIDTH = 960
const GALLERY_WIDTH = 1280
const LOGO_WIDTH = 640
const FLAG_WIDTH = 480
const MARK_WIDTH = 512

const inHero = (draw: () => string, top: number) => drawn(draw, { cut: wide(top), width: HERO_WIDTH })
const besideText = (draw: () => string) => drawn(draw, { width: BESIDE_TEXT_WIDTH })
const inGallery = (draw: () => string) => drawn(draw, { width: GALLERY_WIDTH })
const inNews = (draw: () => string, cut: Cut) => drawn(draw, { cut, width: NEWS_WIDTH })
const atWork = (draw: () => string) => drawn(draw, { grain: 6 })

/** Every picture of the demonstration by its name, as a file that somebody could upload. */
export const pictures: Record<string, () => Promise<Buffer>> = {
  'hero-river': inHero(riverBridge, 125),
  'hero-gulf': inHero(gulfSun, 110),
  'hero-aircraft': inHero(aircraftDawn, 110),
  'office-visit': inGallery(officeVisit),
  'trade-test': inGallery(tradeTest),
  'language-class': inGallery(languageClass),
  'medical-check': inGallery(medicalCheck),
  'departure-hall': inGallery(departureHall),
  arrival: inGallery(arrival),
  advisory: besideText(advisory),
  interview: besideText(interview),
  'bus-leaving': besideText(busLeaving),
  'visa-desk': besideText(visaDesk),
  'visa-papers': besideText(visaPapers),
  'ticket-counter': besideText(ticketCounter),
  'wiring-class': besideText(wiringClass),
  'office-map': drawn(officeMap, { cut: { left: 0, top: 100, width: 1600, height: 800 }, width: 1280 }),
  'news-masons': inNews(tradeTest, near(120, 190, 1260)),
  'news-carers': inNews(languageClass, near(470, 130, 1130)),
  'news-health': inNews(medicalCheck, near(140, 165, 1065)),
  'news-operators': drawn(airportApron, { grain: 6, width: NEWS_WIDTH }),
  'gulf-cranes': atWork(gulfCranes),
  port: atWork(port),
  'hospital-corridor': atWork(hospitalCorridor),
  welder: atWork(welder),
  'hotel-kitchen': atWork(hotelKitchen),
  'garment-floor': atWork(garmentFloor),
  greenhouse: atWork(greenhouse),
  'airport-apron': atWork(airportApron),
  'bridge-crew': atWork(bridgeCrew),
  warehouse: atWork(warehouse),
  'training-class': atWork(trainingClass),
  shipyard: atWork(shipyard),
  mark,
  ...Object.fromEntries(companies.map(company => [company.slug, () => logo(companyMark(company))])),
  ...Object.fromEntries(seedClients.map(({ flag }) => [flag, () => flagOf(flag)])),
}

function drawn(draw: () => string, { cut, grain, width }: { cut?: Cut; grain?: number; width?: number } = {}) {
  return async () => {
    const picture = await render(draw(), cut, grain)
    return (width ? picture.resize(width) : picture).jpeg({ quality: 87, mozjpeg: true }).toBuffer()
  }
}

/** Sixteen to nine out of the sheet, from `top` down. */
function wide(top: number): Cut {
  return { left: 0, top, width: 1600, height: 900 }
}

/** Three to two out of the sheet. */
function near(left: number, top: number, width: number): Cut {
  return { left, top, width, height: Math.round((width * 2) / 3) }
}

/** The sign on a tile, lighter than the ground of the footer, with so much around it that a round mask leaves it whole. */
function mark() {
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-8 -8 48 48"><path d="M-8-8h48v48H-8z" fill="#0a6459"/><path d="${bridge}" fill="none" stroke="#fbf5e8" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return sharp(Buffer.from(tile)).resize(MARK_WIDTH).png({ palette: true, effort: 10 }).toBuffer()
}

function logo(svg: string) {
  return sharp(Buffer.from(svg), { density: 144 }).resize(LOGO_WIDTH).png({ palette: true, effort: 10 }).toBuffer()
}

async function flagOf(code: string) {
  const drawing = new URL(`../../node_modules/country-flag-icons/3x2/${code.toUpperCase()}.svg`, import.meta.url)
  return sharp(await readFile(drawing), { density: 300 })
    .resize(FLAG_WIDTH)
    .png({ palette: true, effort: 10 })
    .toBuffer()
}
