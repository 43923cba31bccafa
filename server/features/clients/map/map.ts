import { Hono } from 'hono'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import { cards, type ClientCard } from '#server/features/clients/domain.ts'
import { type CountryCode, findCountry } from '#server/features/clients/countries.ts'
import { contentVersion } from '#server/cache/content-version.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { perServer } from '#server/process/lifecycle.ts'
import { answerTag } from '#server/http/etags.ts'
import { sendTagged } from '#server/http/tagged.ts'
import { toPixels, type View } from '#server/features/clients/map/views.shared.ts'
import world from '#server/features/clients/map/world.json' with { type: 'json' }

const STEPS = 4

/** The record as a picture, from Europe to Japan, and around the Gulf: client countries coloured by the people placed there. */
export const clientsMap = mapOf('world')
export const gulfMap = mapOf('gulf')

/** Kept until what visitors can read changes. */
function mapOf(view: View) {
  const cached = perServer(() => ({}) as { version?: number; svg?: Promise<string> })
  return new Hono<HonoEnv>().get('/', async c => {
    const version = await contentVersion()
    const map = cached()
    if (map.version !== version) Object.assign(map, { version, svg: cards().then(clients => draw(clients, view)) })
    const svg = await map.svg!
    return sendTagged(c, svg, answerTag(svg), 'image/svg+xml')
  })
}

/** The map as an SVG of a few kB. A country outside of it, or whose name is none, is left out; it is in the list beside the map. */
export function draw(clients: Pick<ClientCard, 'countryName' | 'employed'>[], view: View): string {
  const { width, height, rest } = world[view]
  const shapes: Partial<Record<CountryCode, string>> = world[view].shapes
  const employed = new Map<CountryCode, number>()
  for (const { countryName, employed: people } of clients) {
    const code = findCountry(countryName)
    if (code) employed.set(code, (employed.get(code) ?? 0) + people)
  }
  const most = Math.max(1, ...employed.values())
  const step = (people: number) => Math.min(STEPS, 1 + Math.floor(Math.sqrt(people / most) * STEPS))
  const land =
    rest +
    Object.entries(shapes)
      .filter(([code]) => !employed.has(code as CountryCode))
      .map(([, shape]) => fromOrigin(shape))
      .join('')
  const ours = [...employed]
    .map(([code, people]) => `${pathOf(shapes[code], step(people))}${dotOf(code, view, step(people))}`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" id="soft" viewBox="0 0 ${width} ${height}" role="img"><title>${m.map_title()}</title><style>${STYLE}</style><path class="land" d="${land}"/>${ours}${officeOn(view)}</svg>`
}

/** The head office, where settings say where it is. */
function officeOn(view: View) {
  const { latitude, longitude } = agency().addresses[0] ?? {}
  if (latitude === undefined || longitude === undefined) return ''
  const [x, y] = toPixels(view, { latitude, longitude })
  return `<circle class="home" cx="${x}" cy="${y}" r="7"/>`
}

const pathOf = (shape: string | undefined, step: number) => (shape ? `<path class="s${step}" d="${shape}"/>` : '')

/** A country too small to be seen as a shape. */
function dotOf(code: CountryCode, view: View, step: number) {
  const points: Partial<Record<CountryCode, number[]>> = world[view].points
  const [x, y] = points[code] ?? []
  const isSmall = (world[view].shapes as Partial<Record<CountryCode, string>>)[code] === undefined
  return isSmall && x !== undefined ? `<circle class="s${step}" cx="${x}" cy="${y}" r="6"/>` : ''
}

/** At `map.svg#soft` all countries have one light colour: circles that say how many people stand on them. */
const STYLE =
  '.land{fill:#e4e1d5}path,circle{stroke:#fbfaf5;stroke-width:.7}.s1{fill:#9dcabc}.s2{fill:#5fa491}.s3{fill:#2b7a68}.s4{fill:#084f44}.home{fill:#eba32b;stroke-width:2}:target :is(.s1,.s2,.s3,.s4){fill:#b3d5c9}@media(prefers-color-scheme:dark){.land{fill:#2c3a36}path,circle{stroke:#12201c}.s1{fill:#2f6358}.s2{fill:#3f8d7b}.s3{fill:#63baa4}.s4{fill:#a5e6d3}:target :is(.s1,.s2,.s3,.s4){fill:#2f6358}}'

/** Each shape begins with a step from the last one's begin; alone it begins at the corner, and in one path it has to again. */
function fromOrigin(shape: string) {
  return shape.replace(/^m(-?\d+) (-?\d+)/, 'M$1 $2')
}
