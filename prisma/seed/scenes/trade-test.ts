import {
  at,
  colour,
  each,
  haze,
  line,
  lit,
  mix,
  path,
  poly,
  range,
  rect,
  seeded,
  shadow,
  sheet,
  sky,
} from '#prisma/seed/paint.ts'
import { person } from '#prisma/seed/people.ts'

/** The test yard: two masons lay a wall to a line, the examiner writes, scaffolders build behind. */
export function tradeTest() {
  return sheet(sky(240, 440, 640, 33) + trees() + shed() + ground() + scaffold() + walls() + people(), 1)
}

function trees() {
  const random = seeded(6)
  return (
    haze(650, 160, 0.6) +
    each(
      range(26),
      i =>
        `<ellipse cx="${i * 66 + random() * 40}" cy="${620 - random() * 50}" rx="${50 + random() * 40}" ry="${34 + random() * 36}" fill="${i % 2 ? colour.sage : colour.reed}"/>`,
    ) +
    haze(660, 150, 0.6)
  )
}

function shed() {
  const roof = poly(
    [
      [1010, 330],
      [1660, 280],
      [1660, 350],
      [990, 392],
    ],
    colour.river,
  )
  const ribs = line(
    each(range(15), i => `M${1030 + i * 44} ${334 - i * 3.4}l-10 56`),
    colour.deep,
    3,
    'opacity="0.5"',
  )
  return (
    rect(1040, 340, 600, 330, mix(colour.teal, colour.deep, 0.4)) +
    each(
      range(5),
      i =>
        rect(1060 + i * 118, 440, 96, 230, mix(colour.deep, colour.teal, 0.16)) +
        rect(1084 + i * 118, 596, 50, 74, [colour.amber, colour.clay, colour.reed][i % 3] ?? colour.amber),
    ) +
    each(range(6), i => rect(1046 + i * 118, 350, 12, 320, colour.deep)) +
    lit(roof) +
    ribs
  )
}

function ground() {
  const random = seeded(18)
  return (
    rect(0, 652, 1600, 420, mix(colour.amber, colour.cream, 0.5)) +
    rect(0, 652, 1600, 110, colour.honey, 'opacity="0.4"') +
    path('M0 900C400 870 1000 900 1600 860V1067H0z', mix(colour.amber, colour.rust, 0.25), 'opacity="0.45"') +
    each(range(140), () =>
      rect(random() * 1600, 690 + random() * 370, 3 + random() * 7, 2.4, colour.rust, 'opacity="0.3"'),
    )
  )
}

function scaffold() {
  const poles = each([640, 740, 840, 940], x => `M${x} 690V270`)
  const ledgers = each([350, 460, 570], y => `M620 ${y}H960`)
  return (
    lit(
      line(
        poles + ledgers + 'M640 690L740 570M840 690L740 570M840 460L940 350',
        mix(colour.teal, colour.deep, 0.35),
        8,
      ),
    ) +
    lit(rect(624, 452, 332, 12, colour.amber) + rect(624, 562, 332, 12, colour.amber)) +
    person({
      x: 720,
      y: 562,
      tall: 142,
      hands: [
        [10, 70],
        [19, 80],
      ],
      top: colour.clay,
      wear: 'vest',
      legs: colour.night,
      hat: 'helmet',
    }) +
    person({
      x: 880,
      y: 452,
      tall: 142,
      face: -1,
      lean: 12,
      nod: 10,
      hands: [
        [18, 48],
        [20, 44],
      ],
      feet: [
        [-8, 2],
        [8, 2],
      ],
      top: colour.teal,
      wear: 'vest',
      legs: colour.night,
      hat: 'helmet',
      hatTone: colour.paper,
    })
  )
}

/** Two low brick walls, each with its string line; the left one a course higher. */
function walls() {
  return wall(330, 950, 330, 6) + wall(800, 1000, 350, 4)
}

function wall(x: number, y: number, wide: number, courses: number) {
  const long = wide / 6
  const bricks = each(range(courses), row =>
    each(range(6 + (row % 2)), i => {
      const from = Math.max(0, i * long - (row % 2 ? long / 2 : 0))
      const to = Math.min(wide, (i + 1) * long - (row % 2 ? long / 2 : 0))
      return rect(
        x + from + 2,
        y - (row + 1) * 30 + 2,
        to - from - 4,
        26,
        [colour.clay, mix(colour.clay, colour.rust, 0.4), mix(colour.clay, colour.honey, 0.25)][(i * 2 + row) % 3] ??
          colour.clay,
      )
    }),
  )
  const top = y - courses * 30
  return (
    shadow(x + wide / 2, y + 4, wide * 0.9, 14) +
    lit(rect(x, top, wide, courses * 30, mix(colour.cream, colour.reed, 0.4)) + bricks) +
    line(`M${x - 16} ${y}V${top - 50}M${x + wide + 16} ${y}V${top - 50}`, colour.amber, 7) +
    line(`M${x - 16} ${top - 31}H${x + wide + 16}`, colour.paper, 2.4)
  )
}

function people() {
  const trowel =
    lit(line('M466 706L496 726', colour.ink, 8)) +
    lit(
      poly(
        [
          [492, 718],
          [540, 728],
          [498, 742],
        ],
        colour.sage,
      ),
    )
  const bucket = lit(
    at(
      714,
      1010,
      1,
      path('M-36 -62H36L27 0H-27z', colour.ink) + line('M-36 -62C-26 -100 26 -100 36 -62', colour.teal, 4),
    ),
  )
  return (
    person({
      x: 300,
      y: 1002,
      tall: 500,
      lean: 16,
      nod: 12,
      hands: [
        [30, 61],
        [34, 57],
      ],
      feet: [
        [-11, 2],
        [9, 2],
      ],
      top: colour.amber,
      legs: colour.night,
      wear: 'vest',
      hat: 'helmet',
    }) +
    trowel +
    bucket +
    person({
      x: 1010,
      y: 1030,
      tall: 500,
      face: -1,
      hip: [0, 34],
      lean: 24,
      nod: 12,
      hands: [
        [24, 38],
        [33, 31],
      ],
      feet: [
        [-18, 4],
        [13, 2],
      ],
      top: colour.clay,
      legs: colour.ink,
      wear: 'vest',
      hat: 'helmet',
    }) +
    lit(rect(812, 856, 58, 24, mix(colour.clay, colour.rust, 0.4))) +
    shadow(1310, 1044, 420, 15) +
    person({
      x: 1310,
      y: 1040,
      tall: 540,
      face: -1,
      lean: 1,
      nod: 12,
      hands: [
        [13, 60],
        [19, 64],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.paper,
      legs: colour.deep,
      hat: 'helmet',
      hatTone: colour.paper,
    }) +
    lit(
      poly(
        [
          [1170, 676],
          [1232, 652],
          [1246, 722],
          [1184, 746],
        ],
        colour.amber,
      ) +
        poly(
          [
            [1178, 680],
            [1228, 660],
            [1239, 718],
            [1190, 737],
          ],
          colour.paper,
        ),
    ) +
    person({
      x: 1450,
      y: 1034,
      tall: 520,
      face: -1,
      lean: 2,
      nod: 2,
      hands: [
        [-7, 50],
        [10, 50],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.river,
      legs: colour.night,
      wear: 'vest',
      hat: 'helmet',
      hatTone: colour.marigold,
    })
  )
}
