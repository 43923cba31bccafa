import { colour, each, line, lit, mix, poly, range, rect, sheet } from '../paint.ts'
import { person } from '../people.ts'
import { counter, foot, licence, plant, room, shelves, sunnyWindow } from '../fixtures.ts'

/** At the front desk an officer gives a worker her passport back, with the receipt for every paper. */
export function papersReturned() {
  return sheet(
    room(830, '#f0e5c9', '#b4a57f') +
      sunnyWindow(50, 140, 270, 410, 2, 3) +
      licence(470, 190) +
      licence(660, 190) +
      shelves(1150, 180, 400, 4, 5) +
      people(),
    0.95,
  )
}

function people() {
  const passport =
    lit(`<g transform="rotate(-10 850 640)">${rect(822, 606, 54, 72, colour.deep, 'rx="5"')}</g>`) +
    lit(
      poly(
        [
          [846, 648],
          [908, 636],
          [918, 690],
          [858, 702],
        ],
        colour.paper,
      ),
    ) +
    line('M864 662l36 -7M868 678l36 -7', colour.reed, 4)
  return (
    plant(160, 990, 0.95) +
    person({
      x: 1080,
      y: 1050,
      tall: 640,
      face: -1,
      lean: 5,
      nod: 4,
      hands: [
        [22, 55],
        [28, 62],
      ],
      top: colour.clay,
      legs: colour.night,
      hat: 'hair',
    }) +
    foot(470, 1020, 220) +
    person({
      x: 420,
      y: 1012,
      tall: 560,
      face: 1,
      lean: 2,
      nod: 0,
      hands: [
        [-4, 49],
        [10, 52],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.marigold,
      legs: colour.night,
      hat: 'hair',
    }) +
    foot(670, 1044, 230) +
    person({
      x: 640,
      y: 1038,
      tall: 600,
      face: 1,
      lean: 4,
      nod: 0,
      hands: [
        [10, 52],
        [29, 63],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.teal,
      legs: colour.deep,
      hat: 'scarf',
      hatTone: colour.clay,
      wear: 'tunic',
    }) +
    passport +
    counter(1150, 1060, 640, 280, mix(colour.river, colour.deep, 0.3)) +
    lit(
      each(range(3), i =>
        rect(1230, 746 - i * 18, 110, 15, [colour.marigold, colour.paper, colour.reed][i] ?? colour.paper, 'rx="3"'),
      ),
    )
  )
}
