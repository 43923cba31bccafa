import { colour, each, line, lit, mix, oval, poly, range, rect, sheet } from '../paint.ts'
import { person } from '../people.ts'
import { chair, clock, foot, mug, room, screen, shelves, sunnyWindow, table } from '../fixtures.ts'

/** The officer who answers workers' calls writes one down; a colleague brings the file. */
export function helpLine() {
  return sheet(
    room(830, '#efe4c8', '#b2a27c') +
      sunnyWindow(60, 130, 290, 420, 2, 3) +
      clocks() +
      shelves(1180, 250, 360, 4, 2) +
      people(),
    0.95,
  )
}

/** Two clocks: the time here, and the time there. */
function clocks() {
  return (
    clock(560, 230, 56) +
    clock(740, 230, 56) +
    rect(530, 304, 60, 12, colour.clay, 'rx="4"') +
    rect(710, 304, 60, 12, colour.river, 'rx="4"')
  )
}

function people() {
  return (
    foot(1120, 1010, 240) +
    person({
      x: 1110,
      y: 1004,
      tall: 620,
      face: -1,
      lean: 5,
      nod: 8,
      hands: [
        [22, 54],
        [28, 58],
      ],
      feet: [
        [-6, 2],
        [7, 2],
      ],
      top: colour.clay,
      legs: colour.night,
      hat: 'hair',
    }) +
    lit(rect(900, 650, 110, 80, colour.marigold, 'rx="5" transform="rotate(-8 955 690)"')) +
    lit(
      poly(
        [
          [920, 652],
          [1000, 640],
          [1002, 652],
          [922, 664],
        ],
        colour.paper,
      ),
    ) +
    chair(470, 1044, 600, 1, colour.clay) +
    person({
      x: 494,
      y: 1040,
      tall: 650,
      face: 1,
      hip: [0, 29],
      lean: 7,
      nod: 10,
      hands: [
        [26, 43],
        [31, 45],
      ],
      feet: [
        [19, 2],
        [24, 2],
      ],
      top: colour.river,
      legs: colour.deep,
      hat: 'bun',
    }) +
    headset() +
    oval(830, 1052, 320, 14, colour.ink, 'opacity="0.25" filter="url(#soft)"') +
    table(830, 1050, 540, 266, colour.amber) +
    screen(860, 768, 150, 104) +
    lit(
      poly(
        [
          [634, 766],
          [740, 766],
          [728, 754],
          [650, 754],
        ],
        colour.paper,
      ),
    ) +
    lit(line('M700 752L718 716', colour.clay, 7)) +
    mug(1010, 768, colour.teal) +
    each(range(3), i => lit(rect(1040, 750 - i * 16, 60, 14, mix(colour.river, colour.marigold, i * 0.4))))
  )
}

/** Over the hair, with its microphone before the mouth. */
function headset() {
  return (
    line('M530 588C520 548 534 532 556 538', colour.marigold, 7) +
    lit(oval(534, 594, 11, 15, colour.ink)) +
    line('M536 608C544 628 562 630 580 620', colour.ink, 5)
  )
}
