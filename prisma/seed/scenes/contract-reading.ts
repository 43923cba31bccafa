import { colour, line, lit, mix, oval, poly, sheet } from '../paint.ts'
import { person } from '../people.ts'
import { chair, foot, licence, mug, papers, plant, room, sign, sunnyWindow, table } from '../fixtures.ts'

const floor = 820

/** An officer reads the contract aloud; a worker, his wife and his father listen with their copies. */
export function contractReading() {
  return sheet(
    room(floor, '#efe3c6', '#b6a47e') +
      sunnyWindow(60, 120, 300, 440, 2, 3) +
      licence(560, 180) +
      sign(1160, 170, 7) +
      people(),
    0.95,
  )
}

function people() {
  const seat = {
    hip: [0, 29],
    feet: [
      [19, 2],
      [24, 2],
    ],
  } as const
  return (
    plant(1500, 960, 1) +
    foot(330, 1010, 280) +
    chair(330, 1010, 560, 1, colour.clay) +
    person({
      x: 350,
      y: 1006,
      tall: 600,
      face: 1,
      ...seat,
      lean: 6,
      nod: 4,
      hands: [
        [24, 42],
        [28, 44],
      ],
      top: colour.marigold,
      legs: colour.night,
      hat: 'scarf',
      hatTone: colour.clay,
      wear: 'tunic',
    }) +
    chair(560, 1040, 590, 1, colour.river) +
    person({
      x: 580,
      y: 1036,
      tall: 630,
      face: 1,
      ...seat,
      lean: 8,
      nod: 8,
      hands: [
        [26, 43],
        [31, 44],
      ],
      top: colour.teal,
      legs: colour.ink,
      hat: 'hair',
    }) +
    person({
      x: 850,
      y: 1000,
      tall: 580,
      face: 1,
      lean: 6,
      nod: 10,
      hands: [
        [10, 50],
        [17, 53],
      ],
      top: mix(colour.paper, colour.cream, 0.4),
      legs: colour.deep,
      hat: 'hair',
      hatTone: '#c9c7bb',
      wear: 'tunic',
    }) +
    chair(1270, 1040, 590, -1, colour.amber) +
    person({
      x: 1250,
      y: 1036,
      tall: 630,
      face: -1,
      ...seat,
      lean: 3,
      nod: 8,
      hands: [
        [20, 52],
        [27, 55],
      ],
      top: colour.river,
      legs: colour.night,
      hat: 'scarf',
      hatTone: colour.marigold,
      wear: 'tunic',
    }) +
    oval(930, 1050, 360, 14, colour.ink, 'opacity="0.25" filter="url(#soft)"') +
    table(920, 1046, 500, 262, colour.amber) +
    papers(730, 764, 90) +
    papers(900, 764, 90) +
    mug(1110, 766, colour.clay) +
    lit(
      poly(
        [
          [1044, 680],
          [1108, 648],
          [1122, 712],
          [1060, 740],
        ],
        colour.paper,
      ),
    ) +
    line('M1062 690l36 -16M1068 708l36 -16', colour.reed, 4)
  )
}
