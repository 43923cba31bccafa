/** The one palette: river green, warm paper, marigold and clay, from far haze to near ink. */
export const colour = {
  paper: '#fbf5e8',
  cream: '#f7e8ca',
  honey: '#f6d293',
  marigold: '#e8a43c',
  amber: '#c97c2b',
  clay: '#b65f41',
  rust: '#87412f',
  skin: '#6f4735',
  mist: '#dfe1cb',
  sage: '#b9c9b5',
  reed: '#8dab9c',
  teal: '#578a80',
  river: '#2d6962',
  deep: '#164c47',
  night: '#0d3734',
  ink: '#082523',
} as const

export const width = 1600
export const height = 1067

export type Point = readonly [number, number]

/** Numbers between 0 and 1 that come out the same on every run (mulberry32). */
export function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function range(count: number) {
  return Array.from({ length: count }, (_, index) => index)
}

/** Draws once for each item or number and joins the marks. */
export function each<Item>(items: readonly Item[], draw: (item: Item, index: number) => string) {
  return items.map(draw).join('')
}

export function mix(from: string, to: string, share: number) {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map(at =>
      Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export function n(value: number) {
  return Math.round(value * 10) / 10
}

export function path(d: string, fill: string, more = '') {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

export function line(d: string, stroke: string, thick = 4, more = '') {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function rect(x: number, y: number, w: number, h: number, fill: string, more = '') {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`
}

export function disc(x: number, y: number, r: number, fill: string, more = '') {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = '') {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`
}

export function poly(points: readonly Point[], fill: string, more = '') {
  return path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`, fill, more)
}

/** Gives everything inside it the light of the low sun: a bright edge on the left, a shade on the right. */
export function lit(body: string) {
  return `<g filter="url(#rim)">${body}</g>`
}

export function at(x: number, y: number, scale: number, body: string) {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${body}</g>`
}

/** A long soft shadow on the ground, away from the sun. */
export function shadow(x: number, y: number, reach: number, thick = 12) {
  return oval(x + reach * 0.45, y, reach * 0.6, thick, colour.ink, 'opacity="0.3" filter="url(#soft)"')
}

/** A band of haze that thickens downwards and hides the feet of what stands behind it. */
export function haze(y: number, tall: number, share = 0.7) {
  return rect(0, y - tall, width, tall, 'url(#haze)', `opacity="${share}"`)
}

export function glow(x: number, y: number, r: number, share = 1) {
  return disc(x, y, r, 'url(#glow)', `opacity="${share}"`)
}

/** Morning sky down to the horizon, with the sun low on the left and thin cloud. */
export function sky(sunX: number, sunY: number, horizon: number, seed = 1) {
  const random = seeded(seed)
  const clouds = each(range(6), i => {
    const y = horizon * (0.1 + i * 0.11 + random() * 0.05)
    return oval(random() * width, y, 260 + random() * 320, 12 + random() * 16, 'url(#cloud)')
  })
  return (
    rect(0, 0, width, horizon + 4, 'url(#sky)') + clouds + glow(sunX, sunY, 620, 0.9) + disc(sunX, sunY, 56, '#fffdf6')
  )
}

/** A view into a room: turns a point (x, y, depth) measured from the vanishing point into a place on the sheet. */
export function view(vanishX: number, vanishY: number, focus = 700) {
  return (x: number, y: number, depth: number): Point => {
    const near = focus / (focus + depth)
    return [vanishX + x * near, vanishY + y * near]
  }
}

/** The finished sheet. `warmth` is how strongly the light from the left tints it. */
export function sheet(body: string, warmth = 1) {
  const stops = (...list: [number, string, number?][]) =>
    list
      .map(([offset, tone, alpha = 1]) => `<stop offset="${offset}" stop-color="${tone}" stop-opacity="${alpha}"/>`)
      .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
<linearGradient id="sky" x2="0" y2="1">${stops([0, '#8fb6ab'], [0.4, '#c6d3bb'], [0.72, '#f4e3bb'], [1, '#f5c987'])}</linearGradient>
<linearGradient id="haze" x2="0" y2="1">${stops([0, colour.cream, 0], [1, colour.cream, 0.9])}</linearGradient>
<linearGradient id="water" x2="0" y2="1">${stops([0, '#ecd2a0'], [0.16, '#b9c4a8'], [0.5, '#5f9186'], [1, '#1b544f'])}</linearGradient>
<radialGradient id="warm" cx="0.16" cy="0.36" r="1.05">${stops([0, colour.marigold, 0.17 * warmth], [0.42, colour.honey, 0.06 * warmth], [0.72, colour.river, 0.06], [1, colour.night, 0.2])}</radialGradient>
<radialGradient id="cloud">${stops([0, colour.paper, 0.62], [0.45, colour.paper, 0.36], [1, colour.paper, 0])}</radialGradient>
<linearGradient id="shaft" x2="1" y2="0.6">${stops([0, colour.honey, 0.5], [1, colour.honey, 0])}</linearGradient>
<linearGradient id="round" x2="0" y2="1">${stops([0, colour.paper, 0.5], [0.35, colour.paper, 0], [1, colour.ink, 0.4])}</linearGradient>
<radialGradient id="glow">${stops([0, '#fde2a8', 0.85], [0.3, colour.honey, 0.45], [1, colour.honey, 0])}</radialGradient>
<filter id="soft" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="rim" x="-10%" y="-10%" width="120%" height="120%"><feOffset in="SourceAlpha" dx="3.2" dy="1.6" result="right"/><feFlood flood-color="${colour.honey}"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="right" operator="out" result="bright"/><feOffset in="SourceAlpha" dx="-7" dy="-2" result="left"/><feFlood flood-color="${colour.ink}" flood-opacity="0.28"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="left" operator="out" result="dark"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="dark"/><feMergeNode in="bright"/></feMerge></filter>
</defs>${body}<rect width="${width}" height="${height}" fill="url(#warm)"/></svg>`
}
