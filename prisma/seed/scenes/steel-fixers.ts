import { colour, each, haze, line, lit, mix, n, oval, path, poly, range, rect, sheet, sky, view } from '../paint.ts'
import { person } from '../people.ts'
import { towerCrane } from '../skyline.ts'
import { hills } from '../workplace.ts'

const p = view(800, 560, 700)
const deck = 300

/** Reinforcement for a new floor slab: one fixer ties the mesh, one brings bars, one looks after the column. */
export function steelFixers() {
  return sheet(
    sky(270, 440, 660, 41) +
      hills(664, 150, '#d8c79d', 5) +
      haze(666, 120, 0.7) +
      hills(668, 80, '#b9a878', 9) +
      frame() +
      slab() +
      mesh() +
      people(),
  )
}

/** The next building of the same site, three floors of bare columns, in the haze. */
function frame() {
  const tone = mix(colour.reed, colour.mist, 0.25)
  return (
    towerCrane(1330, 680, 500, -330, mix(colour.teal, colour.mist, 0.15), 3.4, 0.3) +
    each(range(3), i => {
      const y = 420 + i * 86
      return rect(1090, y, 420, 14, tone) + each(range(5), c => rect(1104 + c * 96, y + 14, 14, 74, tone))
    }) +
    haze(690, 120, 0.7)
  )
}

function slab() {
  return (
    poly([p(-2200, deck, 900), p(2200, deck, 900), p(2200, deck, -420), p(-2200, deck, -420)], '#c39a5c') +
    each(range(15), i =>
      line(
        `M${p(-2100 + i * 300, deck, 900)
          .map(n)
          .join(' ')}L${p(-2100 + i * 300, deck, -420)
          .map(n)
          .join(' ')}`,
        '#a67f45',
        3,
      ),
    ) +
    rect(0, 742, 1600, 8, mix(colour.amber, colour.rust, 0.4))
  )
}

function mesh() {
  const across = range(13).map(i => 640 - i * 84)
  const bar = (from: readonly [number, number], to: readonly [number, number], thick: number) =>
    line(`M${from.map(n).join(' ')}L${to.map(n).join(' ')}`, colour.rust, thick)
  return (
    each(range(29), i => bar(p(-1820 + i * 130, deck - 14, 660), p(-1820 + i * 130, deck - 14, -400), 5)) +
    each(across, z => {
      const [, y] = p(0, deck - 22, z)
      const thick = (7 * 700) / (700 + z)
      return (
        line(`M0 ${n(y + thick)}H1600`, colour.ink, thick * 0.6, 'opacity="0.25"') +
        line(`M0 ${n(y)}H1600`, mix(colour.rust, colour.ink, 0.3), thick)
      )
    })
  )
}

/** Bars of a column that is not yet cast, held by square ties. */
function cage(x: number, y: number, w: number, tall: number, thick: number) {
  const bars = each(range(4), i => `M${n(x + (i * w) / 3)} ${y}V${n(y - tall - (i % 2) * 26)}`)
  const ties = each(range(Math.floor(tall / 46)), i => `M${x - 4} ${y - 30 - i * 46}H${x + w + 4}`)
  return lit(line(bars, colour.rust, thick) + line(ties, mix(colour.rust, colour.ink, 0.35), thick * 0.6))
}

function people() {
  const load = each(range(4), i =>
    line(`M540 ${470 + i * 7}L1110 ${458 + i * 7}`, mix(colour.rust, colour.ink, i * 0.12), 6),
  )
  return (
    cage(228, 770, 62, 330, 6) +
    cage(1260, 842, 100, 480, 9) +
    oval(1176, 884, 150, 14, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 1176,
      y: 884,
      tall: 440,
      face: 1,
      lean: 4,
      nod: -2,
      hands: [
        [20, 62],
        [26, 78],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.amber,
      legs: colour.ink,
      hat: 'helmet',
      hatTone: colour.paper,
      wear: 'vest',
    }) +
    lit(load) +
    oval(850, 930, 180, 15, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 850,
      y: 928,
      tall: 560,
      face: 1,
      lean: 2,
      nod: 2,
      hands: [
        [-7, 85],
        [13, 85],
      ],
      feet: [
        [-12, 3],
        [12, 2],
      ],
      top: colour.teal,
      legs: colour.night,
      hat: 'helmet',
      wear: 'vest',
    }) +
    oval(500, 1010, 230, 17, colour.ink, 'opacity="0.35" filter="url(#soft)"') +
    person({
      x: 430,
      y: 1004,
      tall: 600,
      face: 1,
      hip: [-4, 22],
      lean: 42,
      nod: 12,
      hands: [
        [26, 18],
        [33, 18],
      ],
      feet: [
        [-12, 2],
        [11, 2],
      ],
      top: colour.clay,
      legs: colour.ink,
      hat: 'helmet',
      wear: 'vest',
    }) +
    lit(path('M624 886L652 940L644 944L616 896zM632 884L640 944L632 946L622 890z', colour.ink))
  )
}
