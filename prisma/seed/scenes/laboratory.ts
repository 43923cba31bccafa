import { colour, disc, each, glow, line, lit, mix, n, oval, path, range, rect, sheet } from '../paint.ts'
import { person } from '../people.ts'
import { room, sunnyWindow } from '../fixtures.ts'
import { stool } from '../workplace.ts'

const white = '#f4efe0'

/** A hospital laboratory: a woman at the microscope, a colleague fills test tubes. */
export function laboratory() {
  return sheet(
    room(830, '#ece6d0', '#a9b29a') + sunnyWindow(70, 130, 300, 430, 2, 3) + cupboard() + people() + bench(),
    0.85,
  )
}

const flask = (x: number, y: number, tone: string) =>
  path(
    `M${x - 9} ${y - 78}H${x + 9}V${y - 46}L${x + 32} ${y - 8}C${x + 34} ${y} ${x + 28} ${y} ${x + 24} ${y}H${x - 24}C${x - 28} ${y} ${x - 34} ${y} ${x - 32} ${y - 8}L${x - 9} ${y - 46}z`,
    mix(colour.sage, colour.paper, 0.6),
  ) +
  path(
    `M${x - 20} ${y - 26}H${x + 20}L${x + 32} ${y - 8}C${x + 34} ${y} ${x + 28} ${y} ${x + 24} ${y}H${x - 24}C${x - 28} ${y} ${x - 34} ${y} ${x - 32} ${y - 8}z`,
    tone,
  )

const bottle = (x: number, y: number, tone: string) =>
  rect(x - 15, y - 62, 30, 62, tone, 'rx="5"') +
  rect(x - 8, y - 78, 16, 18, colour.deep) +
  rect(x - 11, y - 44, 22, 20, colour.paper)

function cupboard() {
  const row = (y: number, first: number) =>
    rect(480, y, 1040, 14, colour.teal) +
    each(range(15), i => {
      const x = 520 + i * 68
      const kind = (i * 3 + first) % 5
      if (kind === 4) return ''
      return kind === 1 || kind === 3
        ? flask(x, y, [colour.clay, colour.marigold, colour.teal][i % 3] ?? colour.clay)
        : bottle(x, y, [colour.amber, colour.river, colour.reed][(i + first) % 3] ?? colour.amber)
    })
  return (
    rect(460, 150, 1080, 330, mix(colour.mist, colour.paper, 0.5)) +
    lit(row(286, 0) + row(446, 2)) +
    `<rect x="460" y="150" width="1080" height="330" fill="none" stroke="${colour.teal}" stroke-width="12"/>`
  )
}

function people() {
  return (
    person({
      x: 1150,
      y: 1060,
      tall: 680,
      face: -1,
      lean: 6,
      nod: 10,
      hands: [
        [20, 54],
        [24, 60],
      ],
      top: white,
      legs: colour.deep,
      hat: 'hair',
      wear: 'tunic',
    }) +
    stool(470, 1050, 210) +
    person({
      x: 470,
      y: 1056,
      tall: 680,
      face: 1,
      hip: [0, 34],
      lean: 15,
      nod: 20,
      hands: [
        [30, 45],
        [36, 50],
      ],
      feet: [
        [17, 5],
        [22, 5],
      ],
      top: white,
      legs: colour.night,
      hat: 'scarf',
      hatTone: colour.teal,
    })
  )
}

/** A microscope whose eyepiece points up to the left. */
function microscope(x: number, y: number) {
  return lit(
    path(
      `M${x - 50} ${y}H${x + 50}V${y - 16}H${x + 30}C${x + 62} ${y - 76} ${x + 50} ${y - 150} ${x - 4} ${y - 168}L${x - 16} ${y - 138}C${x + 18} ${y - 122} ${x + 24} ${y - 66} ${x - 2} ${y - 16}H${x - 50}z`,
      colour.night,
    ) +
      path(`M${x - 76} ${y - 214}L${x - 48} ${y - 230}L${x + 6} ${y - 118}L${x - 22} ${y - 104}z`, colour.river) +
      rect(x - 44, y - 62, 66, 10, colour.ink),
  )
}

function bench() {
  const tubes = each(range(6), i => {
    const x = 900 + i * 30
    return (
      rect(x, 716, 16, 84, mix(colour.sage, colour.paper, 0.6), 'rx="8"') +
      rect(
        x,
        752 + (i % 3) * 10,
        16,
        48 - (i % 3) * 10,
        [colour.clay, colour.marigold, colour.rust][i % 3] ?? colour.clay,
        'rx="8"',
      )
    )
  })
  const pipette = lit(line('M986 634L974 690', colour.river, 12) + line('M974 690L968 716', colour.paper, 5))
  return (
    lit(rect(560, 806, 900, 24, white)) +
    rect(580, 830, 860, 237, mix(colour.river, colour.ink, 0.12)) +
    each(
      range(3),
      i =>
        rect(604 + i * 284, 856, 260, 190, mix(colour.river, colour.teal, 0.35), 'rx="6"') +
        rect(704 + i * 284, 876, 60, 9, colour.mist),
    ) +
    lit(tubes) +
    lit(rect(884, 764, 196, 42, colour.amber, 'rx="4"')) +
    pipette +
    microscope(716, 806) +
    lit(flask(1330, 806, colour.clay) + bottle(1400, 806, colour.teal)) +
    oval(640, 1060, 90, 8, colour.ink, 'opacity="0.2" filter="url(#soft)"') +
    glow(220, 300, 240, 0.4) +
    disc(n(1240), 784, 22, colour.mist) +
    rect(1218, 784, 44, 22, colour.mist)
  )
}
