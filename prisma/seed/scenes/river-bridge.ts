import {
  colour,
  each,
  glow,
  haze,
  line,
  lit,
  mix,
  n,
  oval,
  path,
  poly,
  range,
  rect,
  seeded,
  sheet,
  sky,
} from '../paint.ts'
import { person } from '../people.ts'

const horizon = 590

/** The home page: a long railway bridge over the wide river at dawn, country boats below. */
export function riverBridge() {
  return sheet(sky(420, 470, horizon, 6) + birds() + banks() + water() + bridge() + boats() + reeds(), 0.9)
}

function birds() {
  return line(
    each(
      [
        [760, 262, 0.7],
        [802, 240, 0.55],
        [838, 268, 0.6],
        [880, 250, 0.5],
        [716, 288, 0.5],
      ] as const,
      ([x, y, s]) =>
        `M${x - 18 * s} ${y - 5 * s}q${9 * s} ${-7 * s} ${18 * s} ${5 * s}q${9 * s} ${-12 * s} ${18 * s} ${-5 * s}`,
    ),
    colour.deep,
    3,
    'opacity="0.75"',
  )
}

function banks() {
  const random = seeded(12)
  const trees = (base: number, size: number, tone: string, from: number, to: number, gap: number) => {
    let crowns = ''
    for (let x = from; x < to; x += gap * (0.5 + random())) {
      const r = size * (0.5 + random() * 0.7)
      crowns +=
        random() < 0.16
          ? palm(x, base, r * 2.6, tone)
          : each(range(5), () =>
              oval(
                x + (random() - 0.5) * r * 2.2,
                base - r * (0.1 + random() * 0.75),
                r * (0.5 + random() * 0.4),
                r * (0.35 + random() * 0.35),
                tone,
              ),
            )
    }
    return rect(from - 60, base - size * 0.3, to - from + 60, size * 0.3 + 5, tone) + crowns
  }
  return (
    trees(horizon, 20, colour.mist, -20, 1640, 26) +
    haze(horizon + 4, 120, 0.7) +
    trees(horizon + 2, 30, colour.sage, 620, 1640, 34) +
    haze(horizon + 6, 90, 0.6) +
    trees(horizon + 8, 44, colour.reed, 1080, 1660, 40) +
    haze(horizon + 12, 80, 0.55)
  )
}

function palm(x: number, base: number, tall: number, tone: string) {
  const top = base - tall
  return line(
    `M${n(x)} ${base}Q${n(x + 4)} ${n(base - tall / 2)} ${n(x + 9)} ${n(top)}` +
      each(
        [-26, -20, -8, 10, 22, 26],
        (dx, i) => `M${n(x + 9)} ${n(top)}q${n(dx * 0.5)} ${-8 + i} ${dx} ${[10, 0, -8, -8, 1, 11][i]}`,
      ),
    tone,
    4,
  )
}

function water() {
  const random = seeded(27)
  const path1 = each(range(120), () => {
    const y = horizon + 6 + random() ** 1.5 * 440
    const spread = 40 + (y - horizon) * 0.55
    return rect(
      420 + (random() - 0.5) * spread * 2,
      y,
      16 + (y - horizon) * 0.2 * random(),
      1.6 + (y - horizon) * 0.012,
      '#fff1cc',
      `rx="2" opacity="${n(0.35 + random() * 0.5)}"`,
    )
  })
  const ripples = each(range(90), () => {
    const y = horizon + 8 + random() ** 1.4 * 460
    return rect(
      random() * 1600,
      y,
      40 + random() * (y - horizon) * 0.7,
      1.4 + (y - horizon) * 0.008,
      random() < 0.5 ? colour.cream : colour.deep,
      `rx="2" opacity="${n(0.1 + random() * 0.2)}"`,
    )
  })
  return (
    rect(0, horizon, 1600, 480, 'url(#water)') +
    rect(0, horizon - 3, 1600, 10, colour.cream, 'opacity="0.6"') +
    glow(420, horizon + 30, 330, 0.85) +
    ripples +
    path1
  )
}

