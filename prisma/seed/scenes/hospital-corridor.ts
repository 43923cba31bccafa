import {
  colour,
  disc,
  each,
  glow,
  line,
  lit,
  mix,
  oval,
  path,
  poly,
  range,
  rect,
  shadow,
  sheet,
  view,
} from '../paint.ts'
import { person } from '../people.ts'

const p = view(930, 430, 620)
const floor = 470
const ceiling = -430
const left = -900
const right = 700

/** A bright corridor in the morning: a nurse with the chart, a colleague and a trolley further on. */
export function hospitalCorridor() {
  return sheet(walls() + windows() + doors() + end() + lamps() + chair() + people(), 0.8)
}

function walls() {
  const deep = 2600
  return (
    rect(0, 0, 1600, 1067, colour.cream) +
    poly([p(left, floor, -400), p(left, floor, deep), p(left, ceiling, deep), p(left, ceiling, -400)], '#efe2c4') +
    poly([p(right, floor, -400), p(right, floor, deep), p(right, ceiling, deep), p(right, ceiling, -400)], '#e3e0c6') +
    poly(
      [p(left, ceiling, -400), p(right, ceiling, -400), p(right, ceiling, deep), p(left, ceiling, deep)],
      colour.paper,
    ) +
    poly([p(left, floor, -400), p(right, floor, -400), p(right, floor, deep), p(left, floor, deep)], '#a9bfae') +
    poly(
      [p(right, 180, -400), p(right, 180, deep), p(right, 400, deep), p(right, 400, -400)],
      mix(colour.reed, colour.cream, 0.35),
    ) +
    poly(
      [p(left, 260, -400), p(left, 260, deep), p(left, floor, deep), p(left, floor, -400)],
      mix(colour.reed, colour.cream, 0.5),
    ) +
    poly([p(right, 150, -400), p(right, 150, deep), p(right, 172, deep), p(right, 172, -400)], colour.amber) +
    each(range(9), i =>
      line(
        `M${p(left, floor, i * 280).join(' ')}L${p(right, floor, i * 280).join(' ')}`,
        colour.teal,
        1.5,
        'opacity="0.25"',
      ),
    )
  )
}

function windows() {
  return (
    each(range(6), i => {
      const z = -150 + i * 430
      const pane = poly([p(left, -300, z), p(left, -300, z + 280), p(left, 220, z + 280), p(left, 220, z)], '#fdf0cd')
      const bars = `M${p(left, -300, z + 140).join(' ')}L${p(left, 220, z + 140).join(' ')}M${p(left, -60, z).join(' ')}L${p(left, -60, z + 280).join(' ')}`
      const light = poly(
        [
          p(left + 120, floor, z + 90),
          p(left + 120, floor, z + 350),
          p(right - 200, floor, z + 620),
          p(right - 200, floor, z + 340),
        ],
        '#fff3d0',
        'opacity="0.62"',
      )
      return (
        light +
        poly(
          [p(left, -318, z - 16), p(left, -318, z + 296), p(left, 240, z + 296), p(left, 240, z - 16)],
          colour.teal,
        ) +
        pane +
        line(bars, colour.teal, 5 - i * 0.6)
      )
    }) + glow(120, 380, 520, 0.65)
  )
}

function doors() {
  return each(range(4), i => {
    const z = 40 + i * 560
    const [signX, signY] = p(right, -250, z + 130)
    return (
      poly(
        [p(right, -190, z - 18), p(right, -190, z + 278), p(right, floor, z + 278), p(right, floor, z - 18)],
        colour.cream,
      ) +
      poly([p(right, -170, z), p(right, -170, z + 260), p(right, floor, z + 260), p(right, floor, z)], colour.river) +
      poly(
        [p(right, -100, z + 60), p(right, -100, z + 120), p(right, 120, z + 120), p(right, 120, z + 60)],
        colour.honey,
      ) +
      disc(...p(right, 190, z + 30), 8 - i * 1.6, colour.honey) +
      rect(signX - 22 + i * 4, signY - 12 + i * 2, 44 - i * 8, 24 - i * 4, colour.clay)
    )
  })
}

