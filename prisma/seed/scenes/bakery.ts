import { colour, disc, each, glow, line, lit, mix, n, oval, path, range, rect, seeded, sheet } from '../paint.ts'
import { person } from '../people.ts'
import { crate, hills, outlook } from '../workplace.ts'

/** An industrial bakery in winter: a baker draws loaves from the oven, a colleague packs them. */
export function bakery() {
  return sheet(hall() + oven() + rack(1282, 930) + people() + counter(), 0.95)
}

/** A fir with three tiers. */
const fir = (x: number, y: number, s: number, tone: string) =>
  path(
    `M${x} ${n(y - 130 * s)}L${n(x + 30 * s)} ${n(y - 76 * s)}H${n(x + 16 * s)}L${n(x + 42 * s)} ${n(y - 34 * s)}H${n(x + 22 * s)}L${n(x + 52 * s)} ${y}H${n(x - 52 * s)}L${n(x - 22 * s)} ${n(y - 34 * s)}H${n(x - 42 * s)}L${n(x - 16 * s)} ${n(y - 76 * s)}H${n(x - 30 * s)}z`,
    tone,
  )

function hall() {
  const random = seeded(14)
  const winter =
    rect(0, 0, 1600, 700, 'url(#sky)') +
    glow(150, 330, 300, 0.9) +
    hills(400, 120, colour.sage, 3) +
    hills(440, 90, colour.mist, 8) +
    each(range(9), i =>
      fir(
        60 + i * 66 + random() * 20,
        440 + (i % 3) * 14,
        0.7 + random() * 0.35,
        mix(colour.river, colour.reed, random() * 0.5),
      ),
    ) +
    rect(0, 440, 1600, 200, colour.paper) +
    each(range(26), () => disc(random() * 620, 150 + random() * 320, 2 + random() * 2.4, colour.paper))
  return (
    rect(0, 0, 1600, 1067, '#ebe0c4') +
    line(
      each(range(21), i => `M${i * 80} 0V820`) + each(range(12), i => `M0 ${i * 70}H1600`),
      mix(colour.sage, colour.cream, 0.4),
      2,
      'opacity="0.7"',
    ) +
    rect(0, 820, 1600, 247, '#b39f78') +
    outlook(70, 150, 520, 330, 3, winter, colour.river)
  )
}

/** A deck oven with three doors, the middle one open and warm. */
function oven() {
  const door = (y: number, isOpen: boolean) =>
    rect(720, y, 380, 110, isOpen ? colour.rust : mix(colour.deep, colour.teal, 0.3), 'rx="8"') +
    (isOpen
      ? rect(736, y + 12, 348, 88, colour.amber) +
        glow(910, y + 60, 260, 0.9) +
        each(range(5), i => oval(772 + i * 68, y + 84, 32, 20, mix(colour.amber, colour.rust, 0.4)))
      : rect(760, y + 44, 300, 12, colour.sage, 'rx="6"'))
  return (
    lit(rect(680, 170, 460, 660, mix(colour.river, colour.ink, 0.1), 'rx="10"')) +
    rect(700, 200, 420, 40, colour.deep, 'rx="6"') +
    each(range(4), i => disc(740 + i * 44, 220, 9, i === 1 ? colour.marigold : colour.teal)) +
    door(264, false) +
    door(400, true) +
    door(536, false) +
    rect(700, 680, 420, 120, mix(colour.river, colour.ink, 0.3))
  )
}

const loaf = (x: number, y: number, s = 1) =>
  path(
    `M${n(x - 44 * s)} ${y}C${n(x - 54 * s)} ${n(y - 44 * s)} ${n(x + 54 * s)} ${n(y - 44 * s)} ${n(x + 44 * s)} ${y}z`,
    colour.amber,
  ) +
  line(
    `M${n(x - 18 * s)} ${n(y - 24 * s)}l${n(8 * s)} ${n(14 * s)}M${n(x + 2 * s)} ${n(y - 28 * s)}l${n(8 * s)} ${n(14 * s)}M${n(x + 22 * s)} ${n(y - 24 * s)}l${n(6 * s)} ${n(12 * s)}`,
    colour.honey,
    4 * s,
  )

/** A wheeled rack full of loaves. */
function rack(x: number, y: number) {
  const shelves = each(
    range(6),
    i =>
      rect(x, y - 620 + i * 104, 290, 8, colour.deep) + each(range(3), c => loaf(x + 52 + c * 92, y - 620 + i * 104)),
  )
  return (
    oval(x + 160, y + 16, 190, 14, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    lit(
      rect(x - 10, y - 720, 10, 720, colour.deep) +
        rect(x + 290, y - 720, 10, 720, colour.deep) +
        rect(x - 10, y - 724, 310, 10, colour.deep) +
        shelves,
    ) +
    disc(x + 4, y + 6, 13, colour.ink) +
    disc(x + 286, y + 6, 13, colour.ink)
  )
}

function people() {
  const peel =
    lit(line('M604 560L846 500', colour.amber, 12) + path('M836 514L838 488L1004 466L1006 492z', colour.honey)) +
    lit(loaf(920, 480, 0.9) + loaf(972, 474, 0.8))
  return (
    oval(560, 1000, 190, 15, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 540,
      y: 1000,
      tall: 640,
      face: 1,
      lean: 6,
      nod: 0,
      hands: [
        [10, 69],
        [28, 74],
      ],
      feet: [
        [-10, 2],
        [10, 2],
      ],
      top: colour.paper,
      legs: colour.night,
      hat: 'toque',
      wear: 'apron',
    }) +
    peel +
    person({
      x: 1200,
      y: 1060,
      tall: 640,
      face: -1,
      lean: 10,
      nod: 12,
      hands: [
        [24, 46],
        [29, 44],
      ],
      top: colour.paper,
      legs: colour.deep,
      hat: 'scarf',
      hatTone: colour.clay,
      wear: 'tunic',
    })
  )
}

/** The packing table in front, with a box being filled. */
function counter() {
  return (
    lit(rect(830, 842, 640, 24, colour.amber)) +
    rect(850, 866, 600, 201, colour.deep) +
    lit(loaf(966, 780) + loaf(1046, 776) + loaf(1006, 758, 0.9)) +
    crate(1006, 842, 220, 66, colour.honey) +
    lit(loaf(1300, 842) + loaf(1390, 842))
  )
}
