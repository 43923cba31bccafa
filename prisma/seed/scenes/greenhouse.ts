import {
  colour,
  disc,
  each,
  glow,
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
  view,
} from '../paint.ts'
import { person } from '../people.ts'
import { crate } from '../workplace.ts'

const p = view(800, 430, 620)
const ground = 400

/** Tomatoes on strings under a long roof of glass; a woman picks, a man brings the crates. */
export function greenhouse() {
  return sheet(light() + roof() + rows() + people(), 0.9)
}

function light() {
  return (
    rect(0, 0, 1600, 1067, '#f3e6c0') +
    glow(330, 330, 640, 0.8) +
    poly([p(-2200, ground, -300), p(2200, ground, -300), p(1200, ground, 4200), p(-1200, ground, 4200)], '#c2aa78') +
    poly([p(-330, ground, -400), p(330, ground, -400), p(330, ground, 4200), p(-330, ground, 4200)], '#dcc99b') +
    each(range(7), i =>
      poly(
        [
          p(-330, ground, i * 340),
          p(330, ground, i * 340 + 120),
          p(330, ground, i * 340 + 200),
          p(-330, ground, i * 340 + 80),
        ],
        '#fff3d0',
        'opacity="0.6"',
      ),
    )
  )
}

/** Ribs and purlins, paler the further they are. */
function roof() {
  const arch = (z: number) => {
    const at = (x: number, y: number) => p(x, y, z).map(n).join(' ')
    return `M${at(-1180, ground)}L${at(-1180, -160)}C${at(-1000, -560)} ${at(1000, -560)} ${at(1180, -160)}L${at(1180, ground)}`
  }
  return (
    each([-1180, -700, 0, 700, 1180] as const, x => {
      const y = x === 0 ? -458 : Math.abs(x) === 700 ? -394 : -160
      return line(
        `M${p(x, y, -250).map(n).join(' ')}L${p(x, y, 3300).map(n).join(' ')}`,
        colour.teal,
        4,
        'opacity="0.6"',
      )
    }) +
    each(range(10), i =>
      line(
        arch((9 - i) * 340),
        mix(colour.river, colour.mist, Math.min(0.85, (9 - i) * 0.1)),
        13 / (1 + (9 - i) * 0.4) + 1.5,
      ),
    )
  )
}

/** Two rows of plants, drawn from far to near: a calm mass of leaves with fruit hanging below. */
function rows() {
  const random = seeded(17)
  return each(range(13), step => {
    const z = (12 - step) * 190 + 30
    const far = Math.min(0.72, z / 2800)
    return each([-720, -470, 470, 720], x => plant(x, z, far, random))
  })
}

function plant(x: number, z: number, far: number, random: () => number) {
  const near = 620 / (620 + z)
  const tone = (hex: string) => mix(hex, '#dcdcb8', far)
  const [left, top] = p(x - 96, -320, z)
  const [right, foot] = p(x + 96, ground, z)
  const w = right - left
  const h = foot - top
  const mass = path(
    `M${n(left + w * 0.2)} ${n(foot)}C${n(left - w * 0.06)} ${n(foot - h * 0.3)} ${n(left - w * 0.04)} ${n(top + h * 0.3)} ${n(left + w * 0.26)} ${n(top)}C${n(left + w * 0.5)} ${n(top - h * 0.05)} ${n(left + w * 0.62)} ${n(top - h * 0.04)} ${n(left + w * 0.8)} ${n(top + h * 0.03)}C${n(right + w * 0.06)} ${n(top + h * 0.32)} ${n(right + w * 0.04)} ${n(foot - h * 0.3)} ${n(right - w * 0.2)} ${n(foot)}z`,
    tone(random() < 0.5 ? colour.river : mix(colour.river, colour.deep, 0.45)),
  )
  const edge = each(range(18), i => {
    const side = i % 2 ? 1 : -1
    const along = 0.05 + (i / 18) * 0.86
    const cx = (left + right) / 2 + side * w * (0.34 + 0.12 * Math.sin(Math.PI * along))
    const cy = top + h * along
    return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(44 * near)}" ry="${n(15 * near)}" fill="${tone(i % 3 ? colour.river : colour.deep)}" transform="rotate(${n(side * (10 + random() * 40))} ${n(cx)} ${n(cy)})"/>`
  })
  const leaves = each(range(12), i => {
    const cx = left + w * (0.18 + random() * 0.64)
    const cy = top + h * (0.06 + (i / 12) * 0.82)
    return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(34 * near)}" ry="${n(12 * near)}" fill="${tone(i % 3 ? colour.teal : '#3d7a5c')}" transform="rotate(${n((random() - 0.5) * 70)} ${n(cx)} ${n(cy)})"/>`
  })
  const fruit = each(range(4), i => {
    const cx = left + w * (0.24 + random() * 0.5)
    const cy = top + h * (0.4 + i * 0.14)
    return each([0, 1, 2], c =>
      disc(
        cx + (c - 1) * 15 * near,
        cy + (c % 2) * 13 * near,
        11 * near,
        tone(c === 1 && i % 2 ? colour.marigold : colour.clay),
      ),
    )
  })
  return (z < 500 ? lit(edge + mass) : edge + mass) + leaves + fruit
}

function people() {
  const load = (x: number, y: number) =>
    lit(each(range(8), i => disc(x - 74 + i * 21, y - (i % 2) * 9, 16, i % 4 === 1 ? colour.marigold : colour.clay)))
  return (
    oval(640, 1000, 170, 15, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 610,
      y: 996,
      tall: 580,
      face: -1,
      lean: 4,
      nod: -4,
      hands: [
        [20, 72],
        [26, 84],
      ],
      feet: [
        [-7, 2],
        [7, 2],
      ],
      top: colour.marigold,
      legs: colour.night,
      hat: 'scarf',
      hatTone: colour.clay,
      wear: 'tunic',
    }) +
    disc(452, 500, 17, colour.clay) +
    oval(960, 1012, 180, 15, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 1010,
      y: 1006,
      tall: 600,
      face: -1,
      lean: 6,
      nod: 6,
      hands: [
        [22, 52],
        [25, 53],
      ],
      feet: [
        [-9, 2],
        [9, 2],
      ],
      top: colour.teal,
      legs: colour.deep,
      hat: 'straw',
      wear: 'apron',
    }) +
    load(836, 690) +
    crate(836, 776, 190, 84) +
    load(740, 944) +
    crate(740, 1030, 190, 84)
  )
}
