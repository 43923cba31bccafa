import {
  at,
  colour,
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
} from '../paint.ts'
import { person } from '../people.ts'
import { crate, mountains } from '../workplace.ts'

/** A fishing harbour under bare mountains: the catch is sorted into ice beside the boats. */
export function fishHarbour() {
  return sheet(
    sky(250, 400, 590, 8) +
      mountains(592, 210, '#cdbf9c', 12) +
      haze(594, 190, 0.75) +
      mountains(596, 120, mix(colour.sage, '#b09a72', 0.45), 30) +
      haze(598, 80, 0.6) +
      water() +
      boat(1160, 700, 1.05, colour.rust) +
      boat(470, 660, 0.62, colour.river) +
      quay() +
      people(),
  )
}

function water() {
  const random = seeded(5)
  const ripples = each(range(90), () => {
    const y = 604 + random() ** 1.4 * 170
    const near = (y - 600) / 170
    const glitter = random() < 0.55
    const x = glitter ? 260 + (random() - 0.5) * (120 + near * 360) : random() * 1600
    return rect(
      x,
      y,
      16 + near * 90 * random(),
      1.6 + near * 3,
      glitter ? '#fff1cc' : colour.cream,
      `rx="2" opacity="${n(glitter ? 0.3 + random() * 0.5 : 0.12 + random() * 0.2)}"`,
    )
  })
  return rect(0, 596, 1600, 260, 'url(#water)') + glow(260, 616, 300, 0.8) + ripples
}

/** A wooden fishing boat with a wheelhouse, seen from the side. */
function boat(x: number, y: number, s: number, tone: string) {
  const hull =
    path(
      'M-300 -96C-290 -30 -250 10 -190 18H190C250 10 300 -60 344 -150L270 -112C140 -84 -120 -80 -300 -96z',
      colour.deep,
    ) + path('M-296 -70C-280 -20 -246 12 -190 18H190C232 10 268 -24 298 -72C150 -40 -130 -38 -296 -70z', tone)
  const house =
    rect(-200, -200, 150, 112, colour.paper) +
    rect(-214, -214, 178, 18, colour.amber) +
    each(range(3), i => rect(-186 + i * 46, -180, 34, 34, colour.teal)) +
    line('M-60 -98V-330M-60 -320L150 -130M-60 -300L-230 -210', colour.ink, 5) +
    line('M40 -104C60 -150 130 -150 150 -104', colour.marigold, 12)
  return (
    oval(x + 20, y + 26 * s, 320 * s, 18 * s, colour.night, 'opacity="0.45" filter="url(#soft)"') +
    lit(at(x, y, s, house + hull))
  )
}

function quay() {
  return (
    path('M0 800H1600V1067H0z', '#b9a57a') +
    rect(0, 800, 1600, 20, '#dcc99b') +
    rect(0, 820, 1600, 26, mix('#b9a57a', colour.ink, 0.35)) +
    line('M0 930H1600M0 1010H1600', mix('#b9a57a', colour.rust, 0.25), 3, 'opacity="0.5"') +
    each([150, 1470], x =>
      lit(path(`M${x - 30} 806C${x - 24} 770 ${x - 40} 752 ${x} 752S${x + 24} 770 ${x + 30} 806z`, colour.night)),
    )
  )
}

const fish = (x: number, y: number, tone: string, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${path('M-36 0C-18 -15 12 -13 26 -2L42 -13L40 12L26 2C12 14 -18 13 -36 0z', tone)}<circle cx="-24" cy="-2" r="2.6" fill="${colour.ink}"/></g>`

function catchOf(x: number, y: number, w: number, seed: number) {
  const random = seeded(seed)
  const ice = each(range(16), i => oval(x - w / 2 + 16 + (i * (w - 30)) / 15, y + random() * 6, 14, 9, colour.paper))
  return (
    ice +
    lit(
      each(range(Math.floor(w / 46)), i =>
        fish(
          x - w / 2 + 40 + i * 44,
          y - 10 - (i % 2) * 10,
          [mix(colour.teal, colour.mist, 0.4), colour.sage, mix(colour.clay, colour.cream, 0.35)][i % 3] ?? colour.sage,
          i % 2 ? 8 : -10,
        ),
      ),
    )
  )
}

function people() {
  return (
    oval(420, 1000, 190, 15, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 400,
      y: 996,
      tall: 590,
      face: 1,
      lean: 8,
      nod: 8,
      hands: [
        [25, 55],
        [28, 56],
      ],
      feet: [
        [-8, 2],
        [9, 2],
      ],
      top: colour.clay,
      legs: colour.deep,
      hat: 'cap',
      hatTone: colour.paper,
      wear: 'apron',
    }) +
    catchOf(600, 652, 170, 4) +
    crate(600, 724, 184, 70) +
    oval(1040, 1000, 190, 15, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 1050,
      y: 1000,
      tall: 600,
      face: -1,
      lean: 14,
      nod: 14,
      hands: [
        [22, 46],
        [29, 49],
      ],
      feet: [
        [-7, 2],
        [8, 2],
      ],
      top: colour.marigold,
      legs: colour.night,
      hat: 'straw',
      wear: 'apron',
    }) +
    fish(868, 704, colour.sage, -20) +
    rect(650, 790, 330, 16, colour.amber) +
    rect(672, 806, 16, 196, colour.deep) +
    rect(940, 806, 16, 196, colour.deep) +
    catchOf(815, 748, 300, 9) +
    crate(815, 794, 316, 46, colour.river) +
    crate(1280, 1012, 210, 84) +
    catchOf(1280, 930, 190, 2) +
    crate(210, 1030, 170, 74, colour.teal)
  )
}
