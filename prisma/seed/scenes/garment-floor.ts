import { colour, each, glow, lit, mix, n, oval, path, range, rect, sheet } from '../paint.ts'
import { person } from '../people.ts'
import { lampRow } from '../fixtures.ts'
import { stool } from '../workplace.ts'

/** A sewing line: two women at their machines, the line leader checks a finished shirt; more rows behind them. */
export function garmentFloor() {
  return sheet(hall() + row() + lampRow([330, 800, 1270], 96, 230) + people(), 0.95)
}

function hall() {
  return (
    rect(0, 0, 1600, 1067, '#efe6cb') +
    rect(0, 0, 1600, 100, '#dcd9c0') +
    each(
      range(5),
      i =>
        lit(rect(60 + i * 310, 170, 240, 190, colour.teal)) +
        rect(72 + i * 310, 182, 102, 166, '#fdf0cd') +
        rect(186 + i * 310, 182, 102, 166, '#fdf0cd'),
    ) +
    glow(250, 270, 520, 0.6) +
    rect(0, 470, 1600, 140, mix(colour.sage, colour.paper, 0.35)) +
    rect(0, 600, 1600, 467, '#bcae88')
  )
}

/** The head of a sewing machine, its needle to the left. */
const machine = (x: number, y: number, s: number, tone: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${path('M-78 0V-26H34V-96H-30V-44H-62V-104C-62 -124 -52 -132 -36 -132H56C76 -132 86 -120 86 -100V0z', tone)}${rect(-52, -46, 12, 38, colour.ink)}<circle cx="96" cy="-84" r="22" fill="${colour.ink}"/>${rect(-18, -156, 10, 26, colour.ink)}${rect(-24, -168, 22, 18, colour.clay, 'rx="4"')}</g>`

/** The next row of the line, smaller and paler. */
function row() {
  return each(range(6), i => {
    const x = 60 + i * 290
    return (
      person({
        x,
        y: 720,
        tall: 330,
        face: 1,
        hip: [0, 32],
        lean: 10,
        nod: 12,
        hands: [
          [26, 46],
          [31, 47],
        ],
        feet: [
          [17, 3],
          [22, 3],
        ],
        top: [colour.clay, colour.teal, colour.amber, colour.river][i % 4],
        legs: colour.night,
        hat: i % 3 === 1 ? 'hair' : 'scarf',
        hatTone: i % 3 === 1 ? colour.ink : [colour.marigold, colour.paper, colour.clay, colour.teal][i % 4],
        far: 0.35,
      }) +
      rect(x + 62, 588, 170, 10, mix(colour.amber, colour.mist, 0.4)) +
      rect(x + 74, 598, 8, 124, mix(colour.deep, colour.mist, 0.4)) +
      rect(x + 212, 598, 8, 124, mix(colour.deep, colour.mist, 0.4)) +
      machine(x + 150, 588, 0.55, mix(colour.sage, colour.paper, 0.5))
    )
  })
}

function people() {
  const seat = {
    hip: [0, 33],
    feet: [
      [17, 4],
      [22, 4],
    ],
  } as const
  const desk = (x: number) =>
    oval(x, 1046, 230, 13, colour.ink, 'opacity="0.28" filter="url(#soft)"') +
    lit(
      rect(x - 190, 812, 390, 20, colour.amber) +
        rect(x - 170, 832, 16, 214, colour.deep) +
        rect(x + 164, 832, 16, 214, colour.deep),
    ) +
    lit(machine(x + 60, 812, 1.05, colour.paper))
  const cloth = (x: number, tone: string) =>
    lit(
      path(
        `M${x - 160} 812C${x - 130} 788 ${x - 60} 800 ${x - 6} 804V812C${x - 40} 830 ${x - 90} 900 ${x - 150} 880C${x - 176} 860 ${x - 170} 830 ${x - 160} 812z`,
        tone,
      ),
    )
  return (
    stool(330, 1044, 190) +
    person({
      x: 330,
      y: 1046,
      tall: 630,
      face: 1,
      ...seat,
      lean: 12,
      nod: 12,
      hands: [
        [28, 43],
        [33, 45],
      ],
      top: colour.river,
      legs: colour.night,
      hat: 'scarf',
      hatTone: colour.marigold,
      wear: 'tunic',
    }) +
    desk(570) +
    cloth(570, colour.clay) +
    stool(800, 1044, 190) +
    person({
      x: 800,
      y: 1046,
      tall: 630,
      face: 1,
      ...seat,
      lean: 10,
      nod: 10,
      hands: [
        [28, 43],
        [33, 45],
      ],
      top: colour.amber,
      legs: colour.ink,
      hat: 'bun',
      wear: 'tunic',
    }) +
    desk(1040) +
    cloth(1040, colour.teal) +
    oval(1390, 1030, 180, 14, colour.ink, 'opacity="0.28" filter="url(#soft)"') +
    person({
      x: 1370,
      y: 1024,
      tall: 630,
      face: -1,
      lean: 4,
      nod: 12,
      hands: [
        [16, 62],
        [26, 66],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.clay,
      legs: colour.deep,
      hat: 'scarf',
      hatTone: colour.paper,
      wear: 'tunic',
    }) +
    lit(
      path(
        'M1176 606L1220 584L1252 600L1284 584L1326 610L1308 658L1288 648V740H1212V648L1194 656z',
        mix(colour.teal, colour.paper, 0.35),
      ),
    ) +
    oval(1206, 612, 14, 11, colour.skin) +
    oval(1300, 616, 14, 11, colour.skin)
  )
}
