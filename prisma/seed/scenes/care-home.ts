import { colour, disc, each, glow, line, lit, mix, n, oval, path, poly, range, rect, sheet } from '../paint.ts'
import { person } from '../people.ts'
import { hills } from '../workplace.ts'

const wood = '#a67c4a'
const grey = '#d9d6c8'
const paleSkin = '#c2906c'

/** A care home in the morning: a carer holds the hand of a resident who looks into the garden. */
export function careHome() {
  return sheet(room() + garden() + screens() + furniture() + people(), 0.9)
}

function room() {
  return (
    rect(0, 0, 1600, 1067, '#efe4c8') +
    rect(0, 800, 1600, 267, '#cbb07c') +
    line(
      each(range(6), i => `M0 ${820 + i * i * 10}H1600`),
      '#b1945f',
      3,
      'opacity="0.6"',
    ) +
    rect(0, 96, 1600, 22, wood)
  )
}

/** Seen through the open sliding wall: a raked garden with a pine and a maple. */
function garden() {
  const pine = (x: number, y: number) =>
    line(`M${x} ${y}C${x - 20} ${y - 70} ${x + 40} ${y - 120} ${x + 4} ${y - 210}`, colour.rust, 16) +
    each(
      [
        [-70, -120, 92],
        [84, -150, 100],
        [-40, -210, 96],
        [40, -256, 84],
      ] as const,
      ([dx, dy, r]) =>
        oval(x + dx, y + dy, r, 30, colour.river) + oval(x + dx - 14, y + dy - 12, r * 0.7, 18, colour.teal),
    )
  const maple = (x: number, y: number) =>
    line(`M${x} ${y}C${x + 6} ${y - 60} ${x - 16} ${y - 110} ${x + 4} ${y - 170}`, colour.rust, 11) +
    each(
      [
        [-54, -150, 52],
        [44, -140, 50],
        [0, -196, 62],
        [-20, -140, 46],
      ] as const,
      ([dx, dy, r], i) => disc(x + dx, y + dy, r, i % 2 ? colour.clay : mix(colour.clay, colour.marigold, 0.35)),
    )
  return (
    `<clipPath id="garden"><rect x="140" y="118" width="860" height="660"/></clipPath><g clip-path="url(#garden)">` +
    rect(140, 118, 860, 500, 'url(#sky)') +
    glow(260, 330, 380, 0.95) +
    disc(260, 330, 44, '#fffdf6') +
    hills(560, 130, colour.sage, 6) +
    hills(590, 70, colour.reed, 2) +
    rect(140, 588, 860, 200, '#ded3ae') +
    line(
      each(range(6), i => `M140 ${640 + i * 26}C400 ${628 + i * 26} 700 ${654 + i * 26} 1000 ${636 + i * 26}`),
      '#c5b689',
      3,
    ) +
    pine(330, 640) +
    maple(880, 630) +
    path('M560 690C566 646 600 630 640 634C690 638 706 664 712 690z', colour.reed) +
    path('M470 700C474 676 496 668 520 672C542 676 548 688 552 700z', colour.teal) +
    '</g>'
  )
}

function screens() {
  const paper = (x: number, w: number) =>
    rect(x, 118, w, 660, '#fbf3dc') +
    line(
      each(range(3), i => `M${n(x + ((i + 1) * w) / 4)} 118V778`) +
        each(range(5), i => `M${x} ${228 + i * 110}H${x + w}`),
      wood,
      4,
    ) +
    `<rect x="${x}" y="118" width="${w}" height="660" fill="none" stroke="${wood}" stroke-width="12"/>`
  return (
    paper(0, 140) +
    paper(1000, 250) +
    rect(0, 772, 1600, 26, wood) +
    rect(140, 112, 860, 8, wood) +
    poly(
      [
        [150, 798],
        [990, 798],
        [1260, 1067],
        [420, 1067],
      ],
      '#fff1cb',
      'opacity="0.4"',
    ) +
    lit(rect(1370, 230, 130, 330, '#f6ead0') + rect(1360, 222, 150, 12, wood) + rect(1360, 556, 150, 12, wood)) +
    line('M1400 520C1420 450 1410 380 1462 290M1416 430C1440 420 1452 400 1458 380', colour.rust, 6) +
    each(
      [
        [1424, 350, -30],
        [1466, 330, 30],
        [1442, 300, -20],
        [1462, 376, 40],
        [1408, 400, -40],
      ] as const,
      ([x, y, turn]) => oval(x, y, 15, 6, colour.river, `transform="rotate(${turn} ${x} ${y})"`),
    ) +
    disc(1448, 420, 9, colour.clay)
  )
}

function furniture() {
  return (
    oval(1330, 1010, 150, 12, colour.ink, 'opacity="0.25" filter="url(#soft)"') +
    lit(rect(1220, 850, 230, 18, wood) + rect(1238, 868, 14, 140, wood) + rect(1416, 868, 14, 140, wood)) +
    lit(path('M1280 806h66c0 40 -10 44 -33 44s-33 -4 -33 -44z', colour.teal)) +
    lit(path('M1376 822h36c0 26 -4 28 -18 28s-18 -2 -18 -28z', colour.paper))
  )
}

function wheelchair(x: number, y: number) {
  const spokes = each(
    range(8),
    i =>
      `M${x - 40} ${y - 118}L${n(x - 40 + 108 * Math.cos((i * Math.PI) / 4))} ${n(y - 118 + 108 * Math.sin((i * Math.PI) / 4))}`,
  )
  return (
    line(spokes, colour.reed, 2.5) +
    lit(`<circle cx="${x - 40}" cy="${y - 118}" r="110" fill="none" stroke="${colour.ink}" stroke-width="11"/>`) +
    disc(x - 40, y - 118, 14, colour.ink) +
    lit(`<circle cx="${x + 168}" cy="${y - 42}" r="36" fill="none" stroke="${colour.ink}" stroke-width="10"/>`) +
    line(`M${x - 120} ${y - 196}H${x + 96}L${x + 128} ${y - 60}H${x + 190}`, colour.deep, 11)
  )
}

function people() {
  const x = 560
  return (
    oval(x + 90, 1022, 300, 17, colour.ink, 'opacity="0.28" filter="url(#soft)"') +
    lit(
      line(`M${x - 124} 830L${x - 140} 640L${x - 190} 632`, colour.deep, 12) +
        path(`M${x - 128} 830L${x - 152} 634H${x - 104}L${x - 84} 830z`, colour.clay),
    ) +
    person({
      x: x - 40,
      y: 1010,
      tall: 590,
      face: 1,
      hip: [-4, 33],
      lean: -2,
      nod: 4,
      hands: [
        [18, 40],
        [32, 47],
      ],
      feet: [
        [28, 5],
        [33, 5],
      ],
      top: mix(colour.clay, colour.cream, 0.35),
      legs: mix(colour.rust, colour.ink, 0.25),
      hat: 'bun',
      hatTone: grey,
      skin: paleSkin,
    }) +
    wheelchair(x, 1016) +
    oval(900, 1022, 210, 15, colour.ink, 'opacity="0.28" filter="url(#soft)"') +
    person({
      x: 886,
      y: 1016,
      tall: 600,
      face: -1,
      hip: [-1, 32],
      lean: 13,
      nod: 4,
      hands: [
        [22, 44],
        [27, 48],
      ],
      feet: [
        [-20, 4],
        [12, 2],
      ],
      top: colour.teal,
      legs: colour.night,
      hat: 'bun',
    })
  )
}
