// Writes world.json, what `map.ts` draws: `node_modules/.bin/node scripts/draw-map.mjs`. Borders follow Natural Earth (public domain).
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { geoArea, geoCentroid, geoMercator, geoPath } from 'd3-geo'
import countries from 'i18n-iso-countries'
import { feature } from 'topojson-client'
import { presimplify, quantile, simplify } from 'topojson-simplify'

const MIN_AREA = 3 // square units; smaller islands are left out
/** From where to where each map goes, in degrees, how wide it is drawn, and what part of the borders' points is kept. */
const crops = {
  world: { west: -12, east: 147, south: -11, north: 59, width: 1200, kept: 0.07 },
  gulf: { west: 33.4, east: 60.6, south: 13.2, north: 35.2, width: 800, kept: 0.55 },
}
/** Where a country's middle is, when its outline's is far from where its people work. */
const MIDDLES = { MY: [102.2, 3.9], SA: [45, 24.2], OM: [57.2, 21.2], AE: [54.6, 23.7] }

const load = createRequire(import.meta.url)
const weighted = presimplify(load('world-atlas/countries-50m.json'))
const exact = featuresOf(weighted)
const codes = exact.map(country => countries.numericToAlpha2(String(country.id ?? ''))).filter(Boolean)
const maps = Object.fromEntries(Object.entries(crops).map(([name, crop]) => [name, draw(crop)]))
await writeFile(
  new URL('../server/features/clients/map/world.json', import.meta.url),
  `${JSON.stringify({ codes: Object.fromEntries(codes.map(code => [code, 1])), ...maps })}\n`,
)

function draw({ west, east, south, north, width, kept }) {
  const corners = {
    type: 'MultiPoint',
    coordinates: [
      [west, south],
      [east, north],
    ],
  }
  const projection = geoMercator()
    .precision(0) // no points between those of a border
    .rotate([-(west + east) / 2, 0])
    .fitWidth(width, corners)
  const height = Math.round(geoPath(projection).bounds(corners)[1][1])
  projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ])
  const path = geoPath(projection).digits(1)
  const shapes = {}
  let rest = ''
  for (const country of featuresOf(simplify(weighted, quantile(weighted, kept)))) {
    const code = countries.numericToAlpha2(String(country.id ?? ''))
    const drawn = rounded(path(country) ?? '')
    if (code && drawn) shapes[code] = drawn
    else rest += drawn.replace(/^m(-?\d+) (-?\d+)/, 'M$1 $2')
  }
  const points = {}
  for (const country of exact) {
    const code = countries.numericToAlpha2(String(country.id ?? ''))
    const [x, y] = projection(MIDDLES[code] ?? middleOf(country)).map(Math.round)
    if (code && x >= 0 && x <= width && y >= 0 && y <= height) points[code] = [x, y]
  }
  return { width, height, shapes, points, rest }
}

/** The middle of a country's largest part: its islands far away would put it into the sea. */
function middleOf({ geometry }) {
  if (geometry.type === 'Polygon') return geoCentroid(geometry)
  const parts = geometry.coordinates.map(coordinates => ({ type: 'Polygon', coordinates }))
  return geoCentroid(parts.reduce((most, part) => (geoArea(part) > geoArea(most) ? part : most)))
}

function featuresOf(topology) {
  const { features } = feature(topology, topology.objects.countries)
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
