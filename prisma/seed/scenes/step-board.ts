import { colour, disc, each, line, lit, mix, oval, path, poly, range, rect, sheet } from '../paint.ts'
import { person } from '../people.ts'
import { foot, plant, room, sunnyWindow } from '../fixtures.ts'

/** An officer explains the eight steps on the wall to a woman and a man who bring their papers. */
export function stepBoard() {
  return sheet(room(830, '#efe4c8', '#b3a27c') + sunnyWindow(50, 140, 270, 410, 2, 3) + board() + people(), 0.95)
}

/** Eight stations on one way, each with its sign; the last is an aircraft. */
function board() {
  const stations = range(8).map(i => [560 + (i < 4 ? i : 7 - i) * 196, i < 4 ? 176 : 336] as const)
  const signs = [
    rect(-18, -24, 36, 48, colour.river, 'rx="4"'),
    disc(0, -8, 13, colour.river) + path('M-24 26C-24 4 24 4 24 26z', colour.river),
    path('M-24 -4L0 -28L24 -4L0 26z', colour.river),
    path('M-8 -26H8V-8H26V8H8V26H-8V8H-26V-8H-8z', colour.river),
    rect(-26, -18, 52, 36, colour.river, 'rx="5"') + line('M-14 0h28', colour.paper, 5),
    rect(-20, -26, 40, 52, colour.river, 'rx="5"') + disc(0, -4, 11, colour.paper),
    path('M-28 -14H28V18H-28zM-10 -26H10V-14H-10z', colour.river),
    path('M-28 6L-6 2L-20 -20H-10L12 -2L28 -4C34 -2 34 6 28 8L-22 14z', colour.river),
  ]
  return (
    lit(rect(450, 66, 820, 390, colour.amber, 'rx="8"')) +
    rect(466, 82, 788, 358, colour.paper, 'rx="4"') +
    line('M560 176H1148C1230 176 1230 336 1148 336H560', colour.honey, 22) +
    each(
      stations,
      ([x, y], i) =>
        disc(x, y, 56, i < 3 ? mix(colour.marigold, colour.cream, 0.35) : mix(colour.sage, colour.paper, 0.35)) +
        `<g transform="translate(${x} ${y}) scale(0.95)">${signs[i] ?? ''}</g>`,
    )
  )
}

function people() {
  return (
    plant(170, 980, 0.9) +
    foot(560, 1016, 220) +
    person({
      x: 480,
      y: 1006,
      tall: 560,
      face: 1,
      lean: 2,
      nod: -6,
      hands: [
        [12, 54],
        [18, 55],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.clay,
      legs: colour.deep,
      hat: 'scarf',
      hatTone: colour.marigold,
      wear: 'tunic',
    }) +
    lit(
      poly(
        [
          [556, 690],
          [606, 676],
          [616, 726],
          [566, 742],
        ],
        colour.river,
      ),
    ) +
    foot(760, 1040, 230) +
    person({
      x: 710,
      y: 1032,
      tall: 590,
      face: 1,
      lean: 2,
      nod: -6,
      hands: [
        [-5, 50],
        [16, 54],
      ],
      feet: [
        [-7, 2],
        [7, 2],
      ],
      top: colour.teal,
      legs: colour.night,
      hat: 'hair',
    }) +
    lit(
      poly(
        [
          [794, 700],
          [846, 688],
          [858, 742],
          [806, 756],
        ],
        colour.paper,
      ),
    ) +
    oval(1300, 1020, 190, 14, colour.ink, 'opacity="0.28" filter="url(#soft)"') +
    person({
      x: 1240,
      y: 1012,
      tall: 590,
      face: -1,
      lean: 4,
      nod: -2,
      hands: [
        [5, 52],
        [27, 80],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.river,
      legs: colour.night,
      hat: 'bun',
    }) +
    line('M1082 536L1004 396', colour.amber, 9)
  )
}
