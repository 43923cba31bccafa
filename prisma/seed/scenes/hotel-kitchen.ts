import { colour, disc, each, glow, line, lit, mix, oval, path, poly, range, rect, sheet } from '../paint.ts'
import { person } from '../people.ts'

const steel = '#b9c6b8'
const steelDark = '#7f9c91'

/** The kitchen of a large hotel before service: one cook at the flame, one at the pass. */
export function hotelKitchen() {
  return sheet(room() + hood() + shelf() + line1() + cooks() + pass(), 0.9)
}

function room() {
  const tiles = each(range(21), i => `M${i * 80} 0V760`) + each(range(16), i => `M0 ${i * 50}H1600`)
  return (
    rect(0, 0, 1600, 1067, '#ece4c9') +
    line(tiles, colour.sage, 2, 'opacity="0.6"') +
    rect(0, 500, 1600, 300, colour.reed, 'opacity="0.35"') +
    rect(60, 120, 270, 360, colour.teal) +
    each(range(4), i => rect(74 + (i % 2) * 126, 134 + Math.floor(i / 2) * 170, 116, 160, '#fdf0cd')) +
    glow(190, 290, 420, 0.7) +
    each(range(2), i =>
      poly(
        [
          [74 + i * 126, 134],
          [190 + i * 126, 134],
          [760 + i * 250, 900],
          [520 + i * 250, 900],
        ],
        'url(#shaft)',
        'opacity="0.4"',
      ),
    )
  )
}

function hood() {
  return (
    lit(path('M600 0H1280V90L1400 250H500L600 90z', steel)) +
    rect(500, 250, 900, 34, steelDark) +
    line(
      each(range(11), i => `M${560 + i * 78} 250V284`),
      colour.river,
      3,
    ) +
    poly(
      [
        [620, 0],
        [760, 0],
        [700, 250],
        [560, 250],
        [620, 90],
      ],
      colour.paper,
      'opacity="0.35"',
    ) +
    each([680, 950, 1220], x => oval(x, 288, 40, 8, '#fff6d8') + glow(x, 300, 150, 0.45))
  )
}

function shelf() {
  const ladle = (x: number, long: number) =>
    line(`M${x} 344V${344 + long}`, colour.deep, 5) +
    path(`M${x - 18} ${344 + long}h36c0 26 -36 26 -36 0z`, colour.deep)
  const pan = (x: number, r: number) =>
    line(`M${x} 344V${392}`, colour.deep, 8) + disc(x, 390 + r, r, colour.night) + disc(x, 390 + r, r - 8, colour.river)
  const pots = each(
    [1440, 1510, 1570],
    (x, i) =>
      rect(x - 30, 396 - i * 8, 60, 54 + i * 8, [colour.clay, steel, colour.amber][i] ?? steel, 'rx="6"') +
      rect(x - 34, 390 - i * 8, 68, 9, colour.deep),
  )
  return (
    line('M520 340H1390', colour.deep, 8) +
    lit(
      ladle(560, 60) +
        ladle(610, 76) +
        pan(690, 34) +
        pan(1180, 40) +
        ladle(1250, 70) +
        pan(1330, 30) +
        ladle(1380, 56),
    ) +
    rect(1410, 450, 200, 10, colour.deep) +
    lit(pots)
  )
}

function line1() {
  const flame = (x: number, s: number) =>
    path(
      `M${x - 26 * s} 690C${x - 40 * s} ${690 - 40 * s} ${x - 8 * s} ${690 - 44 * s} ${x} ${690 - 96 * s}C${x + 14 * s} ${690 - 56 * s} ${x + 44 * s} ${690 - 46 * s} ${x + 26 * s} 690z`,
      colour.amber,
    ) +
    path(
      `M${x - 14 * s} 690C${x - 20 * s} ${690 - 24 * s} ${x} ${690 - 30 * s} ${x + 2 * s} ${690 - 56 * s}C${x + 10 * s} ${690 - 30 * s} ${x + 22 * s} ${690 - 24 * s} ${x + 14 * s} 690z`,
      '#fdeec0',
    )
  const stockpot =
    rect(1150, 584, 150, 112, steel, 'rx="8"') +
    rect(1140, 578, 170, 12, colour.river) +
    rect(1212, 562, 26, 16, colour.river) +
    line('M1150 620h-20M1300 620h20', colour.river, 9)
  const steam = each([1190, 1226, 1262], (x, i) =>
    line(
      `M${x} 552C${x - 30} 510 ${x + 32} 480 ${x} ${430 - i * 12}`,
      colour.paper,
      16,
      'opacity="0.55" filter="url(#soft)"',
    ),
  )
  return (
    steam +
    rect(560, 690, 1040, 240, steelDark) +
    glow(980, 620, 240, 0.8) +
    flame(960, 0.8) +
    flame(1000, 1) +
    lit(rect(560, 690, 1040, 24, steel) + stockpot) +
    each(
      range(4),
      i =>
        rect(600 + i * 250, 740, 210, 150, mix(steelDark, colour.river, 0.35), 'rx="6"') +
        rect(630 + i * 250, 760, 150, 9, steel) +
        disc(620 + i * 250, 727, 8, colour.deep) +
        disc(650 + i * 250, 727, 8, colour.deep),
    )
  )
}

function cooks() {
  const wok =
    path('M900 596H1080C1072 640 1030 654 990 654S908 640 900 596z', colour.ink) +
    line('M906 604L806 592', colour.ink, 12)
  const toss = each(
    [
      [930, 560, 9],
      [958, 530, 7],
      [990, 512, 9],
      [1022, 536, 8],
      [1046, 566, 9],
      [982, 560, 8],
      [1004, 580, 7],
    ] as const,
    ([x, y, r], i) => disc(x, y, r, [colour.clay, colour.marigold, colour.river][i % 3] ?? colour.clay),
  )
  return (
    lit(wok) +
    lit(toss) +
    person({
      x: 735,
      y: 1030,
      tall: 610,
      lean: 6,
      nod: 8,
      hands: [
        [16, 67],
        [14, 70],
      ],
      top: colour.paper,
      legs: colour.night,
      hat: 'toque',
      wear: 'apron',
    })
  )
}

function pass() {
  const plate = (x: number) =>
    oval(x, 902, 84, 17, colour.paper) +
    oval(x, 898, 54, 10, colour.mist) +
    oval(x - 14, 888, 26, 14, colour.clay) +
    oval(x + 18, 890, 22, 10, colour.river) +
    disc(x + 2, 880, 9, colour.marigold)
  const cloche =
    path('M1180 900C1180 810 1340 810 1340 900z', steel) +
    disc(1260, 826, 9, colour.amber) +
    rect(1160, 900, 200, 9, colour.amber)
  const second = person({
    x: 330,
    y: 1180,
    tall: 660,
    face: 1,
    lean: 15,
    nod: 12,
    hands: [
      [24, 47],
      [27, 46],
    ],
    top: colour.paper,
    legs: colour.night,
    hat: 'toque',
    wear: 'apron',
  })
  return (
    second +
    rect(0, 908, 1600, 160, colour.deep) +
    lit(rect(0, 908, 1600, 26, mix(steel, colour.cream, 0.4))) +
    lit(plate(560) + plate(790) + plate(1020) + cloche) +
    each(range(3), i => lit(oval(1470, 900 - i * 9, 76, 13, colour.paper))) +
    line('M40 990H1560', colour.teal, 4, 'opacity="0.5"')
  )
}
