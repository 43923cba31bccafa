import {
  colour,
  disc,
  each,
  haze,
  line,
  lit,
  mix,
  oval,
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
import { suitcase } from '../fixtures.ts'

/** Before sunrise is over: the coach to the airport takes the bags, the group is called by name. */
export function busLeaving() {
  return sheet(sky(260, 430, 700, 61) + street() + coach() + group(), 1)
}

function street() {
  const random = seeded(21)
  const crowns = each(range(12), i =>
    oval(
      i * 56 - 30 + random() * 30,
      610 - random() * 70,
      50 + random() * 36,
      46 + random() * 36,
      i % 2 ? colour.sage : colour.reed,
    ),
  )
  const houses = each(
    [
      [520, 330],
      [700, 400],
      [880, 300],
      [1060, 440],
      [1240, 360],
      [1420, 420],
    ] as const,
    ([x, tall], i) =>
      rect(x, 700 - tall, 170, tall, mix(colour.sage, colour.cream, 0.2 + (i % 3) * 0.14)) +
      each(range(12), k =>
        rect(
          x + 22 + (k % 3) * 48,
          728 - tall + Math.floor(k / 3) * 66,
          28,
          38,
          (k + i) % 5 ? mix(colour.reed, colour.sage, 0.5) : colour.honey,
        ),
      ),
  )
  const wires = line(
    'M-20 250Q210 292 404 236Q960 330 1640 226M-20 268Q210 310 460 236Q1000 352 1640 250',
    colour.deep,
    2.6,
    'opacity="0.6"',
  )
  return (
    houses +
    haze(706, 260, 0.6) +
    crowns +
    haze(706, 120, 0.5) +
    wires +
    lit(rect(426, 200, 12, 510, colour.deep) + rect(398, 232, 68, 9, colour.deep)) +
    rect(0, 700, 1600, 370, mix(colour.reed, colour.amber, 0.4)) +
    rect(0, 700, 1600, 60, colour.honey, 'opacity="0.4"') +
    path('M0 800H1600V1067H0z', mix(colour.teal, colour.amber, 0.3)) +
    rect(0, 797, 1600, 9, colour.cream, 'opacity="0.6"') +
    rect(0, 1030, 1600, 8, colour.cream, 'opacity="0.25"')
  )
}

/** The coach, nose to the left and the sun, its hold open. */
function coach() {
  const body = path('M640 860V560C646 470 664 420 730 414H1640V860z', colour.paper)
  const band =
    path('M640 700C900 700 1100 676 1640 600V690C1200 740 900 760 640 760z', colour.river) +
    path('M640 776C900 776 1200 756 1640 706V726C1200 774 900 792 640 790z', colour.marigold)
  const panes =
    path('M654 620C656 530 668 466 700 462H772V640H654z', mix(colour.teal, colour.deep, 0.2)) +
    each(
      range(6),
      i =>
        rect(880 + i * 128, 462, 118, 140, mix(colour.teal, colour.deep, 0.2), 'rx="8"') +
        poly(
          [
            [894 + i * 128, 592],
            [934 + i * 128, 470],
            [958 + i * 128, 470],
            [918 + i * 128, 592],
          ],
          colour.mist,
          'opacity="0.35"',
        ),
    )
  const heads = each(
    [930, 1058, 1190, 1318],
    (x, i) =>
      path(
        `M${x - 26} 602C${x - 26} 560 ${x + 26} 560 ${x + 26} 602z`,
        [colour.clay, colour.amber, colour.reed, colour.teal][i] ?? colour.clay,
      ) +
      oval(x, 545, 15, 19, colour.skin) +
      path(
        `M${x - 16} 542C${x - 18} 514 ${x + 18} 514 ${x + 16} 542C${x + 6} 532 ${x - 6} 532 ${x - 16} 542z`,
        i === 2 ? colour.cream : colour.ink,
      ),
  )
  const door =
    rect(786, 452, 82, 406, colour.deep, 'rx="8"') +
    rect(796, 790, 62, 10, colour.reed) +
    rect(796, 826, 62, 10, colour.reed)
  const hold =
    rect(1070, 752, 210, 106, colour.ink) +
    rect(1086, 802, 66, 56, colour.clay, 'rx="8"') +
    rect(1160, 790, 54, 68, colour.amber, 'rx="8"') +
    lit(
      poly(
        [
          [1062, 752],
          [1288, 752],
          [1300, 690],
          [1050, 690],
        ],
        mix(colour.paper, colour.sage, 0.5),
      ),
    )
  const wheel = (x: number) => disc(x, 862, 62, colour.ink) + disc(x, 862, 27, colour.reed)
  return (
    shadow(1140, 926, 900, 18) +
    lit(body) +
    band +
    panes +
    heads +
    door +
    hold +
    lit(wheel(960)) +
    lit(wheel(1430)) +
    rect(634, 796, 26, 26, colour.honey, 'rx="6"') +
    line('M640 520H606V560', colour.ink, 8)
  )
}

function group() {
  return (
    shadow(260, 1026, 360, 14) +
    person({
      x: 250,
      y: 1026,
      tall: 500,
      face: 1,
      lean: 2,
      nod: 6,
      hands: [
        [13, 60],
        [19, 64],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.river,
      legs: colour.deep,
      wear: 'tunic',
      hat: 'scarf',
      hatTone: colour.marigold,
    }) +
    lit(
      poly(
        [
          [336, 692],
          [392, 672],
          [405, 740],
          [350, 760],
        ],
        colour.amber,
      ) +
        poly(
          [
            [343, 696],
            [388, 680],
            [398, 736],
            [354, 751],
          ],
          colour.paper,
        ),
    ) +
    suitcase(478, 1036, 74, 106, colour.rust, 60) +
    person({
      x: 540,
      y: 1030,
      tall: 490,
      face: -1,
      lean: 2,
      nod: 0,
      hands: [
        [5, 50],
        [13, 46],
      ],
      feet: [
        [-5, 2],
        [5, 2],
      ],
      top: colour.amber,
      legs: colour.night,
      hat: 'hair',
    }) +
    person({
      x: 668,
      y: 1040,
      tall: 500,
      face: -1,
      lean: 1,
      nod: 2,
      hands: [
        [-3, 49],
        [5, 50],
      ],
      feet: [
        [-5, 2],
        [5, 2],
      ],
      top: colour.clay,
      legs: mix(colour.clay, colour.rust, 0.5),
      wear: 'tunic',
      hat: 'scarf',
      hatTone: colour.cream,
    }) +
    suitcase(752, 1046, 78, 104, colour.teal) +
    shadow(1060, 1012, 300, 13) +
    person({
      x: 1010,
      y: 1010,
      tall: 450,
      face: 1,
      lean: 12,
      nod: 6,
      hands: [
        [20, 42],
        [26, 44],
      ],
      feet: [
        [-9, 3],
        [8, 2],
      ],
      top: colour.teal,
      legs: colour.night,
      wear: 'vest',
      hat: 'cap',
    }) +
    suitcase(1140, 872, 84, 74, colour.river)
  )
}
