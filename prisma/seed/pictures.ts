import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { bridge, companies, companyMark } from './company-marks.ts'
import { type Cut, render } from './render.ts'
import { advisory } from './scenes/advisory.ts'
import { aircraftDawn } from './scenes/aircraft-dawn.ts'
import { airportApron } from './scenes/airport-apron.ts'
import { arrival } from './scenes/arrival.ts'
import { bakery } from './scenes/bakery.ts'
import { boarding } from './scenes/boarding.ts'
import { bridgeCrew } from './scenes/bridge-crew.ts'
import { busDriver } from './scenes/bus-driver.ts'
import { busLeaving } from './scenes/bus-leaving.ts'
import { careHome } from './scenes/care-home.ts'
import { carePractice } from './scenes/care-practice.ts'
import { contractReading } from './scenes/contract-reading.ts'
import { departureHall } from './scenes/departure-hall.ts'
import { electronicsLine } from './scenes/electronics-line.ts'
import { facadeCleaners } from './scenes/facade-cleaners.ts'
import { fishHarbour } from './scenes/fish-harbour.ts'
import { garmentFloor } from './scenes/garment-floor.ts'
import { greenhouse } from './scenes/greenhouse.ts'
import { gulfSun } from './scenes/gulf-sun.ts'
import { healthDay } from './scenes/health-day.ts'
import { helpLine } from './scenes/help-line.ts'
import { hospitalCorridor } from './scenes/hospital-corridor.ts'
import { hotelKitchen } from './scenes/hotel-kitchen.ts'
import { hotelReception } from './scenes/hotel-reception.ts'
import { housingVisit } from './scenes/housing-visit.ts'
import { interview } from './scenes/interview.ts'
import { laboratory } from './scenes/laboratory.ts'
import { languageClass } from './scenes/language-class.ts'
import { medicalCheck } from './scenes/medical-check.ts'
import { officeMap } from './scenes/office-map.ts'
import { officeVisit } from './scenes/office-visit.ts'
import { palmEstate } from './scenes/palm-estate.ts'
import { papersReturned } from './scenes/papers-returned.ts'
import { port } from './scenes/port.ts'
import { riverBridge } from './scenes/river-bridge.ts'
import { roofCarpenters } from './scenes/roof-carpenters.ts'
import { shipyard } from './scenes/shipyard.ts'
import { siteBriefing } from './scenes/site-briefing.ts'
import { steelFixers } from './scenes/steel-fixers.ts'
import { stepBoard } from './scenes/step-board.ts'
import { threeDesks } from './scenes/three-desks.ts'
import { ticketCounter } from './scenes/ticket-counter.ts'
import { tileMason } from './scenes/tile-mason.ts'
import { tradeTest } from './scenes/trade-test.ts'
import { trainingClass } from './scenes/training-class.ts'
import { visaDesk } from './scenes/visa-desk.ts'
import { visaPapers } from './scenes/visa-papers.ts'
import { wallInspection } from './scenes/wall-inspection.ts'
import { warehouse } from './scenes/warehouse.ts'
import { welcomeHome } from './scenes/welcome-home.ts'
import { welder } from './scenes/welder.ts'
import { wiringClass } from './scenes/wiring-class.ts'
import { seedClients } from './seed-data.ts'

/** Widths in pixels: no page shows one larger, and a narrower file loads sooner. */
const HERO_WIDTH = 1440
const PAGE_WIDTH = 1280
const LOGO_WIDTH = 640
const FLAG_WIDTH = 480
const MARK_WIDTH = 512

const inHero = (draw: () => string, top: number) => drawn(draw, { cut: wide(top), width: HERO_WIDTH })
const onPage = (draw: () => string) => drawn(draw, { width: PAGE_WIDTH })

/** Every picture of the demonstration by its name, as a file that somebody could upload. */
export const pictures: Record<string, () => Promise<Buffer>> = {
  'hero-river': inHero(riverBridge, 125),
  'hero-gulf': inHero(gulfSun, 110),
  'hero-aircraft': inHero(aircraftDawn, 110),
  'office-visit': onPage(officeVisit),
  'trade-test': onPage(tradeTest),
  'language-class': onPage(languageClass),
  'medical-check': onPage(medicalCheck),
  'departure-hall': onPage(departureHall),
  arrival: onPage(arrival),
  advisory: onPage(advisory),
  interview: onPage(interview),
  'bus-leaving': onPage(busLeaving),
  'visa-desk': onPage(visaDesk),
  'visa-papers': onPage(visaPapers),
  'ticket-counter': onPage(ticketCounter),
  'wiring-class': onPage(wiringClass),
  'office-map': drawn(officeMap, { cut: { left: 0, top: 100, width: 1600, height: 800 }, width: PAGE_WIDTH }),
  'site-briefing': onPage(siteBriefing),
  'help-line': onPage(helpLine),
  'papers-returned': onPage(papersReturned),
  'contract-reading': onPage(contractReading),
  'three-desks': onPage(threeDesks),
  'step-board': onPage(stepBoard),
  'housing-visit': onPage(housingVisit),
  'welcome-home': onPage(welcomeHome),
  'airport-apron': onPage(airportApron),
  'training-class': onPage(trainingClass),
  'news-masons': onPage(wallInspection),
  'news-carers': onPage(carePractice),
  'news-health': onPage(healthDay),
  'news-operators': onPage(boarding),
  'steel-fixers': onPage(steelFixers),
  'bus-driver': onPage(busDriver),
  'hotel-kitchen': onPage(hotelKitchen),
  'tile-mason': onPage(tileMason),
  warehouse: onPage(warehouse),
  port: onPage(port),
  'bridge-crew': onPage(bridgeCrew),
  'facade-cleaners': onPage(facadeCleaners),
  'hospital-corridor': onPage(hospitalCorridor),
  laboratory: onPage(laboratory),
  'fish-harbour': onPage(fishHarbour),
  shipyard: onPage(shipyard),
  'electronics-line': onPage(electronicsLine),
  'palm-estate': onPage(palmEstate),
  welder: onPage(welder),
  'garment-floor': onPage(garmentFloor),
  bakery: onPage(bakery),
  'roof-carpenters': onPage(roofCarpenters),
  greenhouse: onPage(greenhouse),
  'hotel-reception': onPage(hotelReception),
  'care-home': onPage(careHome),
  mark,
  ...Object.fromEntries(companies.map(company => [company.slug, () => logo(companyMark(company))])),
  ...Object.fromEntries(seedClients.map(({ flag }) => [flag, () => flagOf(flag)])),
}

function drawn(draw: () => string, { cut, width }: { cut?: Cut; width: number }) {
  return async () => (await render(draw(), cut)).resize(width).jpeg({ quality: 87, mozjpeg: true }).toBuffer()
}

/** Sixteen to nine out of the sheet, from `top` down. */
function wide(top: number): Cut {
  return { left: 0, top, width: 1600, height: 900 }
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
