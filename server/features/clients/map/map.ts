import { Hono } from 'hono'
import { m } from '#i18n/paraglide/messages.js'
import { cards, type ClientCard } from '#server/features/clients/domain.ts'
import { type CountryCode, findCountry } from '#server/features/clients/countries.ts'
import { contentVersion } from '#server/cache/content-version.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { perServer } from '#server/lifecycle.ts'
import { isKnownTag } from '#server/http/etags.ts'
import world from '#server/features/clients/map/world.json' with { type: 'json' }

const shapes: Record<string, string> = world.shapes
const points: Record<string, number[]> = world.points
const STEPS = 4

/** The record as a picture: client countries coloured by the people placed there. Kept until what visitors can read changes. */
export const clientsMap = new Hono<HonoEnv>().get('/', async c => {
  const version = await contentVersion()
  const etag = `"map-${version}"`
  const headers = { etag, 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' }
  if (isKnownTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  return c.body(await drawn(version), 200, headers)
})

const cached = perServer(() => ({}) as { version?: number; svg?: Promise<string> })

function drawn(version: number) {
  const map = cached()
  if (map.version !== version) Object.assign(map, { version, svg: cards().then(draw) })
  return map.svg!
}

/** The map as an SVG of a few kB. A country whose name is none is left out; it is in the list beside the map. */
export function draw(clients: Pick<ClientCard, 'countryName' | 'employed'>[]): string {
  const employed = new Map<CountryCode, number>()
  for (const { countryName, employed: people } of clients) {
    const code = findCountry(countryName)
    if (code) employed.set(code, (employed.get(code) ?? 0) + people)
  }
  const most = Math.max(1, ...employed.values())
  const step = (people: number) => Math.min(STEPS, 1 + Math.floor(Math.sqrt(people / most) * STEPS))
  const land =
    world.rest +
    Object.entries(shapes)
      .filter(([code]) => !employed.has(code as CountryCode))
      .map(([, shape]) => fromOrigin(shape))
      .join('')
  const ours = [...employed]
    .map(([code, people]) => {
      const point = points[code]
      return `${shapes[code] ? `<path class="s${step(people)}" d="${shapes[code]}"/>` : ''}${point ? `<circle class="s${step(people)}" cx="${point[0]}" cy="${point[1]}" r="5"/>` : ''}`
    })
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${world.width} ${world.height}" role="img"><title>${m.map_title()}</title><style>${STYLE}</style><path class="land" d="${land}"/>${ours}<circle class="home" cx="${world.home[0]}" cy="${world.home[1]}" r="6"/></svg>`
}

const STYLE =
  '.land{fill:#e4e1d5}path,circle{stroke:#fbfaf5;stroke-width:.7}.s1{fill:#9dcabc}.s2{fill:#5fa491}.s3{fill:#2b7a68}.s4{fill:#084f44}.home{fill:#eba32b;stroke-width:2}@media(prefers-color-scheme:dark){.land{fill:#2c3a36}path,circle{stroke:#12201c}.s1{fill:#2f6358}.s2{fill:#3f8d7b}.s3{fill:#63baa4}.s4{fill:#a5e6d3}}'

/** Each shape begins with a step from the last one's begin; alone it begins at the corner, and in one path it has to again. */
function fromOrigin(shape: string) {
  return shape.replace(/^m(-?\d+) (-?\d+)/, 'M$1 $2')
}
