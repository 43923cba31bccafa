import {
  colour,
  disc,
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
import { hills, palm } from '../workplace.ts'

const fruit = mix(colour.clay, colour.rust, 0.3)

/** An oil palm estate: a harvester with the long pole, a colleague loads the bunches on a trailer. */
export function palmEstate() {
  return sheet(sky(240, 420, 700, 33) + rows() + ground() + trailer() + people(), 1)
}

/** Rows of palms that grow paler towards the hills. */
function rows() {
  const row = (y: number, tall: number, count: number, tone: string, shift: number) =>
    each(range(count), i => palm(shift + (i * 1700) / count, y, tall * (0.92 + ((i * 7) % 5) * 0.04), tone))
  return (
    hills(660, 140, colour.sage, 17) +
    haze(670, 120, 0.6) +
    row(676, 210, 13, mix(colour.reed, colour.mist, 0.35), 10) +
    haze(690, 130, 0.55) +
    row(712, 300, 8, mix(colour.teal, colour.reed, 0.4), -60) +
    haze(730, 150, 0.5)
  )
}

function ground() {
  const random = seeded(40)
  const grass = each(range(110), () => {
    const x = random() * 1600
    const y = 730 + random() ** 0.8 * 330
    return line(
      `M${n(x)} ${n(y)}l${n(-4 + random() * 8)} ${n(-8 - ((y - 700) / 330) * 18)}`,
      random() < 0.5 ? colour.teal : colour.river,
      3,
      'opacity="0.6"',
    )
  })
  return (
    rect(0, 704, 1600, 370, '#8f9f6a') +
    poly(
      [
        [760, 704],
        [900, 704],
        [1500, 1067],
        [420, 1067],
      ],
      '#c9ad77',
    ) +
    poly(
      [
        [812, 704],
        [846, 704],
        [1020, 1067],
        [840, 1067],
      ],
      '#b3965f',
    ) +
    glow(240, 700, 460, 0.5) +
    grass +
    lit(palm(420, 1000, 640, colour.river, fruit)) +
    lit(palm(1480, 960, 560, mix(colour.river, colour.deep, 0.5), fruit))
  )
}

const bunch = (x: number, y: number, s = 1) =>
  oval(x, y - 26 * s, 36 * s, 28 * s, fruit) +
  each(range(9), i =>
    disc(
      x - 22 * s + (i % 3) * 22 * s,
      y - 42 * s + Math.floor(i / 3) * 16 * s,
      7 * s,
      i % 2 ? colour.clay : colour.marigold,
      'opacity="0.75"',
    ),
  )

function trailer() {
  const load = each(range(7), i => bunch(1044 + i * 46, 752, 0.9)) + each(range(5), i => bunch(1090 + i * 46, 714, 0.9))
  return (
    oval(1190, 906, 260, 16, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    lit(load) +
    lit(
      path('M1000 740H1370L1350 850H1020z', colour.river) +
        rect(990, 732, 390, 16, colour.marigold) +
        line('M1010 836L900 864', colour.ink, 12),
    ) +
    lit(disc(1110, 862, 46, colour.ink) + disc(1270, 862, 46, colour.ink)) +
    disc(1110, 862, 18, colour.honey) +
    disc(1270, 862, 18, colour.honey)
  )
}

function people() {
  return (
    oval(690, 996, 190, 15, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    lit(
      line('M742 780L474 250', colour.amber, 10) +
        path('M478 256C452 236 424 240 408 268C430 254 452 258 470 274z', colour.ink),
    ) +
    person({
      x: 720,
      y: 990,
      tall: 560,
      face: -1,
      lean: -5,
      nod: -16,
      hands: [
        [4, 56],
        [22, 74],
      ],
      feet: [
        [-9, 2],
        [10, 2],
      ],
      top: colour.clay,
      legs: colour.deep,
      hat: 'helmet',
      hatTone: colour.paper,
    }) +
    bunch(560, 1030, 1.2) +
    bunch(630, 1046, 1.1) +
    oval(960, 1010, 170, 14, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 930,
      y: 1006,
      tall: 560,
      face: 1,
      lean: 10,
      nod: 4,
      hands: [
        [24, 56],
        [27, 60],
      ],
      feet: [
        [-10, 2],
        [9, 2],
      ],
      top: colour.marigold,
      legs: colour.night,
      hat: 'straw',
    }) +
    lit(bunch(1096, 712, 1))
  )
}
