import { colour, disc, line, lit, mix, path, rect, sheet } from '#prisma/seed/paint.ts'
import { person } from '#prisma/seed/people.ts'
import { chair, foot, framed, lampRow, room, sunnyWindow, table } from '../fixtures.ts'

const floor = 790

/** A language lesson: the teacher points at a dialogue on the board, four learners answer in pairs. */
export function languageClass() {
  return sheet(
    room(floor, '#efe3c6', '#b8a67d') +
      sunnyWindow(60, 120, 280, 430, 2, 3) +
      lampRow([560, 1000, 1420], 60, 120) +
      board() +
      poster() +
      teacher() +
      learners(),
    0.9,
  )
}

/** Two heads speak: question and answer as lines of writing in bubbles. */
function board() {
  const chalk = '#f3ecd6'
  const head = (x: number) =>
    `<circle cx="${x}" cy="404" r="26" fill="none" stroke="${chalk}" stroke-width="5"/>` +
    line(`M${x - 46} 470C${x - 44} 436 ${x + 44} 436 ${x + 46} 470`, chalk, 5)
  const bubble = (x: number, tail: number) =>
    `<rect x="${x}" y="196" width="220" height="112" rx="22" fill="none" stroke="${chalk}" stroke-width="5"/>` +
    line(`M${tail} 308l-8 36l34 -36`, chalk, 5)
  return (
    lit(rect(520, 148, 640, 372, colour.amber)) +
    rect(536, 164, 608, 340, colour.deep) +
    head(640) +
    head(1040) +
    bubble(572, 632) +
    bubble(884, 1040) +
    line('M604 234h36m18 0h90M604 270h110m16 0h34', chalk, 7) +
    line('M916 234h84m18 0h52', colour.marigold, 7) +
    line('M916 270h52m18 0h78', chalk, 7) +
    lit(rect(536, 512, 608, 13, colour.amber)) +
    rect(700, 505, 50, 8, colour.paper) +
    rect(770, 505, 28, 8, colour.clay)
  )
}

/** A snow mountain over water, as on the walls of every language school. */
function poster() {
  return framed(
    1300,
    210,
    190,
    240,
    rect(1310, 220, 170, 220, colour.sage) +
      disc(1350, 280, 22, colour.clay) +
      path('M1310 400L1376 316C1390 304 1404 304 1416 316L1480 396V440H1310z', colour.river) +
      path('M1358 340L1376 316C1390 304 1404 304 1416 316L1434 338L1414 348L1396 334L1380 350z', colour.paper) +
      rect(1310, 412, 170, 28, colour.teal),
  )
}

function teacher() {
  return (
    foot(1250, 832, 170) +
    person({
      x: 1250,
      y: 830,
      tall: 500,
      face: -1,
      lean: 3,
      nod: 0,
      hands: [
        [11, 54],
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
      hatTone: colour.cream,
    }) +
    lit(line('M1098 452L1036 396', colour.marigold, 7))
  )
}

function learners() {
  return (
    pair(250, 1010, 520, [colour.river, colour.amber], ['hair', 'scarf']) +
    pair(860, 1040, 560, [colour.teal, colour.rust], ['bun', 'hair'])
  )
}

/** Two learners face each other over a small table with their books. */
function pair(
  x: number,
  y: number,
  tall: number,
  tops: readonly [string, string],
  hats: readonly ['hair' | 'bun', 'scarf' | 'hair'],
) {
  const sitter = (side: 1 | -1, at: 0 | 1) =>
    foot(x - side * 178, y, 200) +
    chair(x - side * 178, y, tall, side, at ? colour.river : colour.clay) +
    person({
      x: x - side * 178,
      y,
      tall,
      face: side,
      hip: [0, 27],
      lean: 6 + at * 3,
      nod: at ? 2 : 5,
      hands: at
        ? [
            [22, 44],
            [27, 58],
          ]
        : [
            [25, 43],
            [28, 43],
          ],
      feet: [
        [18, 2],
        [22, 2],
      ],
      top: tops[at],
      legs: colour.night,
      hat: hats[at],
      hatTone: hats[at] === 'scarf' ? colour.marigold : colour.ink,
      wear: hats[at] === 'scarf' || hats[at] === 'bun' ? 'tunic' : undefined,
    })
  const tops2 = y - tall * 0.41
  const book = (from: number, tone: string) =>
    lit(
      path(`M${from} ${tops2 - 20}q24 -14 48 0q24 -14 48 0v8H${from}z`, colour.paper) +
        rect(from, tops2 - 14, 96, 5, tone),
    )
  return (
    sitter(1, 0) +
    sitter(-1, 1) +
    table(x, y, 240, tall * 0.4) +
    book(x - 106, colour.clay) +
    book(x + 12, colour.river)
  )
}
