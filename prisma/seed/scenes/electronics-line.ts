import { colour, disc, each, glow, line, lit, mix, oval, path, poly, range, rect, sheet } from '../paint.ts'
import { person } from '../people.ts'
import { lampRow } from '../fixtures.ts'
import { outlook, palm, stool } from '../workplace.ts'

const coat = mix(colour.teal, colour.paper, 0.5)

/** An assembly line for circuit boards: two women solder and check, a technician watches the belt. */
export function electronicsLine() {
  return sheet(hall() + belt() + people() + bench(), 0.9)
}

function hall() {
  const trees =
    rect(0, 0, 1600, 700, '#f7e6bd') +
    rect(0, 420, 1600, 200, mix(colour.sage, colour.cream, 0.4)) +
    palm(250, 520, 250, mix(colour.reed, colour.cream, 0.2)) +
    palm(520, 520, 190, mix(colour.reed, colour.cream, 0.35)) +
    palm(1010, 520, 230, mix(colour.reed, colour.cream, 0.35)) +
    palm(1380, 520, 270, mix(colour.reed, colour.cream, 0.25))
  return (
    rect(0, 0, 1600, 1067, '#e9e4cb') +
    rect(0, 0, 1600, 90, '#d6d8c0') +
    outlook(80, 190, 1440, 290, 6, trees, colour.teal) +
    glow(260, 320, 520, 0.6) +
    rect(0, 560, 1600, 290, mix(colour.sage, colour.paper, 0.35)) +
    rect(0, 850, 1600, 217, '#a8b29a') +
    lampRow([330, 800, 1270], 84, 210)
  )
}

const board = (x: number, y: number) =>
  rect(x - 46, y - 12, 92, 12, colour.river, 'rx="2"') +
  each(
    [
      [-34, 12],
      [-12, 20],
      [14, 9],
      [26, 14],
    ] as const,
    ([dx, w], i) => rect(x + dx, y - 20, w, 9, i % 2 ? colour.ink : colour.marigold),
  )

/** The belt behind the bench, with boards on their way to the right. */
function belt() {
  return (
    lit(rect(0, 640, 1600, 34, colour.deep)) +
    line('M0 657H1600', colour.teal, 3, 'stroke-dasharray="26 20"') +
    each(range(9), i => lit(board(90 + i * 190, 640))) +
    each(range(6), i => rect(130 + i * 280, 674, 16, 190, mix(colour.deep, colour.teal, 0.4)))
  )
}

function people() {
  return (
    person({
      x: 1335,
      y: 1010,
      tall: 610,
      face: -1,
      lean: 5,
      nod: 8,
      hands: [
        [14, 60],
        [24, 61],
      ],
      top: coat,
      legs: colour.deep,
      hat: 'cap',
      hatTone: colour.river,
      wear: 'tunic',
    }) +
    lit(
      poly(
        [
          [1150, 632],
          [1204, 612],
          [1216, 650],
          [1162, 670],
        ],
        colour.paper,
      ),
    ) +
    stool(420, 1040, 190) +
    person({
      x: 420,
      y: 1046,
      tall: 640,
      face: 1,
      hip: [0, 33],
      lean: 12,
      nod: 10,
      hands: [
        [30, 46],
        [36, 50],
      ],
      feet: [
        [17, 4],
        [22, 4],
      ],
      top: coat,
      legs: colour.night,
      hat: 'scarf',
      hatTone: colour.clay,
    }) +
    stool(860, 1040, 190) +
    person({
      x: 860,
      y: 1046,
      tall: 640,
      face: 1,
      hip: [0, 33],
      lean: 10,
      nod: 12,
      hands: [
        [29, 46],
        [34, 47],
      ],
      feet: [
        [17, 4],
        [22, 4],
      ],
      top: coat,
      legs: colour.night,
      hat: 'bun',
    })
  )
}

/** Microscope on a foot, its eyepiece towards the person on its left. */
const microscope = (x: number, y: number) =>
  lit(
    path(
      `M${x - 34} ${y}H${x + 40}V${y - 12}H${x + 22}C${x + 46} ${y - 60} ${x + 30} ${y - 120} ${x - 6} ${y - 132}L${x - 14} ${y - 108}C${x + 10} ${y - 96} ${x + 16} ${y - 50} ${x - 2} ${y - 12}H${x - 34}z`,
      colour.night,
    ) + path(`M${x - 56} ${y - 166}L${x - 36} ${y - 178}L${x + 6} ${y - 92}L${x - 14} ${y - 82}z`, colour.river),
  )

function bench() {
  const iron = lit(line('M652 742L700 774', colour.ink, 9) + line('M700 774L716 786', colour.marigold, 5))
  const lamp = (x: number) =>
    lit(
      line(`M${x} 800V640L${x - 70} 580`, colour.river, 9) +
        path(`M${x - 116} 600L${x - 64} 552L${x - 40} 580L${x - 84} 620z`, colour.marigold),
    ) + glow(x - 96, 660, 110, 0.55)
  return (
    lit(
      rect(520, 796, 800, 22, colour.amber) +
        rect(560, 818, 18, 232, colour.deep) +
        rect(1262, 818, 18, 232, colour.deep),
    ) +
    rect(578, 900, 684, 10, colour.deep) +
    oval(920, 1050, 460, 14, colour.ink, 'opacity="0.25" filter="url(#soft)"') +
    lamp(800) +
    lit(board(724, 796)) +
    iron +
    disc(718, 784, 5, '#fffdf0') +
    microscope(1140, 796) +
    lit(board(1128, 800)) +
    lit(
      each(range(3), i =>
        rect(1206, 772 - i * 26, 84, 22, [colour.clay, colour.teal, colour.marigold][i] ?? colour.clay, 'rx="3"'),
      ),
    )
  )
}
