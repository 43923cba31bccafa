import { colour, disc, each, line, lit, mix, poly, range, rect, sheet } from '#prisma/seed/paint.ts'
import { person } from '#prisma/seed/people.ts'
import { chair, foot, laptop, mug, papers, plant, room, sunnyWindow, table } from '../fixtures.ts'

const floor = 800

/** Advice to an employer: how many people, in which trades, by which month, drawn up on the wall. */
export function advisory() {
  return sheet(
    room(floor, '#efe4c9', '#b6a77f') +
      sunnyWindow(60, 130, 290, 400, 2, 3) +
      plan() +
      plant(1530, 880, 1.1) +
      people(),
    0.9,
  )
}

/** The plan: months across, trades down, the crews as bars. */
function plan() {
  const grid = line(
    each(range(8), i => `M${620 + i * 76} 176V470`),
    colour.sage,
    2.5,
  )
  const heads = each(
    [
      [640, 0],
      [640, 1],
      [640, 2],
      [640, 3],
    ] as const,
    ([, i]) => disc(582, 222 + i * 64, 11, colour.ink) + line(`M564 ${250 + i * 64}q18 -22 36 0`, colour.ink, 6),
  )
  const bars = each(
    [
      [620, 214, colour.river],
      [696, 330, colour.clay],
      [772, 300, colour.marigold],
      [924, 228, colour.teal],
    ] as const,
    ([x, w, tone], i) => rect(x, 212 + i * 64, w, 28, tone, 'rx="8"'),
  )
  return lit(rect(530, 140, 660, 356, colour.amber)) + rect(544, 154, 632, 328, colour.paper) + grid + heads + bars
}

function people() {
  return (
    person({
      x: 1300,
      y: 850,
      tall: 500,
      face: -1,
      lean: 4,
      nod: -2,
      hands: [
        [9, 52],
        [29, 76],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.clay,
      legs: mix(colour.clay, colour.rust, 0.5),
      wear: 'tunic',
      hat: 'scarf',
      hatTone: colour.marigold,
    }) +
    lit(line('M1150 486L1108 440', colour.ink, 6)) +
    foot(1310, 852, 170) +
    foot(470, 1030, 240) +
    chair(450, 1030, 580, 1, colour.clay) +
    person({
      x: 446,
      y: 1030,
      tall: 580,
      face: 1,
      hip: [0, 27],
      lean: 7,
      nod: -4,
      hands: [
        [25, 43],
        [31, 46],
      ],
      feet: [
        [18, 2],
        [23, 2],
      ],
      top: colour.river,
      legs: colour.night,
      hat: 'hair',
    }) +
    chair(1050, 1040, 580, -1, colour.deep) +
    person({
      x: 1054,
      y: 1040,
      tall: 590,
      face: -1,
      hip: [0, 27],
      lean: 10,
      nod: 6,
      hands: [
        [36, 44],
        [32, 42],
      ],
      feet: [
        [17, 2],
        [21, 2],
      ],
      top: colour.amber,
      legs: colour.night,
      hat: 'hair',
    }) +
    table(756, 1040, 520, 232) +
    papers(800, 790, 120) +
    papers(690, 790, 90) +
    lit(
      poly(
        [
          [560, 790],
          [660, 790],
          [652, 784],
          [566, 784],
        ],
        colour.teal,
      ),
    ) +
    laptop(962, 790, -1) +
    mug(600, 790)
  )
}
