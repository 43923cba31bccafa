import { colour, disc, line, lit, mix, path, poly, sheet } from '../paint.ts'
import { person } from '../people.ts'
import { chair, clock, counter, foot, licence, mug, papers, plant, room, shelves, sunnyWindow } from '../fixtures.ts'

const floor = 800
const desks = [300, 800, 1300] as const

/** The office of the first year: three desks, one telephone, and the demand letter that has just come. */
export function threeDesks() {
  return sheet(
    room(floor, '#f0e5c9', '#b5a078') +
      sunnyWindow(90, 130, 280, 400, 2, 3) +
      licence(610, 190, 140, 180) +
      clock(930, 260, 46) +
      shelves(1180, 210, 330, 3, 5) +
      plant(80, 880, 1.1) +
      atTheTelephone() +
      withTheLetter() +
      readers() +
      desks.map(x => counter(x, 1040, 400, 236, mix(colour.river, colour.deep, 0.35))).join('') +
      onTheDesks(),
    0.95,
  )
}

const seat = {
  hip: [0, 29],
  feet: [
    [18, 2],
    [22, 2],
  ],
} as const

function atTheTelephone() {
  return (
    chair(800, 1012, 600, 1, colour.deep) +
    person({
      x: 800,
      y: 1014,
      tall: 610,
      face: 1,
      ...seat,
      lean: 4,
      nod: 2,
      hands: [
        [26, 42],
        [14, 63],
      ],
      top: colour.teal,
      legs: colour.night,
      hat: 'hair',
    }) +
    lit(line('M856 564q15 24 2 50', colour.ink, 13))
  )
}

/** A man brings the letter; the woman at the first desk reads it with him. */
function withTheLetter() {
  return (
    foot(540, 960, 200) +
    person({
      x: 540,
      y: 950,
      tall: 600,
      face: -1,
      lean: 5,
      nod: 8,
      hands: [
        [24, 58],
        [19, 56],
      ],
      top: colour.amber,
      legs: colour.ink,
      hat: 'hair',
      hatTone: '#b9b4a4',
    }) +
    lit(
      poly(
        [
          [372, 588],
          [440, 574],
          [452, 660],
          [384, 676],
        ],
        colour.paper,
      ) + line('M390 606L430 598M393 624L434 616M397 642L424 637', mix(colour.river, colour.paper, 0.3), 4),
    )
  )
}

function readers() {
  return (
    chair(260, 1014, 580, 1, colour.clay) +
    person({
      x: 260,
      y: 1016,
      tall: 580,
      face: 1,
      ...seat,
      lean: 7,
      nod: 0,
      hands: [
        [26, 44],
        [31, 44],
      ],
      top: colour.clay,
      legs: mix(colour.clay, colour.rust, 0.5),
      wear: 'tunic',
      hat: 'scarf',
      hatTone: colour.marigold,
    }) +
    chair(1340, 1014, 600, -1, colour.river) +
    person({
      x: 1340,
      y: 1016,
      tall: 600,
      face: -1,
      ...seat,
      lean: 12,
      nod: 12,
      hands: [
        [38, 44],
        [32, 44],
      ],
      top: mix(colour.paper, colour.cream, 0.4),
      legs: colour.deep,
      hat: 'hair',
    })
  )
}

function onTheDesks() {
  return (
    papers(330, 784, 120) +
    mug(184, 784) +
    telephone(900, 784) +
    papers(690, 784, 110) +
    papers(1160, 784, 130) +
    papers(1310, 784, 90) +
    mug(1440, 784, colour.amber)
  )
}

/** With a dial, as in 1989; its receiver is at somebody's ear. */
function telephone(x: number, y: number) {
  return lit(
    path(`M${x - 46} ${y}L${x - 28} ${y - 46}H${x + 28}L${x + 46} ${y}z`, colour.night) +
      disc(x, y - 23, 16, mix(colour.cream, colour.paper, 0.5)) +
      disc(x, y - 23, 6, colour.night) +
      line(`M${x - 40} ${y - 10}C${x - 90} ${y - 20} ${x - 40} ${y - 120} ${x - 38} ${y - 168}`, colour.ink, 4),
  )
}
