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
  path,
  poly,
  range,
  rect,
  seeded,
  shadow,
  sheet,
  sky,
} from '../paint.ts'
import { person } from '../people.ts'

const boxes = [colour.clay, colour.river, colour.amber, colour.reed, colour.rust, colour.cream, colour.teal]

/** A container ship at the quay under its cranes, a checker with a tablet. */
export function port() {
  return sheet(
    sky(230, 560, 640, 9) +
      hills() +
      haze(648, 170, 0.9) +
      rect(0, 640, 1600, 270, 'url(#water)') +
      glitter() +
      `<g opacity="0.75">${gantry(1290, 700, 0.8, colour.reed)}</g>` +
      haze(700, 240, 0.4) +
      ship() +
      lit(gantry(560, 905, 1.16, colour.clay)) +
      quay(),
  )
}

function hills() {
  return path('M0 646V592C120 560 220 604 330 590S560 548 700 580 930 604 1100 570 1420 560 1600 588V646z', colour.sage)
}

function glitter() {
  const random = seeded(31)
  return (
    each(range(110), () => {
      const y = 650 + random() ** 1.6 * 250
      return rect(
        random() * 1600,
        y,
        30 + random() * 110,
        2 + (y - 640) * 0.008,
        colour.cream,
        `opacity="${(0.12 + random() * 0.4).toFixed(2)}"`,
      )
    }) + glow(230, 650, 260, 0.8)
  )
}

function ship() {
  const random = seeded(8)
  const stack = each(range(13), column => {
    const high = [2, 3, 4, 4, 5, 5, 4, 5, 5, 4, 5, 4, 4][column] ?? 4
    return each(range(high), row =>
      container(500 + column * 78, 672 - row * 36, 76, 34, boxes[Math.floor(random() * boxes.length)] ?? colour.clay),
    )
  })
  const house =
    poly(
      [
        [1526, 710],
        [1526, 448],
        [1510, 448],
        [1510, 420],
        [1640, 420],
        [1640, 710],
      ],
      colour.paper,
    ) +
    each(range(4), i => rect(1536, 470 + i * 46, 110, 16, colour.teal)) +
    rect(1520, 428, 100, 14, colour.deep) +
    line('M1560 420V350M1545 372H1578', colour.deep, 5)
  const hull =
    path('M356 690C410 702 430 706 470 706H1640V880H486C430 868 392 760 356 690z', colour.deep) +
    path('M440 828C452 852 466 872 486 880H1640V828z', colour.rust) +
    path('M356 690C410 702 430 706 470 706H1640V718H470C430 718 400 714 362 702z', colour.cream)
  return lit(house) + lit(stack) + lit(hull) + rect(440, 872, 1200, 34, colour.ink, 'opacity="0.35"')
}

function container(x: number, y: number, w: number, h: number, fill: string) {
  const ribs = each(range(Math.floor(w / 9) - 1), i => `M${x + 8 + i * 9} ${y + 5}v${h - 10}`)
  return (
    rect(x, y, w, h, fill) +
    line(ribs, colour.ink, 1.6, 'opacity="0.22"') +
    rect(x, y, w, 3, colour.paper, 'opacity="0.25"')
  )
}

/** A ship-to-shore crane: two legs on the quay, the long boom over the ship, a box on its way. */
function gantry(x: number, y: number, scale: number, tone: string) {
  const dark = mix(tone, colour.ink, 0.35)
  const legs = line('M-150 0V-470M10 0V-620M-150 -150H10M-150 -330H10M-150 -470L10 -620M-150 -150L10 -330', tone, 15)
  const boom =
    line('M-300 -400H430M-300 -424H430' + each(range(24), i => `M${-300 + i * 30} -400l15 -24l15 24`), tone, 7) +
    line('M10 -620L420 -424M10 -620L220 -424M10 -620L-150 -424L-300 -420', dark, 5)
  const cab = rect(-250, -470, 96, 52, dark) + rect(196, -396, 44, 34, dark) + rect(202, -386, 20, 16, colour.honey)
  const load =
    line('M262 -396V-262M312 -396V-262', dark, 3) +
    rect(252, -266, 70, 9, dark) +
    container(250, -256, 74, 36, colour.amber)
  return at(x, y, scale, legs + boom + cab + load + rect(-170, -16, 42, 18, dark) + rect(-12, -16, 42, 18, dark))
}

function quay() {
  const truck =
    rect(-10, -32, 330, 12, colour.ink) +
    container(40, -128, 282, 96, colour.river) +
    path('M-96 -20V-96C-96 -112 -88 -118 -76 -118H20V-20z', colour.amber) +
    path('M-84 -70V-96C-84 -103 -80 -106 -74 -106H-44V-70z', colour.cream) +
    each([-62, 60, 230, 282], x => disc(x, -14, 24, colour.ink) + disc(x, -14, 10, colour.reed))
  const near = each(range(3), row =>
    each(range(2), column =>
      container(1340 + column * 210, 962 - row * 92, 206, 90, boxes[(row * 2 + column * 3 + 4) % 7] ?? colour.clay),
    ),
  )
  const bollard = path('M-22 0V-22C-22 -34 -34 -36 -34 -46C-34 -60 34 -60 34 -46C34 -36 22 -34 22 -22V0z', colour.ink)
  return (
    rect(0, 900, 1600, 170, mix(colour.reed, colour.night, 0.55)) +
    rect(0, 900, 1600, 10, colour.sage) +
    rect(0, 1018, 1600, 9, colour.marigold, 'opacity="0.8"') +
    shadow(880, 992, 420, 14) +
    lit(at(760, 988, 1, truck)) +
    lit(at(120, 912, 0.9, bollard)) +
    lit(near) +
    rect(1330, 1050, 270, 20, colour.ink, 'opacity="0.4"') +
    shadow(300, 1040, 360, 13) +
    person({
      x: 300,
      y: 1040,
      tall: 350,
      hands: [
        [17, 60],
        [20, 64],
      ],
      nod: 10,
      feet: [
        [-6, 2],
        [5, 2],
      ],
      top: colour.marigold,
      legs: colour.ink,
      wear: 'vest',
      hat: 'helmet',
      hatTone: colour.paper,
    }) +
    lit(
      poly(
        [
          [362, 826],
          [398, 808],
          [404, 852],
          [368, 868],
        ],
        colour.deep,
      ),
    )
  )
}