/** Fifteen spans on round piers, each a truss with a bowed top, receding to the far bank on the left. */
function bridge() {
  const place = (z: number, y: number) => [230 + 1620 / z, horizon - 8 - y / z] as const
  const spans = range(15).map(i => 15 - i)
  return each(spans, s => {
    const z0 = 0.86 + s * 0.56
    const z1 = z0 - 0.56
    const far = Math.min(0.82, s * 0.06)
    const tone = mix(colour.deep, '#dcd6b4', far)
    const dark = mix(colour.night, '#cdd0b4', far)
    const z = (share: number) => 1 / ((1 - share) / z0 + share / z1)
    const bow = (share: number) => 300 + Math.sin(share * Math.PI) * 96
    const knots = range(9).map(i => i / 8)
    const thick = Math.max(1.6, 11 / z0)
    const top = knots.slice(1, -1).map(k => place(z(k), bow(k)).map(n).join(' '))
    const posts = each(
      knots.slice(1, -1),
      k => `M${place(z(k), bow(k)).map(n).join(' ')}L${place(z(k), 170).map(n).join(' ')}`,
    )
    const braces = each(
      knots.slice(1, -2),
      (k, i) =>
        `M${place(z(i < 3 ? k : k + 0.125), bow(i < 3 ? k : k + 0.125))
          .map(n)
          .join(' ')}L${place(z(i < 3 ? k + 0.125 : k), 170)
          .map(n)
          .join(' ')}`,
    )
    const chord = `M${place(z0, 170).map(n).join(' ')}L${top.join('L')}L${place(z1, 170).map(n).join(' ')}`
    const deck = poly([place(z0, 178), place(z1, 178), place(z1, 138), place(z0, 138)], tone)
    const [px, py] = place(z1, 138)
    const [, foot] = place(z1, -96)
    const w = 44 / z1
    const pier = path(
      `M${n(px - w * 1.25)} ${n(py)}H${n(px + w * 1.25)}L${n(px + w)} ${n(py + w * 0.7)}V${n(foot)}C${n(px + w)} ${n(foot + w * 0.5)} ${n(px - w)} ${n(foot + w * 0.5)} ${n(px - w)} ${n(foot)}V${n(py + w * 0.7)}z`,
      dark,
    )
    const mirror = rect(
      px - w * 0.9,
      foot,
      w * 2.2,
      (foot - py) * 0.5,
      colour.night,
      `opacity="${n(0.34 * (1 - far))}" filter="url(#soft)"`,
    )
    const body = line(chord, tone, thick) + line(posts + braces, tone, thick * 0.55) + deck + pier
    return mirror + (s < 9 ? lit(body) : body)
  })
}

function boats() {
  const boat = (x: number, y: number, s: number, tone: string, cover: string) => {
    const hull = path(
      `M${x - 210 * s} ${y - 62 * s}C${x - 150 * s} ${y - 6 * s} ${x - 90 * s} ${y + 14 * s} ${x} ${y + 16 * s}S${x + 170 * s} ${y - 10 * s} ${x + 236 * s} ${y - 84 * s}C${x + 160 * s} ${y - 34 * s} ${x + 80 * s} ${y - 22 * s} ${x} ${y - 22 * s}S${x - 150 * s} ${y - 34 * s} ${x - 210 * s} ${y - 62 * s}z`,
      tone,
    )
    const roof =
      path(
        `M${x - 76 * s} ${y - 22 * s}C${x - 76 * s} ${y - 108 * s} ${x + 66 * s} ${y - 108 * s} ${x + 66 * s} ${y - 22 * s}z`,
        cover,
      ) +
      line(
        `M${x - 40 * s} ${y - 76 * s}V${y - 24 * s}M${x - 5 * s} ${y - 84 * s}V${y - 24 * s}M${x + 30 * s} ${y - 76 * s}V${y - 24 * s}`,
        colour.rust,
        4 * s,
        'opacity="0.6"',
      )
    const mirror = oval(x + 16 * s, y + 22 * s, 190 * s, 17 * s, colour.night, 'opacity="0.55" filter="url(#soft)"')
    return mirror + lit(roof) + lit(hull)
  }
  return (
    boat(250, 690, 0.34, mix(colour.river, '#d8c9a0', 0.3), colour.amber) +
    boat(930, 740, 0.46, colour.river, mix(colour.clay, colour.honey, 0.2)) +
    lit(line('M741 660L861 1004', colour.night, 7)) +
    person({
      x: 738,
      y: 880,
      tall: 215,
      lean: 9,
      hands: [
        [13, 64],
        [19, 52],
      ],
      feet: [
        [-8, 2],
        [9, 5],
      ],
      top: colour.clay,
      legs: colour.deep,
      hat: 'straw',
    }) +
    person({
      x: 474,
      y: 924,
      tall: 208,
      hip: [0, 26],
      lean: 6,
      hands: [
        [20, 34],
        [24, 34],
      ],
      feet: [
        [20, 14],
        [26, 14],
      ],
      top: colour.teal,
      legs: colour.night,
      hat: 'cap',
    }) +
    boat(600, 908, 1, colour.night, colour.amber)
  )
}

function reeds() {
  const random = seeded(9)
  const blades = (from: number, to: number, tall: number) =>
    each(range(70), () => {
      const x = from + random() * (to - from)
      const h = tall * (0.35 + random() * 0.65) * (1 - Math.abs((x - from) / (to - from) - (from < 100 ? 0 : 1)) * 0.75)
      const bow = (random() - 0.3) * h * 0.5
      return `M${n(x)} 1080Q${n(x + bow * 0.2)} ${n(1080 - h * 0.6)} ${n(x + bow)} ${n(1080 - h)}L${n(x + 9)} 1080z`
    })
  return path(blades(-40, 330, 250) + blades(1180, 1640, 210), colour.night)
}
