import {
  at,
  colour,
  disc,
  each,
  glow,
  haze,
  line,
  lit,
  mix,
  n,
  oval,
  path,
  range,
  rect,
  seeded,
  sheet,
  sky,
} from '#prisma/seed/paint.ts'
import { towers, windows } from '#prisma/seed/skyline.ts'

/** Hero: a jet climbs over a river city at dawn; it is whole in the square around 60 % of the width. */
export function aircraftDawn() {
  return sheet(sky(330, 610, 770, 23) + cloudBank() + jet() + skyline() + river() + roofs(), 0.95)
}

function cloudBank() {
  const random = seeded(4)
  return each(range(7), i =>
    oval(i * 260 + random() * 120, 540 + random() * 90, 300 + random() * 160, 22 + random() * 20, 'url(#cloud)'),
  )
}

/** Seen from below and beside: nose up to the right, away from the sun. */
function jet() {
  const body = path(
    'M-430 8C-420 -26 -380 -40 -300 -44H300C390 -42 452 -24 486 6C452 30 390 40 300 42H-300C-380 38 -430 34 -430 8z',
    colour.paper,
  )
  const belly = path(
    'M-428 14C-380 26 -340 22 -280 22H320C380 20 440 14 484 8C452 30 390 40 300 42H-300C-380 38 -424 34 -428 14z',
    mix(colour.reed, colour.paper, 0.25),
  )
  const fin =
    path('M-380 -30L-470 -190H-386L-250 -42z', colour.river) +
    path('M-420 -101L-446 -148C-420 -142 -386 -150 -352 -166L-318 -122C-354 -100 -388 -94 -420 -101z', colour.marigold)
  const rear = path('M-360 -4L-490 -64H-428L-270 -10z', colour.sage)
  const wing =
    path('M110 12L-90 190H-164L-60 12z', colour.sage) +
    path('M-84 184L-164 190L-204 132L-182 134L-146 170z', colour.river)
  const farWing = path('M80 -42L-40 -134H-82L-10 -42z', mix(colour.sage, colour.teal, 0.4))
  const engine =
    path('M120 68C120 48 108 42 94 42H40C16 46 0 58 -6 66C0 80 16 88 40 92H94C108 92 120 88 120 68z', colour.river) +
    oval(114, 67, 7, 22, colour.ink) +
    path('M82 42H96V92H82z', colour.marigold)
  const panes =
    each(range(24), i => rect(-250 + i * 24, -12, 10, 14, colour.teal, 'rx="4"')) +
    path('M420 -12C404 -24 392 -28 374 -28L368 -12L418 -4z', colour.deep)
  return `<g transform="translate(880 330) rotate(-11) scale(0.64)">${lit(farWing)}${lit(rear)}${lit(fin)}${lit(body + belly)}${panes}${line('M-300 -24H300', colour.river, 4)}${rect(300, -26, 28, 56, colour.sage, 'rx="7"')}${lit(wing)}${lit(engine)}</g>`
}

function skyline() {
  return (
    towers(778, 150, colour.mist, 14) +
    haze(784, 150, 0.85) +
    towers(790, 170, colour.sage, 41, 300, 1640) +
    haze(792, 130, 0.75) +
    minaret(1010, 800, 0.9, colour.reed) +
    towers(806, 120, colour.reed, 19, 560, 1640) +
    haze(812, 110, 0.65)
  )
}

function minaret(x: number, y: number, s: number, tone: string) {
  return at(
    x,
    y,
    s,
    path(
      'M-11 0V-150H-16V-162H16V-150H11V0zM-9 -162V-206C-9 -214 -3 -218 0 -234C3 -218 9 -214 9 -206V-162zM34 0V-70C34 -112 66 -124 84 -142C102 -124 134 -112 134 -70V0z',
      tone,
    ) + line('M84 -142V-166', tone, 4),
  )
}

function river() {
  const random = seeded(3)
  const glitter = each(range(90), () => {
    const y = 816 + random() ** 1.3 * 150
    const near = (y - 810) / 150
    return rect(
      330 + (random() - 0.5) * (120 + near * 420),
      y,
      16 + near * 80 * random(),
      1.6 + near * 3,
      '#fff1cc',
      `rx="2" opacity="${n(0.3 + random() * 0.5)}"`,
    )
  })
  return (
    rect(0, 808, 1600, 260, 'url(#water)') +
    rect(0, 805, 1600, 7, colour.cream, 'opacity="0.6"') +
    glow(330, 830, 280, 0.8) +
    glitter +
    boat(560, 858, 0.34) +
    boat(170, 900, 0.5)
  )
}

function boat(x: number, y: number, s: number) {
  return (
    oval(x + 10 * s, y + 20 * s, 190 * s, 15 * s, colour.night, 'opacity="0.5" filter="url(#soft)"') +
    lit(
      at(
        x,
        y,
        s,
        path('M-76 -22C-76 -104 66 -104 66 -22z', colour.amber) +
          path('M-210 -62C-150 -6 -90 14 0 16S170 -10 236 -84C160 -34 80 -22 0 -22S-150 -34 -210 -62z', colour.deep),
      ),
    )
  )
}

/** The near roofs on the right: flat, with tanks, washing and one light already on. */
function roofs() {
  const tank = (x: number, y: number) =>
    lit(
      rect(x, y - 66, 62, 54, colour.ink, 'rx="10"') +
        line(`M${x + 8} ${y - 12}V${y}M${x + 54} ${y - 12}V${y}`, colour.ink, 6) +
        rect(x + 20, y - 74, 22, 10, colour.ink),
    )
  const block = (x: number, y: number, w: number, tone: string) =>
    lit(rect(x, y, w, 300, tone) + rect(x - 8, y - 12, w + 16, 14, tone))
  const cloths = each(
    [
      [0, colour.clay],
      [46, colour.cream],
      [88, colour.teal],
      [134, colour.marigold],
    ] as const,
    ([dx, tone]) => rect(1226 + dx, 838, 36, 52, tone),
  )
  return (
    block(760, 936, 230, mix(colour.deep, colour.teal, 0.35)) +
    tank(800, 926) +
    windows(790, 966, 6, 3, 34, 8, 0.22) +
    block(1170, 898, 260, mix(colour.deep, colour.teal, 0.16)) +
    line('M1210 886V826M1410 886V826M1210 836H1410', colour.ink, 4) +
    cloths +
    block(980, 968, 220, colour.deep) +
    windows(1010, 992, 5, 3, 36, 22, 0.3) +
    tank(1060, 958) +
    line('M1150 956V900M1140 906h20M1136 916h28', colour.ink, 4) +
    block(1400, 932, 260, colour.night) +
    tank(1500, 922) +
    windows(1430, 960, 6, 3, 34, 31, 0.25) +
    windows(1200, 930, 6, 2, 36, 12, 0.25) +
    disc(-10, 1200, 10, colour.ink)
  )
}
