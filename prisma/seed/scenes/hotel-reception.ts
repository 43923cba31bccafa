import { colour, disc, each, glow, line, lit, mix, n, path, range, rect, seeded, sheet } from '../paint.ts'
import { person } from '../people.ts'
import { counter, foot, plant, screen, suitcase } from '../fixtures.ts'
import { hills } from '../workplace.ts'

/** The reception of a seaside hotel: the receptionist hands a guest her key. */
export function hotelReception() {
  return sheet(wall() + arches() + keys() + people(), 0.95)
}

function wall() {
  return (
    rect(0, 0, 1600, 1067, '#f0dfbb') +
    rect(0, 830, 1600, 240, '#c9a877') +
    each(range(9), i => line(`M${-200 + i * 260} 1067L${200 + i * 170} 830`, '#b99560', 3, 'opacity="0.6"')) +
    rect(0, 816, 1600, 16, colour.amber)
  )
}

/** Two arches open to a terrace and the bay. */
function arches() {
  const random = seeded(11)
  const sail = (x: number, y: number, s: number) =>
    path(`M${x} ${y - 70 * s}L${n(x + 40 * s)} ${y - 10 * s}H${x}z`, colour.paper) +
    path(`M${n(x - 36 * s)} ${y - 6 * s}H${n(x + 50 * s)}L${n(x + 34 * s)} ${y + 8 * s}H${n(x - 24 * s)}z`, colour.rust)
  const arch = (x: number, w: number) => `M${x} 816V${360}C${x} ${200} ${x + w} ${200} ${x + w} 360V816z`
  const view =
    rect(0, 0, 800, 830, 'url(#sky)') +
    glow(210, 450, 380, 0.95) +
    disc(210, 450, 46, '#fffdf6') +
    hills(566, 90, mix(colour.reed, colour.mist, 0.3), 21) +
    rect(0, 560, 800, 170, 'url(#water)') +
    each(range(40), () =>
      rect(
        210 + (random() - 0.5) * 280,
        566 + random() * 120,
        14 + random() * 60,
        3,
        '#fff1cc',
        'rx="2" opacity="0.6"',
      ),
    ) +
    sail(360, 600, 0.9) +
    sail(560, 584, 0.6) +
    rect(0, 700, 800, 130, '#d9bd8b') +
    rect(0, 690, 800, 16, colour.paper) +
    each(range(20), i => path(`M${20 + i * 40} 706c-10 20 -10 60 0 110h14c10 -50 10 -90 0 -110z`, colour.paper))
  return (
    `<clipPath id="bay"><path d="${arch(70, 280)}${arch(410, 280)}"/></clipPath><g clip-path="url(#bay)">${view}</g>` +
    `<path d="${arch(70, 280)}${arch(410, 280)}" fill="none" stroke="${colour.amber}" stroke-width="14"/>` +
    glow(250, 560, 420, 0.35)
  )
}

/** The board with keys behind the desk. */
function keys() {
  return (
    lit(rect(1010, 250, 420, 280, colour.river, 'rx="8"')) +
    each(range(15), i => {
      const x = 1070 + (i % 5) * 76
      const y = 300 + Math.floor(i / 5) * 84
      return i === 7
        ? disc(x, y, 6, colour.honey)
        : disc(x, y, 6, colour.honey) +
            line(`M${x} ${y}v22`, colour.honey, 4) +
            rect(x - 9, y + 22, 18, 26, i % 4 ? colour.amber : colour.clay, 'rx="4"')
    }) +
    line('M1220 0V120', colour.deep, 5) +
    lit(path('M1130 190C1130 130 1180 112 1220 112S1310 130 1310 190z', colour.clay)) +
    glow(1220, 210, 190, 0.5)
  )
}

function people() {
  return (
    person({
      x: 1122,
      y: 1050,
      tall: 640,
      face: -1,
      lean: 5,
      nod: 3,
      hands: [
        [20, 52],
        [29, 58],
      ],
      top: colour.river,
      legs: colour.night,
      hat: 'bun',
    }) +
    foot(720, 1036, 220) +
    suitcase(580, 1050, 120, 170, colour.marigold, 70) +
    person({
      x: 740,
      y: 1040,
      tall: 620,
      face: 1,
      lean: 4,
      nod: 0,
      hands: [
        [-18, 52],
        [28, 60],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.clay,
      legs: mix(colour.cream, colour.amber, 0.3),
      hat: 'hair',
      hatTone: colour.rust,
      skin: '#c9966f',
      wear: 'tunic',
    }) +
    lit(
      line('M914 680L936 692', colour.honey, 8) +
        rect(926, 680, 26, 40, colour.marigold, 'rx="5" transform="rotate(-24 939 700)"'),
    ) +
    counter(1200, 1060, 620, 270, mix(colour.rust, colour.amber, 0.25)) +
    screen(1380, 772, 130, 88) +
    lit(
      path('M1050 770c0 -34 60 -34 60 0z', colour.honey) +
        rect(1040, 768, 80, 8, colour.ink) +
        disc(1080, 742, 5, colour.ink),
    ) +
    plant(150, 1020, 1)
  )
}
