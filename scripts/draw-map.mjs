// Writes world.json, the shapes of `map.ts`: `node_modules/.bin/node scripts/draw-map.mjs`. Borders follow Natural Earth (public domain).
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { geoArea, geoCentroid, geoEqualEarth, geoPath } from 'd3-geo'
import countries from 'i18n-iso-countries'
import { feature } from 'topojson-client'
import { presimplify, quantile, simplify } from 'topojson-simplify'

const WIDTH = 1000
const MIN_AREA = 3 // square units; smaller islands are left out
const load = createRequire(import.meta.url)
const coarse = read(load('world-atlas/countries-110m.json'), 0.4)
const fine = read(load('world-atlas/countries-50m.json'), 0)
const projection = geoEqualEarth().rotate([-11, 0]).fitWidth(WIDTH, { type: 'FeatureCollection', features: coarse })
const path = geoPath(projection).digits(1)
const height = Math.ceil(path.bounds({ type: 'FeatureCollection', features: coarse })[1][1])

const shapes = {}
let rest = ''
for (const country of coarse) {
  const code = countries.numericToAlpha2(String(country.id ?? ''))
  const drawn = rounded(path(country) ?? '')
  if (code) shapes[code] = drawn
  else rest += drawn.replace(/^m(-?\d+) (-?\d+)/, 'M$1 $2')
}
const points = {}
for (const country of fine) {
  const code = countries.numericToAlpha2(String(country.id ?? ''))
  const place = projection(geoCentroid(country))
  if (code && place && (!shapes[code] || geoArea(country) < 0.00006))
    points[code] = [Math.round(place[0]), Math.round(place[1])]
}
await writeFile(
  new URL('../server/features/clients/map/world.json', import.meta.url),
  `${JSON.stringify({ width: WIDTH, height, shapes, points, home: projection([90.4, 23.8]).map(Math.round), rest })}\n`,
)

function read(topology, part) {
  const weighted = presimplify(topology)
  const simple = part ? simplify(weighted, quantile(weighted, part)) : weighted
  const { features } = feature(simple, simple.objects.countries)
  return features.filter(({ properties }) => properties.name !== 'Antarctica')
}

/** Absolute, exact lines as relative, rounded ones: a third of the size, and it looks the same. */
function rounded(lines) {
  let drawn = ''
  let [x, y] = [0, 0]
  for (const ring of lines.split('M').filter(Boolean)) {
    const points = ring
      .replace('Z', '')
      .split('L')
      .map(point => point.split(',').map(Number).map(Math.round))
    const [first] = points
    if (!first || area(points) < MIN_AREA) continue
    drawn += `m${first[0] - x} ${first[1] - y}`
    ;[x, y] = first
    let segments = ''
    for (const [nextX, nextY] of points.slice(1)) {
      if (nextX === x && nextY === y) continue
      segments += `${segments && nextX >= x ? ' ' : ''}${nextX - x}${nextY >= y ? ' ' : ''}${nextY - y}`
      ;[x, y] = [nextX, nextY]
    }
    drawn += `${segments ? `l${segments}` : ''}z`
    ;[x, y] = first
  }
  return drawn
}

function area(points) {
  return (
    Math.abs(
      points.reduce((sum, [x, y], n) => {
        const [nextX, nextY] = points[(n + 1) % points.length] ?? [x, y]
        return sum + x * nextY - nextX * y
      }, 0),
    ) / 2
  )
}
