import {
  colour,
  each,
  glow,
  haze,
  line,
  lit,
  mix,
  n,
  path,
  poly,
  range,
  rect,
  seeded,
  sheet,
  sky,
} from '#prisma/seed/paint.ts'
import { person } from '#prisma/seed/people.ts'
import { towerCrane, towers, windows } from '#prisma/seed/skyline.ts'
import { hills } from '#prisma/seed/workplace.ts'

/** Hero: a building site across the creek at low sun, two workers on the near quay; whole in the square around 60 % of the width. */
export function gulfSun() {
  return sheet(sky(480, 470, 690, 17) + far() + creek() + dhow(650, 800, 0.7) + dhow(300, 742, 0.4) + site() + quay())
}

/** Low blocks of no city in particular, in the haze, and the cranes of other sites. */
function far() {
  return (
    hills(696, 90, colour.mist, 31) +
    haze(700, 140, 0.8) +
    towers(694, 110, mix(colour.sage, colour.mist, 0.4), 5, 60, 1640) +
    towerCrane(760, 700, 250, 150, colour.reed, 2.6) +
    haze(700, 120, 0.7) +
    towers(702, 90, mix(colour.teal, colour.reed, 0.5), 77, 700, 1640) +
    towerCrane(1500, 700, 360, -200, colour.teal, 3) +
    haze(708, 80, 0.6)
  )
}

function creek() {
  const random = seeded(71)
  const ripples = each(range(170), () => {
    const y = 706 + random() ** 1.4 * 240
    const near = (y - 700) / 240
    const glitter = random() < 0.5
    const x = glitter ? 480 + (random() - 0.5) * (90 + near * 420) : random() * 1600
    return rect(
      x,
      y,
      20 + near * 110 * random(),
      1.6 + near * 3.4,
      glitter ? '#fff1cc' : random() < 0.6 ? colour.cream : colour.deep,
      `rx="2" opacity="${n(glitter ? 0.3 + random() * 0.5 : 0.12 + random() * 0.2)}"`,
    )
  })
  return (
    rect(0, 700, 1600, 380, 'url(#water)') +
    rect(0, 697, 1600, 8, colour.cream, 'opacity="0.6"') +
    glow(480, 722, 300, 0.85) +
    ripples
  )
}

function dhow(x: number, y: number, s: number) {
  const hull =
    path('M-190 -54C-150 -10 -110 6 -60 8H80C130 4 170 -30 206 -78L160 -58C60 -46 -60 -40 -150 -52z', colour.deep) +
    path('M-176 -40C-150 -12 -110 6 -60 8H80C112 6 140 -8 164 -32C80 -18 -90 -14 -176 -40z', colour.rust)
  const rig =
    line('M-20 -46V-250M-150 -200L110 -290', colour.night, 6) +
    path('M106 -286C60 -210 40 -120 60 -66C-20 -70 -100 -110 -146 -198C-60 -222 30 -250 106 -286z', colour.cream)
  const cabin = path('M96 -60V-100H150V-68z', colour.amber)
  return (
    `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="10" cy="16" rx="190" ry="13" fill="${colour.night}" opacity="0.5" filter="url(#soft)"/></g>` +
    lit(`<g transform="translate(${x} ${y}) scale(${s})">${rig}${cabin}${hull}</g>`)
  )
}

/** The tower being built on the right bank, its crane above the frame of the picture's right third. */
function site() {
  const floors = range(7).map(i => 392 + i * 62)
  const frame = each(
    floors,
    (y, i) =>
      rect(1120, y, 330, 12, colour.deep) +
      each(range(5), c => rect(1130 + c * 78, y + 12, 13, 52, mix(colour.deep, colour.teal, 0.25))) +
      (i > 2 ? rect(1143 + ((i * 2) % 4) * 78, y + 12, 65, 50, colour.teal, 'opacity="0.6"') : ''),
  )
  return (
    path('M960 838C980 824 1010 820 1040 820H1640V930H960z', mix(colour.deep, colour.teal, 0.45)) +
    rect(1030, 820, 610, 6, colour.honey, 'opacity="0.5"') +
    lit(frame) +
    windows(1150, 700, 8, 2, 30, 9, 0.3) +
    each(floors.slice(1, 4), (y, i) =>
      poly(
        [
          [1120, y - 40],
          [1210 + i * 26, y - 38],
          [1210 + i * 26, y],
          [1120, y],
        ],
        colour.clay,
        'opacity="0.72"',
      ),
    ) +
    line(
      each(range(5), c => `M${1136 + c * 66} 392v-36m9 36v-28`),
      colour.deep,
      3.4,
    ) +
    lit(towerCrane(1080, 830, 590, -330, colour.deep, 4.4, 0.26)) +
    person({
      x: 1290,
      y: 392,
      tall: 66,
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

function quay() {
  const posts = each([810, 970, 1130, 1290, 1450], x => rect(x, 838, 10, 90, colour.night))
  return (
    path('M560 1067C600 960 660 918 760 918H1640V1067z', colour.night) +
    path('M600 1000C630 940 680 921 760 921H1640V934H760C690 936 650 960 600 1000z', colour.teal, 'opacity="0.6"') +
    line('M810 852H1620M810 884H1620', mix(colour.night, colour.teal, 0.35), 4) +
    posts +
    person({
      x: 890,
      y: 984,
      tall: 320,
      face: -1,
      lean: 1,
      nod: -3,
      hands: [
        [9, 52],
        [17, 60],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.amber,
      wear: 'vest',
      legs: colour.ink,
      hat: 'helmet',
      hatTone: colour.paper,
    }) +
    person({
      x: 1036,
      y: 990,
      tall: 326,
      face: -1,
      lean: 2,
      nod: -8,
      hands: [
        [5, 50],
        [33, 80],
      ],
      feet: [
        [-5, 2],
        [6, 2],
      ],
      top: colour.teal,
      wear: 'vest',
      legs: colour.ink,
      hat: 'helmet',
    })
  )
}
