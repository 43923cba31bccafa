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
import { chair, table } from '../fixtures.ts'

/** News: a health day under the tree of a village school; a doctor listens, a nurse weighs, people wait on a bench. */
export function healthDay() {
  return sheet(sky(240, 430, 660, 81) + school() + yard() + shade() + people())
}

function school() {
  return (
    haze(680, 160, 0.5) +
    lit(rect(820, 400, 800, 290, mix(colour.cream, colour.honey, 0.35))) +
    lit(
      poly(
        [
          [780, 410],
          [1640, 410],
          [1640, 300],
          [840, 300],
        ],
        mix(colour.clay, colour.rust, 0.3),
      ),
    ) +
    each(range(5), i => rect(870 + i * 160, 470, 86, i % 2 ? 220 : 120, i % 2 ? colour.river : colour.teal)) +
    each(range(6), i => rect(834 + i * 160, 410, 18, 290, colour.paper)) +
    rect(800, 684, 820, 18, mix(colour.amber, colour.cream, 0.4))
  )
}

function yard() {
  return (
    rect(0, 690, 1600, 380, '#d2b47d') +
    rect(0, 690, 800, 10, '#b7b178') +
    glow(240, 720, 460, 0.5) +
    path('M0 690H760C600 720 300 760 0 800z', '#a8b27f')
  )
}

/** The broad tree on the left, its crown over the tables. */
function shade() {
  const random = seeded(4)
  const leaves = each(range(30), i =>
    disc(
      -20 + (i % 10) * 90 + random() * 40,
      60 + Math.floor(i / 10) * 90 + random() * 60,
      76 + random() * 34,
      mix(colour.river, colour.teal, random()),
    ),
  )
  return (
    lit(
      path(
        'M250 900C300 720 270 520 220 380L268 350C300 430 320 470 330 520C350 450 400 380 460 330L492 360C410 440 370 560 366 680C364 780 380 850 404 900z',
        mix(colour.rust, colour.deep, 0.45),
      ),
    ) +
    lit(leaves) +
    poly(
      [
        [60, 900],
        [1180, 960],
        [1500, 1067],
        [0, 1067],
      ],
      colour.ink,
      'opacity="0.12"',
    )
  )
}

function people() {
  const seat = {
    hip: [0, 28],
    feet: [
      [19, 2],
      [23, 2],
    ],
  } as const
  const waiting = (x: number, top: string, hat: 'hair' | 'scarf', hatTone: string) =>
    person({
      x,
      y: 900,
      tall: 440,
      face: -1,
      ...seat,
      lean: 2,
      nod: 2,
      hands: [
        [16, 34],
        [20, 35],
      ],
      top,
      legs: colour.night,
      hat,
      hatTone,
      ...(hat === 'scarf' && { wear: 'tunic' as const }),
    })
  return (
    lit(
      rect(1150, 782, 400, 18, colour.amber) +
        rect(1170, 800, 14, 100, colour.rust) +
        rect(1510, 800, 14, 100, colour.rust),
    ) +
    waiting(1220, colour.marigold, 'hair', colour.ink) +
    waiting(1350, colour.teal, 'scarf', colour.clay) +
    waiting(1480, colour.clay, 'hair', colour.ink) +
    oval(690, 1030, 380, 15, colour.ink, 'opacity="0.28" filter="url(#soft)"') +
    chair(450, 1030, 560, 1, colour.river) +
    person({
      x: 470,
      y: 1026,
      tall: 600,
      face: 1,
      ...seat,
      lean: 12,
      nod: 4,
      hands: [
        [27, 50],
        [31, 54],
      ],
      top: '#f4efe0',
      legs: colour.deep,
      hat: 'bun',
    }) +
    table(690, 1036, 250, 230, colour.amber) +
    chair(930, 1030, 560, -1, colour.clay) +
    person({
      x: 912,
      y: 1026,
      tall: 600,
      face: -1,
      ...seat,
      lean: 4,
      nod: 2,
      hands: [
        [26, 46],
        [32, 46],
      ],
      top: colour.clay,
      legs: colour.ink,
      hat: 'hair',
    }) +
    lit(rect(640, 760, 96, 30, colour.river, 'rx="5"') + disc(664, 774, 9, colour.paper)) +
    line('M736 776C770 770 770 740 792 736', colour.ink, 5) +
    lit(path(`M776 ${n(722)}h40v34h-40z`, colour.deep)) +
    lit(
      rect(1042, 986, 120, 22, colour.deep, 'rx="5"') +
        rect(1090, 640, 14, 346, colour.deep) +
        rect(1062, 600, 70, 62, colour.paper, 'rx="31"'),
    ) +
    line('M1097 632l12 -14', colour.clay, 5)
  )
}
