import { colour, each, haze, line, lit, mix, poly, range, rect, sheet, sky, type Point } from '../paint.ts'
import { person } from '../people.ts'
import { towerCrane, towers } from '../skyline.ts'

/** Tower cranes above low blocks; two builders on the deck of the next storey. */
export function gulfCranes() {
  const city = towers(800, 190, mix(colour.sage, colour.reed, 0.4), 8, 120, 1080)
  return sheet(
    sky(250, 585, 820, 4) +
      towers(800, 330, colour.mist, 3) +
      haze(800, 260, 0.8) +
      city +
      haze(805, 330, 0.85) +
      towers(810, 300, colour.reed, 12) +
      towerCrane(110, 810, 360, 200, colour.teal, 3) +
      haze(815, 200, 0.75) +
      towers(830, 170, colour.teal, 21) +
      rect(0, 826, 1600, 90, mix(colour.teal, colour.cream, 0.25)) +
      haze(860, 150, 0.6) +
      storeys() +
      lit(towerCrane(985, 900, 740, -560, colour.deep, 5, 0.3)) +
      deck(),
  )
}

/** The next building, floors cast and columns standing, nets on the edge. */
function storeys() {
  const floors = range(7).map(i => 300 + i * 92)
  return (
    lit(
      each(
        floors,
        (y, i) =>
          rect(1090, y, 620, 15, colour.deep) +
          each(range(6), c => rect(1106 + c * 104, y + 15, 17, 80, mix(colour.deep, colour.teal, 0.25))) +
          (i > 2 ? rect(1123 + ((i * 2) % 5) * 104, y + 15, 87, 77, colour.teal, 'opacity="0.55"') : ''),
      ),
    ) +
    each(floors.slice(1, 5), (y, i) =>
      poly(
        [
          [1090, y - 52 - i * 3],
          [1230 + i * 24, y - 50],
          [1230 + i * 24, y],
          [1090, y],
        ],
        colour.clay,
        'opacity="0.72"',
      ),
    ) +
    line(
      each(range(7), c => `M${1112 + c * 88} 300v-46m10 46v-38m10 38v-50`),
      colour.deep,
      4,
    ) +
    person({
      x: 1330,
      y: 300,
      tall: 92,
      face: -1,
      hands: [
        [8, 62],
        [14, 58],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.clay,
      wear: 'vest',
      hat: 'helmet',
    })
  )
}

function deck() {
  const bars: Point[] = range(15).map(i => [40 + i * 112, 905 + (i % 3) * 4] as const)
  const plan = poly(
    [
      [498, 822],
      [586, 800],
      [596, 836],
      [508, 860],
    ],
    colour.paper,
  )
  return (
    rect(0, 905, 1600, 170, colour.night) +
    rect(0, 905, 1600, 9, colour.teal, 'opacity="0.7"') +
    line(
      each(bars, ([x, y]) => `M${x} ${y}V${y - 66}M${x + 13} ${y}V${y - 54}M${x + 26} ${y}V${y - 70}`),
      mix(colour.night, colour.rust, 0.4),
      5,
    ) +
    line('M0 846H1600M0 872H1600', mix(colour.night, colour.teal, 0.3), 4) +
    each(range(6), i => rect(70 + i * 300, 830, 9, 90, colour.night)) +
    person({
      x: 340,
      y: 1010,
      tall: 420,
      hands: [
        [25, 62],
        [34, 86],
      ],
      feet: [
        [-7, 2],
        [7, 2],
      ],
      lean: 2,
      nod: -6,
      top: colour.amber,
      wear: 'vest',
      legs: colour.ink,
      hat: 'helmet',
    }) +
    person({
      x: 664,
      y: 1022,
      tall: 432,
      face: -1,
      hands: [
        [24, 50],
        [20, 46],
      ],
      feet: [
        [-5, 2],
        [6, 2],
      ],
      lean: 4,
      nod: 4,
      top: colour.teal,
      legs: colour.ink,
      hat: 'helmet',
      hatTone: colour.paper,
    }) +
    lit(plan) +
    rect(0, 1012, 1600, 60, colour.ink)
  )
}
