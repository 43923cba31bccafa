import { colour, lit, mix, poly, sheet } from '#prisma/seed/paint.ts'
import { person } from '#prisma/seed/people.ts'
import {
  chair,
  counter,
  foot,
  laptop,
  licence,
  mug,
  papers,
  plant,
  room,
  shelves,
  sign,
  sunnyWindow,
} from '../fixtures.ts'

const floor = 800

/** A mother and her son ask at the desk; the officer turns the paper towards them. */
export function officeVisit() {
  return sheet(
    room(floor, '#eee4c8', '#b9a982') +
      sunnyWindow(70, 130, 300, 400, 3, 3) +
      wall() +
      plant(90, 900, 1.15) +
      visitors() +
      desk(),
    0.9,
  )
}

function wall() {
  return (
    shelves(1250, 250, 300, 4, 3) +
    licence(470, 190) +
    licence(650, 190, 130, 190) +
    sign(960, 196, 4.8, mix(colour.river, colour.cream, 0.1)) +
    person({
      x: 1180,
      y: 846,
      tall: 430,
      face: 1,
      lean: 3,
      nod: 4,
      hands: [
        [12, 60],
        [18, 62],
      ],
      top: colour.amber,
      legs: colour.night,
      hat: 'hair',
      far: 0.1,
    }) +
    lit(
      poly(
        [
          [1250, 566],
          [1306, 556],
          [1314, 622],
          [1258, 632],
        ],
        colour.river,
      ),
    )
  )
}

function visitors() {
  return (
    foot(330, 1010, 260) +
    chair(330, 1010, 560, 1, colour.clay) +
    person({
      x: 320,
      y: 1010,
      tall: 560,
      face: 1,
      hip: [0, 27],
      lean: 4,
      nod: 2,
      hands: [
        [17, 33],
        [22, 34],
      ],
      feet: [
        [20, 2],
        [24, 2],
      ],
      top: colour.clay,
      legs: mix(colour.clay, colour.rust, 0.5),
      wear: 'tunic',
      hat: 'scarf',
      hatTone: colour.cream,
    }) +
    foot(560, 1030, 260) +
    chair(566, 1030, 580, 1, colour.river) +
    person({
      x: 556,
      y: 1030,
      tall: 580,
      face: 1,
      hip: [0, 27],
      lean: 9,
      nod: 4,
      hands: [
        [26, 42],
        [30, 42],
      ],
      feet: [
        [20, 2],
        [25, 2],
      ],
      top: colour.teal,
      legs: colour.night,
      hat: 'hair',
    })
  )
}

function desk() {
  return (
    chair(1150, 1040, 600, -1, colour.deep) +
    person({
      x: 1150,
      y: 1040,
      tall: 590,
      face: -1,
      hip: [0, 29],
      lean: 10,
      nod: 8,
      hands: [
        [38, 44],
        [33, 44],
      ],
      feet: [
        [18, 2],
        [22, 2],
      ],
      top: colour.river,
      legs: colour.deep,
      wear: 'tunic',
      hat: 'scarf',
      hatTone: colour.marigold,
    }) +
    counter(940, 1050, 560, 244, mix(colour.river, colour.deep, 0.3)) +
    papers(716, 788, 140) +
    papers(872, 788, 110) +
    laptop(1058, 786, -1) +
    mug(1186, 786)
  )
}
