import { colour, disc, each, line, lit, mix, path, poly, rect, sheet } from '#prisma/seed/paint.ts'
import { person } from '#prisma/seed/people.ts'
import { foot, lampRow, papers, plant } from '../fixtures.ts'

/** Three windows of a visa section: behind the glass the officers, before it people with their files. */
export function visaDesk() {
  return sheet(hall() + officers() + windows() + people() + plant(80, 1010, 1.1), 0.9)
}

function hall() {
  return (
    rect(0, 0, 1600, 1067, '#e9e2c8') +
    rect(0, 0, 1600, 120, mix(colour.sage, colour.cream, 0.4)) +
    lampRow([330, 800, 1270], 64, 150) +
    rect(0, 858, 1600, 210, '#b3b196') +
    rect(0, 846, 1600, 12, colour.teal) +
    each([0, 1, 2], i =>
      poly(
        [
          [-200 + i * 420, 858],
          [60 + i * 420, 858],
          [520 + i * 420, 1067],
          [120 + i * 420, 1067],
        ],
        '#fff3d0',
        'opacity="0.4"',
      ),
    )
  )
}

function officers() {
  const back =
    rect(110, 250, 1380, 350, mix(colour.reed, colour.cream, 0.3)) +
    each(
      [0, 1, 2],
      i =>
        rect(230 + i * 470, 292, 190, 130, mix(colour.teal, colour.cream, 0.2)) +
        disc(268 + i * 470, 334, 15, colour.honey) +
        path(`M${230 + i * 470} 422v-34q48 -40 92 -8t98 -18v60z`, colour.river),
    )
  const one = (x: number, top: string, hat: 'scarf' | 'hair' | 'bun', tone: string) =>
    person({
      x,
      y: 960,
      tall: 620,
      face: -1,
      lean: 4,
      nod: 5,
      hands: [
        [18, 56],
        [24, 58],
      ],
      top,
      hat,
      hatTone: tone,
    })
  return (
    back +
    `<clipPath id="above"><path d="M0 0H1600V600H0z"/></clipPath><g clip-path="url(#above)">` +
    one(410, colour.river, 'hair', colour.ink) +
    one(880, colour.clay, 'bun', colour.ink) +
    one(1350, mix(colour.river, colour.deep, 0.4), 'scarf', colour.cream) +
    '</g>'
  )
}

function windows() {
  const frames = each(
    [110, 580, 1050],
    (x, i) =>
      line(`M${x} 250H${x + 440}V600H${x}z`, colour.river, 14) +
      poly(
        [
          [x + 30, 590],
          [x + 150, 262],
          [x + 210, 262],
          [x + 90, 590],
        ],
        colour.paper,
        'opacity="0.22"',
      ) +
      lit(rect(x + 160, 168, 120, 62, colour.deep, 'rx="8"')) +
      each([0, 1, 2], k => (k <= i ? rect(x + 220 - i * 14 + k * 28 - 5, 184, 10, 30, colour.honey) : '')),
  )
  return (
    rect(60, 600, 1480, 250, mix(colour.river, colour.deep, 0.2)) +
    each([110, 580, 1050], x => rect(x + 20, 650, 400, 164, mix(colour.deep, colour.ink, 0.1), 'rx="10"')) +
    frames +
    lit(rect(40, 588, 1520, 24, colour.amber)) +
    papers(590, 586, 110) +
    papers(230, 586, 110) +
    papers(1120, 586, 120) +
    papers(1020, 586, 90)
  )
}

function people() {
  const file = (x: number, y: number, tone: string) =>
    lit(
      `<g transform="rotate(8 ${x} ${y})">${rect(x, y, 84, 62, tone, 'rx="4"')}${rect(x + 8, y - 6, 68, 10, colour.paper)}</g>`,
    )
  const book =
    lit(`<g transform="rotate(-9 690 560)">${rect(664, 528, 50, 66, colour.deep, 'rx="5"')}</g>`) +
    disc(686, 556, 9, colour.honey)
  return (
    foot(230, 1030, 200) +
    person({
      x: 210,
      y: 1032,
      tall: 570,
      face: 1,
      lean: 2,
      nod: 0,
      hands: [
        [6, 50],
        [14, 53],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.amber,
      legs: colour.night,
      hat: 'hair',
    }) +
    file(278, 718, colour.clay) +
    foot(560, 1044, 210) +
    person({
      x: 530,
      y: 1044,
      tall: 600,
      face: 1,
      lean: 5,
      nod: 3,
      hands: [
        [19, 62],
        [28, 74],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.teal,
      legs: colour.night,
      hat: 'hair',
    }) +
    book +
    foot(1100, 1048, 220) +
    person({
      x: 1080,
      y: 1046,
      tall: 580,
      face: 1,
      lean: 3,
      nod: 2,
      hands: [
        [16, 60],
        [24, 66],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.clay,
      legs: mix(colour.clay, colour.rust, 0.5),
      wear: 'tunic',
      hat: 'scarf',
      hatTone: colour.marigold,
    }) +
    lit(path('M1196 640h74v54h-74z', colour.paper)) +
    line('M1208 656h48M1208 672h34', colour.reed, 4)
  )
}
