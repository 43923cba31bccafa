import { each, colour, lit, mix, poly, sheet } from '#prisma/seed/paint.ts'
import { person } from '#prisma/seed/people.ts'
import { chair, clock, counter, foot, licence, mug, papers, plant, room, sign, sunnyWindow } from '../fixtures.ts'

const floor = 790

/** The oral test: an applicant before two examiners, the next ones wait along the wall. */
export function interview() {
  return sheet(
    room(floor, '#eee3c7', '#b7a87f') +
      sunnyWindow(60, 120, 300, 410, 3, 3) +
      sign(830, 200, 5) +
      licence(1130, 210, 130, 170) +
      clock(1420, 250) +
      waiting() +
      applicant() +
      examiners() +
      plant(84, 960, 0.95),
    0.9,
  )
}

function waiting() {
  return each(
    [
      [470, 0],
      [620, 1],
      [770, 2],
    ] as const,
    ([x, i]) =>
      foot(x, 836, 130) +
      chair(x, 836, 400, 1, i % 2 ? colour.river : colour.teal) +
      person({
        x: x - 4,
        y: 836,
        tall: 400,
        face: 1,
        hip: [0, 27],
        lean: 2 + i * 2,
        nod: i * 4 - 2,
        hands: [
          [17, 33],
          [21, 34],
        ],
        feet: [
          [19, 2],
          [23, 2],
        ],
        top: [colour.amber, colour.reed, colour.clay][i],
        legs: colour.night,
        hat: 'hair',
        far: 0.14,
      }),
  )
}

function applicant() {
  return (
    foot(420, 1046, 260) +
    chair(400, 1046, 600, 1, colour.clay) +
    person({
      x: 394,
      y: 1046,
      tall: 590,
      face: 1,
      hip: [0, 27],
      lean: 3,
      nod: 0,
      hands: [
        [19, 37],
        [27, 53],
      ],
      feet: [
        [19, 2],
        [24, 2],
      ],
      top: colour.teal,
      legs: colour.night,
      hat: 'hair',
    })
  )
}

function examiners() {
  return (
    chair(1180, 1046, 600, -1, colour.deep) +
    person({
      x: 1180,
      y: 1046,
      tall: 590,
      face: -1,
      hip: [0, 28],
      lean: 8,
      nod: 6,
      hands: [
        [35, 44],
        [30, 44],
      ],
      feet: [
        [17, 2],
        [21, 2],
      ],
      top: colour.clay,
      legs: colour.deep,
      wear: 'tunic',
      hat: 'scarf',
      hatTone: colour.cream,
    }) +
    chair(1440, 1046, 600, -1, colour.deep) +
    person({
      x: 1440,
      y: 1046,
      tall: 610,
      face: -1,
      hip: [0, 29],
      lean: 2,
      nod: 0,
      hands: [
        [18, 47],
        [22, 53],
      ],
      feet: [
        [17, 2],
        [21, 2],
      ],
      top: mix(colour.river, colour.deep, 0.3),
      legs: colour.night,
      hat: 'hair',
    }) +
    counter(1130, 1056, 700, 250, mix(colour.river, colour.deep, 0.3)) +
    papers(900, 786, 130) +
    papers(1200, 786, 110) +
    mug(1360, 786, colour.marigold) +
    lit(
      poly(
        [
          [1280, 786],
          [1290, 700],
          [1300, 698],
          [1296, 786],
        ],
        colour.river,
      ),
    )
  )
}
