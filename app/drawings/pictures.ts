import { riverBridge } from '#prisma/demo/scenes/river-bridge.ts'
import { scenes } from '#prisma/demo/scenes/all.ts'
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
import { signing } from './scenes/signing.ts'
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
/** Three to two out of the sheet. */
const near = (left: number, top: number, width: number): Cut => ({ left, top, width, height: Math.round((width * 2) / 3) })
const earlier = (name: string) => () => {
  const scene = scenes[name]
  if (!scene) throw new Error(`There is no scene “${name}”`)
  return scene()
}

/** Every picture of the public pages by its base name. */
export const pictures: Record<string, Picture> = {
  'hero-river': { draw: riverBridge, cut: wide(125), ...hero },
  'hero-gulf': { draw: gulfSun, cut: wide(110), ...hero },
  'hero-aircraft': { draw: aircraftDawn, cut: wide(110), ...hero },
  'gallery-office': { draw: officeVisit, ...gallery },
  'gallery-trade-test': { draw: tradeTest, ...gallery },
  'gallery-language': { draw: languageClass, ...gallery },
  'gallery-medical': { draw: medicalCheck, ...gallery },
  'gallery-departure': { draw: departureHall, ...gallery },
  'gallery-arrival': { draw: arrival, ...gallery },
  'news-agreement': { draw: signing, ...small },
  'news-welding': { draw: earlier('welder'), cut: near(300, 220, 1260), ...small },
  'news-care': { draw: earlier('hospital-corridor'), cut: near(180, 90, 1320), ...small },
  'news-garments': { draw: earlier('garment-floor'), cut: near(340, 250, 1220), ...small },
  'service-consultancy-plan': { draw: advisory, ...small },
  'service-consultancy-site': { draw: earlier('gulf-cranes'), cut: near(60, 180, 1300), ...small },
  'service-employment-test': { draw: interview, ...small },
  'service-employment-transport': { draw: busLeaving, ...small },
  'service-ticket-desk': { draw: ticketCounter, ...small },
  'service-ticket-apron': { draw: earlier('airport-apron'), cut: near(60, 180, 1320), ...small },
  'service-visa-windows': { draw: visaDesk, ...small },
  'service-visa-papers': { draw: visaPapers, ...small },
  'service-skills-class': { draw: earlier('training-class'), cut: near(300, 90, 1300), ...small },
  'service-skills-wiring': { draw: wiringClass, ...small },
  'office-map': { draw: officeMap, widths: [640, 1280] },
}