function end() {
  const [l, top] = p(-330, -230, 2600)
  const [r, bottom] = p(330, floor, 2600)
  const [x0, y0] = p(left, ceiling, 2600)
  const [x1, y1] = p(right, floor, 2600)
  const m = (l + r) / 2
  return (
    rect(x0, y0, x1 - x0, y1 - y0, '#f0e7cd') +
    rect(l, top, r - l, bottom - top, colour.teal) +
    rect(l + 7, top + 8, m - l - 10, bottom - top - 8, '#fdf0cd') +
    rect(m + 3, top + 8, r - m - 10, bottom - top - 8, '#fdf0cd') +
    glow(m, 430, 170, 0.8)
  )
}

function lamps() {
  return each(range(6), i =>
    poly(
      [
        p(-170, ceiling, i * 420 - 60),
        p(90, ceiling, i * 420 - 60),
        p(90, ceiling, i * 420 + 150),
        p(-170, ceiling, i * 420 + 150),
      ],
      '#fffdf4',
      `stroke="${colour.sage}" stroke-width="3"`,
    ),
  )
}

/** An empty wheelchair against the wall, ready. */
function chair() {
  return (
    shadow(1290, 960, 240, 12) +
    lit(
      line('M1330 690H1360M1344 692L1322 838H1222V912H1192', colour.deep, 11) +
        path('M1226 800H1334V838H1226z', colour.clay) +
        path('M1322 700L1346 704L1330 812H1304z', colour.clay) +
        line('M1236 764H1318M1240 764V800', colour.deep, 9) +
        `<circle cx="1318" cy="880" r="80" fill="none" stroke="${colour.deep}" stroke-width="10"/>` +
        line(
          each(
            range(8),
            i => `M1318 880l${(Math.cos(i * 0.785) * 76).toFixed(1)} ${(Math.sin(i * 0.785) * 76).toFixed(1)}`,
          ),
          colour.deep,
          2,
        ) +
        disc(1318, 880, 10, colour.deep) +
        `<circle cx="1222" cy="932" r="27" fill="none" stroke="${colour.deep}" stroke-width="8"/>` +
        oval(1196, 914, 24, 7, colour.deep),
    )
  )
}

function people() {
  const trolley = lit(
    rect(1010, 590, 92, 8, colour.deep) +
      rect(1010, 636, 92, 8, colour.deep) +
      line('M1014 580V682M1098 580V682', colour.deep, 5) +
      rect(1022, 566, 24, 24, colour.clay) +
      rect(1054, 572, 34, 18, colour.paper) +
      rect(1026, 614, 60, 22, colour.sage) +
      disc(1018, 686, 7, colour.ink) +
      disc(1094, 686, 7, colour.ink),
  )
  return (
    person({
      x: 975,
      y: 684,
      tall: 250,
      hands: [
        [12, 58],
        [14, 58],
      ],
      feet: [
        [-10, 3],
        [8, 2],
      ],
      lean: 6,
      top: colour.reed,
      legs: colour.teal,
      hat: 'bun',
      far: 0.25,
    }) +
    trolley +
    shadow(560, 1036, 520, 16) +
    person({
      x: 560,
      y: 1036,
      tall: 640,
      lean: 2,
      nod: 6,
      hands: [
        [15, 62],
        [20, 66],
      ],
      feet: [
        [-13, 4],
        [11, 2],
      ],
      top: colour.river,
      legs: colour.deep,
      wear: 'tunic',
      hat: 'scarf',
      hatTone: colour.paper,
    }) +
    lit(
      poly(
        [
          [676, 640],
          [730, 612],
          [752, 706],
          [698, 734],
        ],
        colour.amber,
      ) +
        poly(
          [
            [684, 644],
            [726, 622],
            [744, 700],
            [704, 722],
          ],
          colour.paper,
        ),
    )
  )
}
