import { riverBridge } from '#prisma/seed/scenes/river-bridge.ts'
import type { Cut } from './deliver.ts'
import { advisory } from './scenes/advisory.ts'
import { aircraftDawn } from './scenes/aircraft-dawn.ts'
import { arrival } from './scenes/arrival.ts'
import { busLeaving } from './scenes/bus-leaving.ts'
import { departureHall } from './scenes/departure-hall.ts'
import { gulfSun } from './scenes/gulf-sun.ts'
import { interview } from './scenes/interview.ts'
import { languageClass } from './scenes/language-class.ts'
import { medicalCheck } from './scenes/medical-check.ts'
import { officeVisit } from './scenes/office-visit.ts'
import { ticketCounter } from './scenes/ticket-counter.ts'
import { tradeTest } from './scenes/trade-test.ts'
import { visaDesk } from './scenes/visa-desk.ts'
import { visaPapers } from './scenes/visa-papers.ts'
import { wiringClass } from './scenes/wiring-class.ts'
import { officeMap } from './office-map.ts'

export type Picture = { draw: () => string; cut?: Cut; widths: readonly number[]; most?: number }

const hero = { widths: [640, 960, 1600], most: 14_000 }
const gallery = { widths: [480, 960, 1440] }
const small = { widths: [480, 960] }

/** Sixteen to nine out of the sheet, from `top` down. */
const wide = (top: number): Cut => ({ left: 0, top, width: 1600, height: 900 })
/** Every picture of the public pages by its base name. */
export const pictures: Record<string, Picture> = {
  'hero-river': { draw: riverBridge, cut: wide(125), ...hero },
  'hero-gulf': { draw: gulfSun, cut: wide(110), ...hero },
  'hero-aircraft': { draw: aircraftDawn, cut: wide(110), ...hero },
  'office-visit': { draw: officeVisit, ...gallery },
  'trade-test': { draw: tradeTest, ...gallery },
  'language-class': { draw: languageClass, ...gallery },
  'medical-check': { draw: medicalCheck, ...gallery },
  'departure-hall': { draw: departureHall, ...gallery },
  arrival: { draw: arrival, ...gallery },
  advisory: { draw: advisory, ...small },
  interview: { draw: interview, ...small },
  'bus-leaving': { draw: busLeaving, ...small },
  'visa-desk': { draw: visaDesk, ...small },
  'visa-papers': { draw: visaPapers, ...small },
  'ticket-counter': { draw: ticketCounter, ...small },
  'wiring-class': { draw: wiringClass, ...small },
  'office-map': { draw: officeMap, cut: { left: 0, top: 100, width: 1600, height: 800 }, widths: [640, 1280] },
}
