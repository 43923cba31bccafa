import { colour, each, haze, line, lit, mix, n, oval, path, poly, range, rect, sheet, sky } from '../paint.ts'
import { person } from '../people.ts'
import { tree } from '../workplace.ts'

const course = 44
const base = 960

/** News: a foreman holds his level to the corner that a young mason has just built. */
export function wallInspection() {
  return sheet(sky(250, 420, 690, 71) + yard() + wall() + people())
}

function yard() {
  return (
    each(range(9), i => tree(60 + i * 190, 694, 170 + ((i * 5) % 4) * 24, mix(colour.reed, colour.mist, 0.35))) +
    haze(704, 130, 0.6) +
    rect(0, 690, 1600, 380, '#d5b57c') +
    rect(0, 690, 1600, 8, '#ead2a0') +
    lit(
      poly(
        [
          [1130, 470],
          [1640, 440],
          [1640, 500],
          [1120, 520],
        ],
        colour.river,
      ),
    ) +
    each([1170, 1380, 1580], x => rect(x, 500, 18, 240, colour.deep)) +
    each(range(3), row =>
      each(range(6 - row), i =>
        lit(
          rect(1240 + i * 56 + row * 28, 700 - row * 34, 52, 32, mix(colour.clay, colour.rust, ((i + row) % 3) * 0.25)),
        ),
      ),
    )
  )
}

/** Fourteen courses, with the string line at the top. */
function wall() {
  const row = (i: number) => {
    const y = base - (i + 1) * course
    const shift = i % 2 ? 52 : 0
    const from = 640
    const to = i > 8 ? 900 : i > 6 ? 960 : 1020
    return each(range(5), c => {
      const left = Math.max(from, from + c * 104 - shift)
      const right = Math.min(to, from + (c + 1) * 104 - shift)
      return right - left > 10
        ? rect(
            left + 3,
            y + 3,
            right - left - 6,
            course - 6,
            mix(colour.clay, (i * 3 + c) % 4 ? colour.rust : colour.honey, ((i * 5 + c * 3) % 4) * 0.1),
          )
        : ''
    })
  }
  return (
    oval(880, base + 2, 290, 14, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    lit(
      rect(640, base - 7 * course, 380, 7 * course, mix(colour.cream, colour.sage, 0.35)) +
        rect(640, base - 11 * course, 260, 4 * course, mix(colour.cream, colour.sage, 0.35)),
    ) +
    each(range(11), row) +
    line(`M626 ${base - 11 * course + 4}H920`, colour.marigold, 3)
  )
}

function people() {
  return (
    oval(500, 1004, 190, 15, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 470,
      y: 1000,
      tall: 620,
      face: 1,
      lean: 5,
      nod: 6,
      hands: [
        [22, 60],
        [28, 64],
      ],
      feet: [
        [-9, 2],
        [9, 2],
      ],
      top: colour.teal,
      legs: colour.night,
      hat: 'helmet',
      hatTone: colour.paper,
      wear: 'vest',
    }) +
    lit(rect(612, 476, 26, 330, colour.marigold, 'rx="4"')) +
    rect(617, 560, 16, 34, colour.paper, 'rx="6"') +
    rect(617, 690, 16, 34, colour.paper, 'rx="6"') +
    oval(634, 600, 15, 12, colour.skin) +
    oval(1130, 1010, 190, 15, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 1130,
      y: 1004,
      tall: 600,
      face: -1,
      lean: 12,
      nod: 12,
      hands: [
        [26, 58],
        [28, 54],
      ],
      feet: [
        [-9, 2],
        [9, 2],
      ],
      top: colour.clay,
      legs: colour.ink,
      hat: 'helmet',
      wear: 'vest',
    }) +
    lit(path('M968 652H902V640H940zM968 640L986 648L968 660z', colour.ink)) +
    lit(
      path('M1270 930H1390L1372 1020H1288z', colour.ink) + oval(1330, 930, 60, 14, mix(colour.sage, colour.ink, 0.2)),
    ) +
    lit(rect(1204, n(1018), 110, 34, colour.clay) + rect(1240, 986, 104, 34, mix(colour.clay, colour.rust, 0.4)))
  )
}
