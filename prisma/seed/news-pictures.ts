import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { type Cut, render } from '../../scripts/drawings/deliver.ts'
import { languageClass } from '../../scripts/drawings/scenes/language-class.ts'
import { medicalCheck } from '../../scripts/drawings/scenes/medical-check.ts'
import { tradeTest } from '../../scripts/drawings/scenes/trade-test.ts'

/** The pictures of the demonstration's news: parts of scenes that other pages show, three to two. */
export const newsPictures: Record<string, () => Promise<Sharp>> = {
  'news-masons': () => render(tradeTest(), near(120, 190, 1260)),
  'news-carers': () => render(languageClass(), near(470, 130, 1130)),
  'news-health': () => render(medicalCheck(), near(140, 165, 1065)),
  'news-operators': async () => sharp(fileURLToPath(new URL('pictures/airport-apron.jpg', import.meta.url))),
}

function near(left: number, top: number, width: number): Cut {
  return { left, top, width, height: Math.round((width * 2) / 3) }
}
