import {
  colour,
  disc,
  each,
  haze,
  line,
  lit,
  mix,
  path,
  poly,
  range,
  rect,
  seeded,
  shadow,
  sheet,
  sky,
} from '#prisma/seed/paint.ts'
import { person } from '#prisma/seed/people.ts'
import { towerCrane, towers } from '#prisma/seed/skyline.ts'
import { suitcase } from '../fixtures.ts'

/** The first morning: the bus from the airport, an officer with the list, rooms ready behind. */
export function arrival() {
  return sheet(sky(230, 470, 660, 52) + city() + hostel() + ground() + bus() + people(), 1)
}

function city() {
  return (
    towers(664, 220, colour.mist, 8, -40, 900) +
    towerCrane(540, 664, 270, -150, colour.reed, 2.6) +
    haze(672, 230, 0.85)
  )
}

/** A low house with two floors of rooms, galleries and date palms. */
function hostel() {
  const floors = each([0, 1], row =>
    each(
      range(6),
      i =>
        rect(912 + i * 116, 404 + row * 142, 50, 92, colour.teal) +
        rect(918 + i * 116, 410 + row * 142, 38, 80, (i + row) % 3 ? '#fdf0cd' : colour.honey) +
        rect(972 + i * 116, 404 + row * 142, 36, 104, mix(colour.amber, colour.rust, 0.3)),
    ),
  )
  const rails = each(
    [508, 650],
    y =>
      rect(880, y, 740, 11, colour.reed) +
      line(each(range(38), i => `M${890 + i * 20} ${y}v-42`) + `M880 ${y - 42}H1620`, colour.river, 3),
  )
  const palm = (x: number, tall: number) =>
    line(`M${x} 690Q${x + 10} ${690 - tall / 2} ${x + 4} ${690 - tall}`, mix(colour.amber, colour.rust, 0.5), 14) +
    each(
      [
        [-92, 44],
        [-78, 4],
        [-46, -34],
        [40, -38],
        [80, 0],
        [96, 42],
      ] as const,
      ([dx, drop], i) =>
        path(
          `M${x + 4} ${690 - tall}q${dx * 0.5} ${-40 + drop * 0.2} ${dx} ${drop}q${-dx * 0.42} ${-drop * 0.5 - 16} ${-dx} ${-drop}z`,
          i % 2 ? colour.teal : colour.river,
        ),
    )
  return (
    lit(rect(880, 360, 740, 320, '#efdfba')) +
    rect(866, 346, 760, 20, colour.amber) +
    floors +
    rails +
    lit(palm(836, 330)) +
    lit(palm(740, 210))
  )
}

function ground() {
  const random = seeded(13)
  return (
    rect(0, 660, 1600, 410, mix(colour.cream, colour.amber, 0.34)) +
    rect(0, 660, 1600, 80, colour.honey, 'opacity="0.45"') +
    path('M0 820C500 800 1100 812 1600 804V1067H0z', mix(colour.reed, colour.amber, 0.45)) +
    rect(0, 806, 1600, 8, colour.cream, 'opacity="0.5"') +
    each(range(110), () =>
      rect(random() * 1600, 830 + random() * 230, 4 + random() * 8, 2.4, colour.ink, 'opacity="0.12"'),
    )
  )
}

/** The bus on the left, its door towards us at the front. */
function bus() {
  const body = path('M-20 470H470C512 470 526 488 534 540L548 690V850H-20z', colour.paper)
  const band = rect(-20, 690, 568, 46, colour.river) + rect(-20, 744, 568, 12, colour.marigold)
  const panes = each(
    range(4),
    i =>
      rect(-70 + i * 116, 520, 104, 130, colour.teal, 'rx="12"') +
      poly(
        [
          [-60 + i * 116, 640],
          [-10 + i * 116, 530],
          [16 + i * 116, 530],
          [-34 + i * 116, 640],
        ],
        colour.mist,
        'opacity="0.4"',
      ),
  )
  const door =
    rect(400, 516, 98, 330, colour.deep, 'rx="10"') +
    rect(410, 790, 78, 12, colour.reed) +
    rect(410, 826, 78, 12, colour.reed)
  const wheel = (x: number) => disc(x, 850, 56, colour.ink) + disc(x, 850, 24, colour.reed)
  return (
    shadow(300, 906, 560, 18) +
    lit(body) +
    band +
    panes +
    door +
    lit(wheel(120)) +
    lit(wheel(320)) +
    rect(534, 770, 22, 26, colour.honey, 'rx="6"') +
    person({
      x: 452,
      y: 852,
      tall: 282,
      face: 1,
      lean: 5,
      nod: 2,
      hands: [
        [8, 50],
        [14, 62],
      ],
      feet: [
        [-6, 14],
        [8, 2],
      ],
      top: colour.clay,
      legs: colour.night,
      hat: 'hair',
    })
  )
}

function people() {
  const worker = (x: number, y: number, tall: number, top: string, hat: 'hair' | 'cap', bag: string) =>
    shadow(x, y + 2, tall * 0.7, 12) +
    suitcase(x - tall * 0.16, y + 4, tall * 0.15, tall * 0.22, bag, tall * 0.2) +
    person({
      x,
      y,
      tall,
      face: 1,
      lean: 4,
      nod: 2,
      hands: [
        [-12, 48],
        [9, 50],
      ],
      feet: [
        [-9, 3],
        [9, 2],
      ],
      top,
      legs: colour.night,
      hat,
      hatTone: hat === 'cap' ? colour.river : colour.ink,
    })
  const helmets =
    lit(rect(1290, 878, 250, 16, colour.amber) + line('M1310 894V1030M1520 894V1030', colour.deep, 10)) +
    each([1326, 1392, 1458], (x, i) =>
      lit(
        path(
          `M${x - 26} 878C${x - 26} 834 ${x + 26} 834 ${x + 26} 878zM${x - 30} 872H${x + 34}V879H${x - 30}z`,
          i === 1 ? colour.paper : colour.marigold,
        ),
      ),
    )
  return (
    worker(650, 950, 400, colour.teal, 'cap', colour.rust) +
    worker(830, 1020, 450, colour.amber, 'hair', colour.river) +
    shadow(1060, 1042, 380, 14) +
    person({
      x: 1070,
      y: 1040,
      tall: 480,
      face: -1,
      lean: 2,
      nod: 4,
      hands: [
        [13, 60],
        [30, 66],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.river,
      legs: colour.ink,
      wear: 'vest',
      hat: 'helmet',
      hatTone: colour.paper,
    }) +
    lit(
      poly(
        [
          [960, 752],
          [1010, 738],
          [1022, 800],
          [972, 814],
        ],
        colour.paper,
      ),
    ) +
    person({
      x: 1420,
      y: 1010,
      tall: 440,
      face: -1,
      lean: 5,
      nod: 5,
      hands: [
        [12, 56],
        [22, 48],
      ],
      top: colour.clay,
      legs: colour.deep,
      hat: 'scarf',
      hatTone: colour.cream,
      wear: 'tunic',
    }) +
    helmets
  )
}
