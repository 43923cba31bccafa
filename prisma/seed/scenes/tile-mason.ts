import { colour, each, glow, line, lit, mix, n, oval, path, poly, range, rect, sheet, view } from '../paint.ts'
import { person } from '../people.ts'
import { outlook, palm } from '../workplace.ts'

const p = view(820, 470, 700)
const floor = 300

/** A tile mason beds a floor to the line; his helper brings the next box. */
export function tileMason() {
  return sheet(shell() + tiles() + people(), 1)
}

/** The bare room, its opening without glass yet. */
function shell() {
  const outside =
    rect(0, 0, 1600, 700, 'url(#sky)') +
    glow(210, 330, 320, 0.95) +
    rect(0, 520, 700, 120, '#d6bd86') +
    palm(180, 560, 230, mix(colour.teal, colour.reed, 0.4)) +
    palm(470, 560, 180, mix(colour.teal, colour.mist, 0.3))
  return (
    rect(0, 0, 1600, 1067, '#d9d2b8') +
    rect(0, 0, 1600, 120, '#c6c0a6') +
    rect(900, 120, 16, 480, '#c2bb9f') +
    poly(
      [
        [1180, 120],
        [1600, 60],
        [1600, 760],
        [1180, 600],
      ],
      '#c4bea2',
    ) +
    outlook(90, 180, 640, 400, 2, outside, mix(colour.reed, colour.deep, 0.25)) +
    rect(0, 596, 1600, 480, '#b9ae8d') +
    poly(
      [
        [90, 600],
        [730, 600],
        [1180, 1067],
        [360, 1067],
      ],
      '#fff1cb',
      'opacity="0.35"',
    ) +
    lit(
      line(
        'M990 600V250M1130 600V250M970 300H1150M970 420H1150M990 600L1130 420',
        mix(colour.amber, colour.rust, 0.3),
        10,
      ),
    )
  )
}

/** Laid tiles on the left, mortar with its comb marks on the right. */
function tiles() {
  const size = 170
  const corner = (x: number, z: number) => p(x, floor, z)
  const laid = each(range(6), row =>
    each(range(8), column => {
      const x = -1100 + column * size
      const z = 760 - row * size - 110
      if (x > 40 + (row < 3 ? 170 : 0)) return ''
      const tone = mix('#e9dfc4', (column + row) % 2 ? colour.sage : colour.cream, 0.4)
      return poly(
        [
          corner(x + 5, z + 5),
          corner(x + size - 5, z + 5),
          corner(x + size - 5, z + size - 5),
          corner(x + 5, z + size - 5),
        ],
        tone,
      )
    }),
  )
  const comb = each(range(9), i =>
    line(
      `M${corner(250 + i * 34, 300)
        .map(n)
        .join(' ')}L${corner(250 + i * 34, -240)
        .map(n)
        .join(' ')}`,
      '#9f977c',
      5,
    ),
  )
  return (
    poly([corner(-1200, 830), corner(620, 830), corner(620, -400), corner(-1200, -400)], '#a89f83') +
    laid +
    comb +
    line(`M${corner(216, 800).map(n).join(' ')}L${corner(216, -400).map(n).join(' ')}`, colour.clay, 4)
  )
}

function people() {
  return (
    oval(760, 990, 230, 16, colour.ink, 'opacity="0.32" filter="url(#soft)"') +
    person({
      x: 676,
      y: 984,
      tall: 640,
      face: 1,
      hip: [-4, 24],
      lean: 40,
      nod: 10,
      hands: [
        [27, 17],
        [36, 18],
      ],
      feet: [
        [-20, 3],
        [8, 2],
      ],
      top: colour.clay,
      legs: colour.ink,
      hat: 'cap',
      hatTone: colour.paper,
    }) +
    lit(
      poly(
        [
          [884, 866],
          [1036, 866],
          [1062, 922],
          [896, 922],
        ],
        '#efe6cd',
      ),
    ) +
    lit(path('M560 1010H640L626 1050H574z', colour.ink)) +
    oval(1270, 930, 170, 14, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 1260,
      y: 924,
      tall: 540,
      face: -1,
      lean: 6,
      nod: 4,
      hands: [
        [22, 52],
        [25, 54],
      ],
      feet: [
        [-10, 2],
        [10, 2],
      ],
      top: colour.teal,
      legs: colour.deep,
      hat: 'helmet',
      wear: 'vest',
    }) +
    lit(
      rect(1056, 616, 150, 70, colour.amber, 'rx="4"') +
        each(range(4), i => rect(1062, 606 - i * 9, 138, 8, mix('#efe6cd', colour.sage, i * 0.15))),
    ) +
    lit(each(range(3), i => rect(1370, 890 - i * 56, 160, 52, mix(colour.amber, colour.rust, i * 0.12), 'rx="4"')))
  )
}
