import { colour, disc, each, line, lit, mix, path, poly, range, rect, sheet } from '#prisma/seed/paint.ts'
import { person } from '#prisma/seed/people.ts'
import { chair, foot, plant, room, sunnyWindow, table } from '../fixtures.ts'

const floor = 810

/** The medical check: a doctor takes the blood pressure, a nurse writes down a height. */
export function medicalCheck() {
  return sheet(
    room(floor, '#ebe6cc', '#a9bfae') +
      sunnyWindow(70, 140, 290, 400, 2, 3) +
      eyeChart() +
      cabinet() +
      height() +
      examined() +
      plant(84, 950, 0.95),
    0.8,
  )
}

/** Rows of open rings, smaller from row to row. */
function eyeChart() {
  const rows = each([3, 4, 5, 6], (count, row) =>
    each(range(count), i => {
      const r = 17 - row * 3.4
      const x = 560 + (i - (count - 1) / 2) * r * 2.9
      const turn = ((i * 3 + row * 2) % 4) * 90
      return `<path d="M${r * 0.7} ${-r * 0.7}A${r} ${r} 0 1 0 ${r * 0.7} ${r * 0.7}" transform="translate(${x} ${238 + row * 52}) rotate(${turn})" fill="none" stroke="${colour.ink}" stroke-width="${r * 0.42}"/>`
    }),
  )
  return lit(rect(466, 178, 188, 274, colour.paper, 'rx="6"')) + rows + rect(466, 178, 188, 12, colour.river)
}

function cabinet() {
  const bottles = each(range(9), i =>
    rect(
      1372 + (i % 5) * 34,
      300 + Math.floor(i / 5) * 92 - (i % 3) * 5,
      22,
      42 + (i % 3) * 5,
      [colour.clay, colour.river, colour.amber, colour.reed][i % 4] ?? colour.clay,
      'rx="4"',
    ),
  )
  return (
    lit(rect(1350, 250, 200, 220, colour.paper, 'rx="8"')) +
    rect(1364, 264, 172, 192, mix(colour.sage, colour.paper, 0.4)) +
    rect(1364, 342, 172, 7, colour.reed) +
    rect(1364, 440, 172, 7, colour.reed) +
    bottles
  )
}

/** The measuring rod with a man under it and the nurse beside him. */
function height() {
  const marks = each(range(22), i => `M1096 ${800 - i * 24}h${i % 5 ? 12 : 22}`)
  return (
    lit(rect(1070, 256, 26, 596, colour.amber)) +
    line(marks, colour.ink, 3, 'opacity="0.7"') +
    lit(rect(1034, 848, 170, 18, colour.ink, 'rx="6"')) +
    foot(1130, 868, 180) +
    person({
      x: 1126,
      y: 848,
      tall: 470,
      face: 1,
      lean: 0,
      nod: 0,
      feet: [
        [-3, 2],
        [3, 2],
      ],
      hands: [
        [-1, 48],
        [5, 48],
      ],
      top: colour.amber,
      legs: colour.night,
      hat: 'hair',
    }) +
    lit(rect(1090, 362, 96, 11, colour.clay)) +
    foot(1370, 900, 190) +
    person({
      x: 1370,
      y: 900,
      tall: 520,
      face: -1,
      lean: 3,
      nod: 8,
      hands: [
        [14, 60],
        [20, 64],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.teal,
      legs: colour.river,
      wear: 'tunic',
      hat: 'scarf',
      hatTone: colour.paper,
    }) +
    lit(
      poly(
        [
          [1234, 556],
          [1290, 534],
          [1304, 602],
          [1248, 624],
        ],
        colour.amber,
      ) +
        poly(
          [
            [1242, 560],
            [1286, 542],
            [1297, 598],
            [1254, 615],
          ],
          colour.paper,
        ),
    )
  )
}

function examined() {
  const meter =
    lit(
      rect(540, 726, 108, 54, colour.deep, 'rx="8"') +
        disc(576, 752, 17, colour.paper) +
        rect(606, 742, 30, 20, colour.honey),
    ) + line('M566 728C540 694 480 690 430 712', colour.ink, 5)
  const bottle = lit(
    path('M700 780V738C700 728 706 726 710 720V706h14v14C728 726 734 728 734 738V780z', colour.teal) +
      rect(708, 698, 18, 10, colour.ink),
  )
  return (
    foot(340, 1020, 240) +
    chair(340, 1020, 580, 1, colour.clay) +
    foot(900, 1030, 240) +
    chair(890, 1030, 560, -1, colour.deep) +
    person({
      x: 336,
      y: 1020,
      tall: 570,
      face: 1,
      hip: [0, 27],
      lean: 3,
      nod: 0,
      hands: [
        [16, 33],
        [33, 42],
      ],
      feet: [
        [18, 2],
        [23, 2],
      ],
      top: mix(colour.reed, colour.cream, 0.4),
      legs: colour.night,
      hat: 'hair',
    }) +
    person({
      x: 884,
      y: 1030,
      tall: 590,
      face: -1,
      hip: [0, 27],
      lean: 12,
      nod: 9,
      hands: [
        [40, 46],
        [36, 43],
      ],
      feet: [
        [17, 2],
        [21, 2],
      ],
      top: colour.paper,
      legs: colour.deep,
      wear: 'tunic',
      hat: 'bun',
    }) +
    table(600, 1030, 330, 232) +
    meter +
    bottle +
    lit(
      poly(
        [
          [398, 672],
          [440, 696],
          [420, 744],
          [378, 716],
        ],
        colour.river,
      ),
    ) +
    lit(rect(664, 772, 24, 8, colour.paper))
  )
}
