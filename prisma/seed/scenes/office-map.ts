import { colour, each, line, mix, n, oval, path, range, rect, seeded } from '#prisma/seed/paint.ts'
import { sign } from '../fixtures.ts'

const paper = '#f4ecd8'
const road = '#fffdf6'

/** The way to the office as one would draw it on paper: a lake, the avenue, side streets, a pin. Not to scale. */
export function officeMap() {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067" viewBox="0 0 1600 1067"><filter id="soft" x="-50%" y="-100%" width="200%" height="300%"><feGaussianBlur stdDeviation="7"/></filter>${rect(0, 0, 1600, 1067, paper)}${blocks()}${parks()}${river()}${streets()}${trees()}${pin(930, 520)}${compass()}</svg>`
}

/** Houses along a slightly turned grid. */
function blocks() {
  const random = seeded(1215)
  const houses = each(range(420), i => {
    const x = (i % 28) * 66 - 120
    const y = Math.floor(i / 28) * 82 - 60
    const w = 34 + random() * 22
    const h = 40 + random() * 26
    return rect(x + random() * 8, y + random() * 8, w, h, mix('#e6dbbf', colour.sage, random() * 0.35), 'rx="4"')
  })
  return `<g transform="rotate(-7 800 530)">${houses}</g>`
}

function parks() {
  return (
    path('M1010 60C1120 30 1240 60 1300 120L1264 300C1160 330 1060 310 1000 262z', '#bfcfae') +
    path('M470 700L690 672L716 860L520 900z', '#c6d4b4') +
    path('M1330 640L1500 620L1530 780L1360 806z', '#c6d4b4') +
    oval(1150, 180, 70, 38, '#9cc0b6')
  )
}

/** The river on the left with its bridge; two boats. */
function river() {
  const water = 'M-20 -20H240C300 140 200 300 250 470S400 760 330 900C300 980 330 1040 350 1090H-20z'
  const banks = line('M240 -20C300 140 200 300 250 470S400 760 330 900C300 980 330 1040 350 1090', '#7fb0a5', 7)
  const waves = each(
    [
      [80, 150],
      [130, 330],
      [60, 560],
      [190, 760],
      [90, 930],
    ] as const,
    ([x, y]) => line(`M${x} ${y}q14 -12 28 0t28 0t28 0`, '#d7e6dc', 5),
  )
  const boats = each(
    [
      [120, 450, 0.9],
      [220, 880, 1.1],
    ] as const,
    ([x, y, s]) =>
      `<g transform="translate(${x} ${y}) rotate(-18) scale(${s})">${path('M-44 -8C-26 10 26 10 46 -12C24 -2 -24 -2 -44 -8z', colour.deep)}${path('M-16 -5C-16 -24 16 -24 16 -5z', colour.amber)}</g>`,
  )
  return path(water, '#a9cabf') + banks + waves + boats
}

function streets() {
  const small = line(
    'M300 120L1640 -40M300 330L1640 170M290 700L1640 540M360 900L1640 748M380 1040L1640 890M480 -20L610 1090M760 -20L886 1090M1180 -20L1306 1090M1420 -20L1546 1090',
    road,
    20,
  )
  const bridge =
    line('M-20 596L360 556', mix(colour.amber, paper, 0.35), 44) +
    line('M-20 596L360 556', road, 34) +
    line(
      each(range(9), i => `M${n(10 + i * 38)} ${n(570 - i * 4)}v46`),
      colour.reed,
      4,
    )
  const avenue = 'M360 556L1640 420M930 -20C950 200 930 330 946 500S1010 860 1030 1090'
  return (
    small +
    bridge +
    line(avenue, mix(colour.amber, paper, 0.35), 50) +
    line(avenue, road, 40) +
    line(avenue, colour.honey, 4, 'stroke-dasharray="26 22"')
  )
}

function trees() {
  const random = seeded(40)
  return each(range(64), i => {
    const [cx, cy] = (
      [
        [1120, 120],
        [1170, 240],
        [590, 780],
        [1430, 710],
      ] as const
    )[i % 4] ?? [0, 0]
    return oval(
      cx + (random() - 0.5) * 170,
      cy + (random() - 0.5) * 110,
      13 + random() * 8,
      13 + random() * 8,
      mix(colour.teal, '#bfcfae', 0.3 + random() * 0.4),
    )
  })
}

/** The office: a house in brand green, the pin above it with the sign of the house. */
function pin(x: number, y: number) {
  return (
    oval(x + 26, y + 6, 92, 20, colour.ink, 'opacity="0.35" filter="url(#soft)"') +
    rect(x - 60, y - 26, 120, 58, colour.teal, 'rx="6"') +
    path(
      `M${x} ${y}C${x - 34} ${y - 86} ${x - 120} ${y - 130} ${x - 120} ${y - 222}A120 120 0 0 1 ${x + 120} ${y - 222}C${x + 120} ${y - 130} ${x + 34} ${y - 86} ${x} ${y}z`,
      colour.deep,
    ) +
    `<circle cx="${x}" cy="${y - 222}" r="92" fill="${colour.paper}"/>` +
    sign(x - 62, y - 286, 3.9, colour.deep)
  )
}

function compass() {
  return `<g transform="translate(1510 816)"><circle r="58" fill="${paper}" stroke="${colour.reed}" stroke-width="4"/>${path('M0 -44L15 0H-15z', colour.clay)}${path('M0 44L15 0H-15z', colour.reed)}</g>`
}
