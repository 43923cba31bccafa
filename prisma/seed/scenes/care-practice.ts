import { colour, each, line, lit, mix, n, oval, path, range, rect, sheet } from '../paint.ts'
import { person } from '../people.ts'
import { foot, lampRow, room, sunnyWindow } from '../fixtures.ts'

const linen = mix(colour.paper, colour.sage, 0.18)

/** News: two learners practise helping somebody to sit up in bed; the teacher watches. */
export function carePractice() {
  return sheet(
    room(830, '#efe4c9', '#b4a682') +
      sunnyWindow(60, 130, 300, 420, 2, 3) +
      wallCards() +
      lampRow([560, 1080], 110, 190) +
      people(),
    0.95,
  )
}

/** Cards with the greetings that are learnt, each with a picture. */
function wallCards() {
  return each(range(8), i => {
    const x = 620 + (i % 4) * 130
    const y = 200 + Math.floor(i / 4) * 150
    const tone = [colour.clay, colour.teal, colour.marigold, colour.river][(i * 3) % 4] ?? colour.teal
    return (
      lit(rect(x, y, 104, 124, colour.paper, 'rx="6"')) +
      path(`M${x + 28} ${y + 66}C${x + 28} ${y + 20} ${x + 76} ${y + 20} ${x + 76} ${y + 66}z`, tone) +
      line(`M${x + 22} ${y + 84}H${x + 82}M${x + 30} ${y + 102}H${x + 74}`, colour.reed, 6)
    )
  })
}

/** A hospital bed from the side, its head raised on the left. */
function bed() {
  return (
    oval(840, 1036, 420, 16, colour.ink, 'opacity="0.28" filter="url(#soft)"') +
    lit(rect(500, 650, 22, 380, colour.deep) + rect(1180, 730, 22, 300, colour.deep)) +
    lit(rect(500, 880, 700, 30, colour.river, 'rx="6"')) +
    lit(rect(516, 820, 680, 62, linen, 'rx="18"')) +
    lit(`<g transform="rotate(-32 560 800)">${rect(520, 700, 150, 62, colour.paper, 'rx="26"')}</g>`) +
    each([516, 1190], x => oval(x, 1034, 17, 17, colour.ink))
  )
}

function people() {
  return (
    person({
      x: 1380,
      y: 1000,
      tall: 570,
      face: -1,
      lean: 1,
      nod: 4,
      hands: [
        [14, 58],
        [19, 57],
      ],
      top: colour.clay,
      legs: mix(colour.rust, colour.ink, 0.3),
      hat: 'scarf',
      hatTone: colour.paper,
      wear: 'tunic',
    }) +
    lit(rect(n(1262), 664, 60, 44, colour.paper, 'rx="4" transform="rotate(14 1292 686)"')) +
    person({
      x: 640,
      y: 960,
      tall: 580,
      face: 1,
      lean: 12,
      nod: 12,
      hands: [
        [20, 52],
        [28, 56],
      ],
      top: colour.marigold,
      legs: colour.night,
      hat: 'bun',
    }) +
    bed() +
    person({
      x: 760,
      y: 994,
      tall: 560,
      face: 1,
      hip: [0, 34],
      lean: -6,
      nod: 4,
      hands: [
        [18, 42],
        [24, 44],
      ],
      feet: [
        [44, 30],
        [47, 31],
      ],
      top: mix(colour.sage, colour.paper, 0.3),
      legs: mix(colour.teal, colour.ink, 0.2),
      hat: 'hair',
    }) +
    lit(path('M860 838C940 776 1080 800 1176 822L1190 884H850z', colour.teal)) +
    foot(1010, 1044, 220) +
    person({
      x: 1030,
      y: 1044,
      tall: 610,
      face: -1,
      lean: 16,
      nod: 10,
      hands: [
        [24, 50],
        [29, 60],
      ],
      feet: [
        [-8, 2],
        [9, 2],
      ],
      top: colour.river,
      legs: colour.ink,
      hat: 'scarf',
      hatTone: colour.clay,
    })
  )
}
