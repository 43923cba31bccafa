import { colour, disc, each, glow, line, lit, mix, poly, range, rect, sheet } from '#prisma/seed/paint.ts'
import { person } from '#prisma/seed/people.ts'
import { foot, lampRow, room, sunnyWindow, table } from '../fixtures.ts'

const floor = 820

/** Electricians in training: two wire a board, the instructor watches; a lamp already burns. */
export function wiringClass() {
  return sheet(
    room(floor, '#e9e0c3', '#9fa78c') +
      sunnyWindow(50, 120, 280, 440, 3, 4) +
      lampRow([620, 1080, 1480], 50, 120) +
      boards() +
      bench() +
      people(),
    1,
  )
}

/** Two practice boards: meter, breakers, switches and lamps with their cables. */
function boards() {
  return board(470, true) + board(960, false)
}

function board(x: number, done: boolean) {
  const breakers = each(
    range(6),
    i =>
      rect(x + 150 + i * 30, 244, 24, 54, colour.deep, 'rx="3"') +
      rect(x + 157 + i * 30, i % 3 ? 254 : 270, 10, 18, colour.paper),
  )
  const lamp = (dx: number, on: boolean) =>
    (on ? glow(x + dx, 350, 110, 0.95) : '') +
    line(`M${x + dx} 300V330`, colour.deep, 6) +
    disc(
      x + dx,
      350,
      22,
      on ? '#fff6d8' : mix(colour.sage, colour.paper, 0.3),
      `stroke="${colour.river}" stroke-width="4"`,
    )
  const cables =
    line(
      `M${x + 100} 268H${x + 150}M${x + 162} 298V430H${x + 90}V480M${x + 222} 298V400H${x + 210}V480M${x + 370} 300V270H${x + 324}`,
      colour.clay,
      6,
    ) +
    line(`M${x + 192} 298V446H${x + 330}V480M${x + 282} 298V380H${x + 370}V372`, colour.marigold, 6) +
    (done
      ? line(`M${x + 252} 298V420H${x + 300}V480`, colour.river, 6)
      : line(`M${x + 252} 298V366q0 30 -34 44`, colour.river, 6))
  return (
    lit(rect(x, 190, 430, 390, mix(colour.amber, colour.honey, 0.25))) +
    `<rect x="${x + 14}" y="204" width="402" height="362" fill="none" stroke="${colour.rust}" stroke-width="3" opacity="0.5"/>` +
    rect(x + 40, 226, 62, 84, colour.paper, 'rx="6"') +
    disc(x + 71, 256, 19, colour.sage) +
    line(`M${x + 71} 256l10 -12`, colour.ink, 4) +
    rect(x + 54, 288, 34, 12, colour.ink) +
    rect(x + 138, 232, 200, 78, mix(colour.sage, colour.paper, 0.3), 'rx="6"') +
    cables +
    breakers +
    lamp(370, done) +
    each(
      [90, 210, 320],
      dx => rect(x + dx - 24, 480, 48, 56, colour.paper, 'rx="6"') + rect(x + dx - 8, 492, 16, 30, colour.reed),
    )
  )
}

function bench() {
  const tools =
    lit(rect(690, 772, 110, 12, colour.clay, 'rx="6"') + rect(790, 775, 50, 6, colour.ink)) +
    lit(disc(1010, 766, 28, colour.river)) +
    disc(1010, 766, 11, mix(colour.amber, colour.honey, 0.3)) +
    lit(rect(1060, 740, 100, 46, colour.marigold, 'rx="6"')) +
    line('M1080 740V724H1140V740', colour.ink, 6) +
    lit(rect(900, 776, 60, 10, colour.paper))
  return table(920, 1010, 780, 206) + tools
}

function people() {
  return (
    foot(430, 1050, 220) +
    person({
      x: 420,
      y: 1048,
      tall: 600,
      face: 1,
      lean: 6,
      nod: -4,
      hands: [
        [22, 72],
        [31, 84],
      ],
      feet: [
        [-7, 2],
        [7, 2],
      ],
      top: colour.teal,
      legs: colour.night,
      wear: 'vest',
      hat: 'helmet',
    }) +
    lit(line('M612 546L640 524', colour.clay, 10)) +
    lit(line('M636 528L654 514', colour.ink, 4)) +
    foot(1440, 1050, 220) +
    person({
      x: 1430,
      y: 1050,
      tall: 590,
      face: -1,
      lean: 8,
      nod: -2,
      hands: [
        [25, 70],
        [32, 79],
      ],
      feet: [
        [-7, 2],
        [7, 2],
      ],
      top: colour.clay,
      legs: mix(colour.clay, colour.rust, 0.5),
      wear: 'tunic',
      hat: 'scarf',
      hatTone: colour.cream,
    }) +
    lit(line('M1230 580L1204 560', colour.marigold, 10)) +
    foot(220, 1010, 190) +
    person({
      x: 170,
      y: 1010,
      tall: 570,
      face: 1,
      lean: 2,
      nod: 2,
      hands: [
        [10, 58],
        [14, 62],
      ],
      feet: [
        [-5, 2],
        [6, 2],
      ],
      top: colour.river,
      legs: colour.ink,
      hat: 'helmet',
      hatTone: colour.paper,
    }) +
    lit(
      poly(
        [
          [226, 664],
          [276, 646],
          [288, 708],
          [238, 726],
        ],
        colour.paper,
      ),
    )
  )
}
