import { colour, each, glow, haze, line, lit, mix, n, oval, path, poly, range, rect, sheet, sky } from '../paint.ts'
import { person } from '../people.ts'
import { hills } from '../workplace.ts'

/** Two cleaners in harness wash the glass of a tall front from a hanging platform. */
export function facadeCleaners() {
  return sheet(sky(230, 520, 900, 27) + below() + front() + people() + platform())
}

/** Low roofs and the sea, far below on the left. */
function below() {
  return (
    rect(0, 800, 900, 270, 'url(#water)') +
    glow(230, 830, 280, 0.8) +
    hills(806, 60, colour.sage, 4) +
    haze(812, 90, 0.6) +
    each(range(9), i =>
      rect(-20 + i * 74, 960 - ((i * 37) % 60), 62, 160, mix(colour.teal, colour.cream, 0.3 + (i % 3) * 0.12)),
    ) +
    each(range(9), i =>
      rect(-40 + i * 80, 1010 - ((i * 23) % 40), 70, 100, mix(colour.river, colour.teal, (i % 3) * 0.3)),
    )
  )
}

/** The glass front, with the sky's reflection and clean panes where they have been. */
function front() {
  const columns = range(7)
  const rows = range(8)
  const panes = each(rows, row =>
    each(columns, column => {
      const isClean = row < 4 || (row === 4 && column < 3)
      const tone = mix(isClean ? '#a9cabd' : '#7fa396', colour.cream, 0.08 * ((row * 3 + column * 5) % 4))
      return rect(574 + column * 150, -36 + row * 142, 138, 130, tone)
    }),
  )
  const shine = each([0, 1], i =>
    poly(
      [
        [700 + i * 420, 0],
        [830 + i * 420, 0],
        [560 + i * 420, 530],
        [430 + i * 420, 530],
      ],
      '#fdf3d6',
      'opacity="0.26"',
    ),
  )
  return (
    lit(rect(560, -60, 1060, 1200, colour.river)) +
    panes +
    `<clipPath id="clean"><rect x="568" y="0" width="1040" height="530"/></clipPath><g clip-path="url(#clean)">${shine}</g>` +
    poly(
      [
        [540, -60],
        [562, -60],
        [562, 1127],
        [540, 1127],
      ],
      colour.honey,
    ) +
    rect(560, 522, 1060, 10, colour.deep)
  )
}

function people() {
  const harness = { legs: colour.night, hat: 'helmet', wear: 'vest' } as const
  return (
    line('M640 0V830M1270 0V830', colour.ink, 6) +
    person({
      x: 770,
      y: 880,
      tall: 560,
      face: 1,
      lean: 2,
      nod: -8,
      hands: [
        [14, 62],
        [27, 90],
      ],
      feet: [
        [-7, 2],
        [7, 2],
      ],
      top: colour.amber,
      ...harness,
    }) +
    lit(
      line('M922 376L900 412', colour.ink, 10) +
        rect(890, 352, 130, 16, colour.ink, 'rx="4" transform="rotate(-12 955 360)"') +
        rect(886, 342, 138, 10, colour.clay, 'rx="4" transform="rotate(-12 955 347)"'),
    ) +
    path('M1010 378C1002 420 1012 450 1004 500L996 500C1002 450 996 420 1000 380z', colour.paper, 'opacity="0.7"') +
    person({
      x: 1150,
      y: 880,
      tall: 540,
      face: -1,
      lean: 10,
      nod: 10,
      hands: [
        [16, 52],
        [27, 62],
      ],
      feet: [
        [-7, 2],
        [8, 2],
      ],
      top: colour.clay,
      ...harness,
      hatTone: colour.paper,
    }) +
    lit(path('M980 560C970 536 1010 524 1024 546C1032 566 1000 580 980 560z', colour.honey))
  )
}

function platform() {
  const bucket = (x: number, tone: string) =>
    line(`M${x - 30} 812C${x - 20} 770 ${x + 20} 770 ${x + 30} 812`, colour.ink, 4) +
    path(`M${x - 34} 810H${x + 34}L${x + 26} 878H${x - 26}z`, tone)
  return (
    lit(bucket(950, colour.marigold)) +
    lit(rect(590, 874, 740, 26, colour.amber)) +
    lit(
      line(
        `M600 760H1320M600 816H1320${each(range(7), i => `M${n(602 + i * 119.6)} 756V880`)}`,
        mix(colour.deep, colour.ink, 0.2),
        9,
      ),
    ) +
    lit(rect(604, 716, 72, 60, colour.clay, 'rx="6"') + rect(1236, 716, 72, 60, colour.clay, 'rx="6"')) +
    oval(960, 912, 380, 10, colour.ink, 'opacity="0.35" filter="url(#soft)"')
  )
}
