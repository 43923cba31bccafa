import { colour, each, haze, line, lit, mix, n, path, poly, range, rect, seeded, sheet, sky } from '../paint.ts'
import { person } from '../people.ts'
import { hills } from '../workplace.ts'

const wood = '#c08a4c'

/** Carpenters raise the rafters of a house on a cold morning; fir hills behind. */
export function roofCarpenters() {
  return sheet(sky(240, 420, 700, 101) + land() + frame() + people())
}

function land() {
  const random = seeded(3)
  const firs = each(range(34), i => {
    const x = i * 50 + random() * 30
    const y = 700 + random() * 20
    const tall = 60 + random() * 60
    return path(
      `M${n(x)} ${n(y - tall)}L${n(x + tall * 0.28)} ${n(y)}H${n(x - tall * 0.28)}z`,
      mix(colour.reed, colour.mist, 0.2 + random() * 0.2),
    )
  })
  return (
    hills(640, 240, colour.mist, 44) +
    haze(660, 160, 0.6) +
    hills(690, 150, colour.sage, 12) +
    firs +
    haze(716, 120, 0.6) +
    rect(0, 700, 1600, 370, '#dfe0cd') +
    poly(
      [
        [0, 860],
        [1600, 800],
        [1600, 1067],
        [0, 1067],
      ],
      '#cfd3bd',
    )
  )
}

/** The deck of the upper floor with three pairs of rafters and a ridge. */
function frame() {
  const pair = (x: number, y: number, s: number, tone: string) =>
    line(
      `M${x - 300 * s} ${y}L${x} ${y - 430 * s}L${x + 300 * s} ${y}M${x - 140 * s} ${n(y - 230 * s)}H${x + 140 * s}`,
      tone,
      20 * s,
    )
  return (
    lit(pair(1120, 850, 0.9, mix(wood, colour.rust, 0.3)) + line('M1120 463L820 352', wood, 20)) +
    lit(pair(820, 846, 1.15, wood)) +
    lit(rect(240, 850, 1160, 36, mix(wood, colour.rust, 0.2))) +
    each(range(12), i => rect(270 + i * 96, 886, 22, 181, mix(wood, colour.rust, 0.35))) +
    rect(240, 850, 1160, 8, mix(wood, colour.cream, 0.5)) +
    lit(each(range(4), i => rect(1190 + i * 4, 834 - i * 18, 260, 15, mix(wood, colour.cream, i * 0.12))))
  )
}

function people() {
  return (
    person({
      x: 540,
      y: 850,
      tall: 470,
      face: 1,
      lean: 6,
      nod: -6,
      hands: [
        [18, 74],
        [26, 84],
      ],
      feet: [
        [-9, 2],
        [9, 2],
      ],
      top: colour.clay,
      legs: colour.night,
      hat: 'helmet',
      hatTone: colour.paper,
    }) +
    lit(
      line('M664 452L640 500', colour.ink, 9) +
        rect(640, 430, 54, 22, colour.ink, 'rx="4" transform="rotate(-26 667 441)"'),
    ) +
    person({
      x: 1000,
      y: 850,
      tall: 470,
      face: -1,
      lean: 5,
      nod: -4,
      hands: [
        [10, 60],
        [24, 72],
      ],
      feet: [
        [-8, 2],
        [8, 2],
      ],
      top: colour.marigold,
      legs: colour.deep,
      hat: 'helmet',
      wear: 'vest',
    })
  )
}
