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

const p = view(800, 470, 620)
const ground = 520

/** Tomatoes on strings under a long glass roof; a picker comes up the aisle with a full crate. */
export function greenhouse() {
  return sheet(light() + roof() + beds() + picker(), 0.9)
}

function light() {
  return (
    rect(0, 0, 1600, 1067, 'url(#sky)') +
    rect(0, 0, 1600, 1067, colour.cream, 'opacity="0.35"') +
    glow(330, 360, 620, 0.9) +
    poly([p(-1500, ground, -300), p(1500, ground, -300), p(900, ground, 4200), p(-900, ground, 4200)], '#b79f72') +
    poly([p(-120, ground, -400), p(120, ground, -400), p(120, ground, 4200), p(-120, ground, 4200)], '#d9c79d') +
    each(range(9), i =>
      poly(
        [
          p(-120, ground, i * 300 - 80),
          p(120, ground, i * 300 + 60),
          p(120, ground, i * 300 + 130),
          p(-120, ground, i * 300 - 10),
        ],
        '#fff3d0',
        'opacity="0.6"',
      ),
    )
  )
}

function roof() {
  const arch = (z: number) => {
    const at = (x: number, y: number) => p(x, y, z).map(n).join(' ')
    return `M${at(-980, ground)}L${at(-980, -120)}C${at(-900, -560)} ${at(900, -560)} ${at(980, -120)}L${at(980, ground)}`
  }
  const ribs = each(range(12), i =>
    line(
      arch((11 - i) * 300),
      mix(colour.river, colour.mist, Math.min(0.85, (11 - i) * 0.085)),
      15 / (1 + (11 - i) * 0.4) + 1.5,
    ),
  )
  const rails = each(
    [
      [-980, -120],
      [-720, -352],
      [-380, -432],
      [0, -450],
      [380, -432],
      [720, -352],
      [980, -120],
    ] as const,
    ([x, y]) =>
      line(`M${p(x, y, -250).map(n).join(' ')}L${p(x, y, 3300).map(n).join(' ')}`, colour.teal, 4, 'opacity="0.75"'),
  )
  const panes = each(range(5), i =>
    poly(
      [p(-980, -120, i * 600), p(-720, -352, i * 600), p(-720, -352, i * 600 + 280), p(-980, -120, i * 600 + 280)],
      colour.paper,
      'opacity="0.4"',
    ),
  )
  return panes + rails + ribs
}

function beds() {
  const random = seeded(17)
  const troughs = each(
    [-640, -330, 330, 640],
    x =>
      poly(
        [
          p(x - 95, ground - 40, -420),
          p(x + 95, ground - 40, -420),
          p(x + 95, ground - 40, 4000),
          p(x - 95, ground - 40, 4000),
        ],
        '#6f6a44',
      ) +
      poly(
        [
          p(x + (x > 0 ? -95 : 95), ground - 40, -420),
          p(x + (x > 0 ? -95 : 95), ground - 40, 4000),
          p(x + (x > 0 ? -95 : 95), ground, 4000),
          p(x + (x > 0 ? -95 : 95), ground, -420),
        ],
        x > 0 ? colour.honey : colour.amber,
      ),
  )
  return (
    troughs +
    each(range(17), step => {
      const z = (16 - step) * 175 + 10
      const far = Math.min(0.7, z / 3600)
      return each([-640, -330, 330, 640], x => vine(x, z, far, random))
    })
  )
}

function vine(x: number, z: number, far: number, random: () => number) {
  const near = 620 / (620 + z)
  const tone = (hex: string) => mix(hex, '#dcdcb8', far)
  const string = line(
    `M${p(x, -400, z).map(n).join(' ')}L${p(x, ground, z).map(n).join(' ')}`,
    tone(colour.cream),
    2.5 * near,
  )
  const leaves = each(range(46), i => {
    const y = ground - 44 - i * 15.5
    const [cx, cy] = p(x + (random() - 0.5) * 130 * (1 - i * 0.011), y + random() * 18, z)
    const turn = n((random() - 0.5) * 120)
    return oval(
      cx,
      cy,
      46 * near,
      17 * near,
      tone([colour.river, colour.deep, colour.teal, '#3d7a5c'][Math.floor(random() * 4)] ?? colour.river),
      `transform="rotate(${turn} ${n(cx)} ${n(cy)})"`,
    )
  })
  const fruit = each(range(9), i => {
    const [cx, cy] = p(x + (random() - 0.5) * 120, ground - 90 - i * 48 + random() * 24, z)
    return (
      disc(cx, cy, 13 * near, tone(random() < 0.7 ? colour.clay : colour.marigold)) +
      disc(cx - 4 * near, cy - 4 * near, 4 * near, tone(colour.honey))
    )
  })
  return string + (z < 900 ? lit(leaves) : leaves) + fruit
}

function picker() {
  const crate = path('M700 690H900L886 780H714z', colour.amber) + line('M706 722H894M711 752H889', colour.rust, 5)
  const load = each(range(9), i =>
    disc(722 + i * 19.5, 686 - (i % 2) * 9, 16, i % 4 === 1 ? colour.marigold : colour.clay),
  )
  return (
    oval(850, 1012, 190, 18, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 800,
      y: 1014,
      tall: 560,
      square: true,
      lean: 0,
      nod: 0,
      hands: [
        [-15, 49],
        [15, 49],
      ],
      feet: [
        [-5, 3],
        [6, 1],
      ],
      top: colour.river,
      legs: colour.deep,
      hat: 'straw',
      wear: 'apron',
    }) +
    lit(load) +
    lit(crate) +
    oval(706, 736, 15, 12, colour.skin) +
    oval(894, 736, 15, 12, colour.skin)
  )
}
