import {
  colour,
  each,
  glow,
  haze,
  line,
  lit,
  mix,
  n,
  oval,
  path,
  poly,
  range,
  rect,
  seeded,
  sheet,
  sky,
} from '../paint.ts'
import { person } from '../people.ts'
import { palm, tree } from '../workplace.ts'
import { suitcase } from '../fixtures.ts'

/** A worker comes home to his village: his mother, wife and child wait before the new brick house. */
export function welcomeHome() {
  return sheet(sky(240, 430, 680, 61) + fields() + house() + way() + people())
}

function fields() {
  const random = seeded(6)
  return (
    each(range(10), i =>
      tree(40 + i * 175 + random() * 60, 690, 150 + random() * 80, mix(colour.reed, colour.mist, 0.3)),
    ) +
    palm(90, 700, 330, mix(colour.teal, colour.reed, 0.5)) +
    palm(690, 692, 260, mix(colour.teal, colour.mist, 0.4)) +
    haze(706, 130, 0.65) +
    rect(0, 690, 1600, 380, '#9db07e') +
    each(range(5), i => rect(0, 704 + i * i * 8, 640, 5 + i * 2, mix('#9db07e', colour.cream, 0.45), 'opacity="0.7"')) +
    glow(230, 700, 420, 0.5)
  )
}

function house() {
  const bricks =
    each(range(11), row => each(range(13), i => `M${990 + i * 44 - (row % 2) * 22} ${452 + row * 30}v30`)) +
    each(range(12), row => `M960 ${452 + row * 30}H1520`)
  return (
    tree(1540, 800, 430, colour.teal) +
    tree(930, 780, 330, mix(colour.teal, colour.reed, 0.3)) +
    lit(rect(960, 440, 560, 370, mix(colour.clay, colour.cream, 0.18))) +
    `<clipPath id="wall"><rect x="960" y="440" width="560" height="370"/></clipPath><g clip-path="url(#wall)">${line(bricks, mix(colour.rust, colour.clay, 0.5), 2, 'opacity="0.45"')}</g>` +
    lit(
      poly(
        [
          [920, 446],
          [1560, 446],
          [1500, 320],
          [980, 320],
        ],
        colour.river,
      ),
    ) +
    line(
      each(range(13), i => `M${n(985 + i * 42.5)} 324L${n(930 + i * 52)} 444`),
      colour.deep,
      3,
      'opacity="0.6"',
    ) +
    lit(rect(1040, 570, 120, 240, colour.deep) + rect(1032, 560, 136, 14, colour.amber)) +
    lit(
      rect(1270, 560, 150, 130, colour.honey) +
        line('M1345 560V690M1270 625H1420', colour.deep, 8) +
        rect(1258, 690, 174, 12, colour.amber),
    ) +
    rect(940, 806, 600, 22, mix(colour.amber, colour.cream, 0.4))
  )
}

function way() {
  return path('M1060 828C1040 880 700 900 420 1067H980C1060 960 1160 900 1150 828z', '#d9c192')
}

function people() {
  return (
    oval(610, 1010, 200, 15, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    suitcase(430, 1026, 124, 176, colour.clay, 76) +
    person({
      x: 560,
      y: 1010,
      tall: 600,
      face: 1,
      lean: 5,
      nod: 3,
      hands: [
        [-19, 50],
        [27, 60],
      ],
      feet: [
        [-11, 2],
        [11, 2],
      ],
      top: colour.marigold,
      legs: colour.night,
      hat: 'hair',
    }) +
    oval(870, 1006, 170, 14, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 766,
      y: 1006,
      tall: 330,
      face: -1,
      lean: 6,
      nod: -14,
      hands: [
        [20, 92],
        [24, 86],
      ],
      feet: [
        [-8, 2],
        [10, 2],
      ],
      top: colour.clay,
      legs: colour.deep,
      hat: 'hair',
    }) +
    person({
      x: 900,
      y: 996,
      tall: 560,
      face: -1,
      lean: 5,
      nod: 4,
      hands: [
        [18, 62],
        [27, 62],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: mix(colour.paper, colour.sage, 0.35),
      legs: mix(colour.paper, colour.sage, 0.5),
      hat: 'scarf',
      hatTone: colour.paper,
      wear: 'tunic',
    }) +
    person({
      x: 1040,
      y: 976,
      tall: 550,
      face: -1,
      lean: 2,
      nod: 2,
      hands: [
        [10, 56],
        [14, 60],
      ],
      feet: [
        [-5, 2],
        [6, 2],
      ],
      top: colour.river,
      legs: colour.deep,
      hat: 'scarf',
      hatTone: colour.clay,
      wear: 'tunic',
    })
  )
}
