import { at, colour, disc, each, glow, line, lit, mix, path, poly, range, rect, seeded, sheet, view } from '../paint.ts'
import { person } from '../people.ts'

const cloths = [colour.clay, colour.marigold, colour.reed, colour.cream, colour.river, colour.rust]

/** A sewing floor with its rows of machines under long lamps. */
export function garmentFloor() {
  return sheet(room() + row(620, 0.5, 9, 0.5, 2) + row(765, 0.8, 6, 0.22, 5) + row(1010, 1.3, 4, 0, 8), 0.9)
}

function room() {
  const p = view(860, 430, 620)
  const lamps = each(range(5), i =>
    each([-560, -60, 440], x => {
      const z = i * 330 - 120
      return (
        poly([p(x - 44, -420, z), p(x + 44, -420, z), p(x + 44, -420, z + 200), p(x - 44, -420, z + 200)], '#fffbe9') +
        line(`M${p(x, -420, z + 40).join(' ')}L${p(x, -520, z + 40).join(' ')}`, colour.teal, 3)
      )
    }),
  )
  const windows = each(
    range(5),
    i =>
      rect(60 + i * 300, 300, 210, 150, colour.teal) +
      rect(68 + i * 300, 308, 94, 134, '#fdf0cd') +
      rect(168 + i * 300, 308, 94, 134, '#fdf0cd') +
      poly(
        [
          [68 + i * 300, 460],
          [262 + i * 300, 460],
          [660 + i * 330, 1067],
          [360 + i * 330, 1067],
        ],
        'url(#shaft)',
        'opacity="0.35"',
      ),
  )
  return (
    rect(0, 0, 1600, 1067, '#e9dfc2') +
    rect(0, 0, 1600, 250, mix(colour.sage, colour.cream, 0.5)) +
    line(
      each(range(9), i => `M${p(-1400 + i * 350, -520, -200).join(' ')}L${p(-1400 + i * 350, -520, 2400).join(' ')}`),
      colour.reed,
      6,
      'opacity="0.5"',
    ) +
    rect(0, 500, 1600, 570, '#a7b8a2') +
    rect(0, 496, 1600, 6, colour.reed) +
    windows +
    glow(160, 380, 460, 0.6) +
    lamps
  )
}

function row(y: number, scale: number, count: number, far: number, seed: number) {
  const random = seeded(seed)
  const step = 1720 / count
  const tone = (hex: string) => mix(hex, '#cfd0b4', far)
  return each(range(count), i => {
    const x = -60 + i * step + (seed % 3) * 40
    const cloth = tone(cloths[Math.floor(random() * cloths.length)] ?? colour.clay)
    const scarf = cloths[(i * 2 + seed) % cloths.length] ?? colour.clay
    const sitter = person({
      x: x + 40 * scale,
      y,
      tall: 300 * scale,
      hip: [0, 28],
      lean: 13,
      nod: 12 + (i % 3) * 4,
      hands: [
        [27, 43],
        [31, 43],
      ],
      feet: [
        [20, 2],
        [24, 2],
      ],
      top: [colour.teal, colour.river, colour.clay, colour.amber][(i + seed) % 4] ?? colour.teal,
      legs: colour.deep,
      wear: 'tunic',
      hat: (i + seed) % 4 === 3 ? 'bun' : 'scarf',
      hatTone: (i + seed) % 4 === 3 ? colour.ink : scarf,
      far,
    })
    const stool = line(`M-26 -74H30M-16 -74L-24 0M20 -74L28 0`, tone(colour.ink), 9)
    const desk =
      rect(96, -116, 220, 11, tone(colour.amber)) + line('M112 -105V0M300 -105V0M112 -34H300', tone(colour.deep), 8)
    const work = path(
      `M92 -118C110 -134 150 -136 176 -122L214 -118V-116H112C104 -90 84 -70 80 -52C66 -66 74 -96 92 -118z`,
      cloth,
    )
    const pile = each(range(4), k =>
      rect(
        256 + (k % 2) * 4,
        -128 - k * 11,
        58,
        10,
        tone(cloths[(k + i + seed) % cloths.length] ?? colour.clay),
        'rx="4"',
      ),
    )
    return (
      lit(at(x + 40 * scale, y, scale, stool)) +
      sitter +
      lit(at(x, y, scale, desk + machine(tone) + pile)) +
      lit(at(x, y, scale, work))
    )
  })
}

function machine(tone: (hex: string) => string) {
  return (
    path(
      'M146 -116V-126H218V-174H170V-148H160V-176C160 -190 168 -194 180 -194H232C242 -194 246 -188 246 -178V-116z',
      tone(colour.paper),
    ) +
    line('M165 -148V-124', tone(colour.ink), 3) +
    disc(250, -172, 13, tone(colour.river)) +
    disc(250, -172, 5, tone(colour.cream)) +
    rect(182, -206, 9, 14, tone(colour.clay)) +
    rect(200, -206, 9, 14, tone(colour.marigold)) +
    rect(146, -122, 102, 7, tone(colour.river))
  )
}
