import {
  at,
  colour,
  disc,
  each,
  haze,
  line,
  lit,
  mix,
  oval,
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
import { towerCrane } from '../skyline.ts'

/** A new bridge grows over the valley while the road crew lays asphalt up to it. */
export function bridgeCrew() {
  return sheet(sky(300, 430, 660, 21) + valley() + bridge() + haze(800, 150, 0.55) + road() + roller() + crew())
}

function valley() {
  return (
    path('M0 560C150 500 320 540 470 500S820 440 1010 510 1360 470 1600 520V760H0z', colour.mist) +
    haze(640, 180, 0.7) +
    path('M0 620C240 560 420 630 700 590S1240 560 1600 600V800H0z', colour.sage) +
    haze(700, 140, 0.7) +
    path('M0 690C300 640 560 700 860 668S1380 650 1600 676V860H0z', colour.reed) +
    rect(0, 730, 1600, 130, 'url(#water)')
  )
}

function bridge() {
  const pier = (x: number, w: number) =>
    poly(
      [
        [x - w, 478],
        [x + w, 478],
        [x + w * 0.7, 520],
        [x + w * 0.6, 800],
        [x - w * 0.6, 800],
        [x - w * 0.7, 520],
      ],
      colour.teal,
    ) + rect(x - w * 1.3, 790, w * 2.6, 22, colour.river)
  const arm = (x: number, l: number, r: number) =>
    path(
      `M${x - l} 430H${x + r}V452C${x + r * 0.5} 460 ${x + 60} 476 ${x + 40} 500H${x - 40}C${x - 60} 476 ${x - l * 0.5} 460 ${x - l} 452z`,
      colour.river,
    )
  const traveller = (x: number) =>
    line(
      `M${x - 60} 430V370H${x + 30}V430M${x - 60} 430L${x - 15} 370L${x + 30} 430M${x + 30} 370V486H${x - 40}`,
      colour.clay,
      6,
    )
  return (
    lit(towerCrane(1150, 470, 330, 300, colour.teal, 3.6, 0.4)) +
    lit(
      pier(150, 34) + pier(640, 36) + pier(1130, 38) + arm(150, 260, 236) + arm(640, 258, 250) + arm(1130, 196, 178),
    ) +
    rect(-20, 418, 910, 12, colour.deep) +
    rect(934, 418, 374, 12, colour.deep) +
    line(
      each(range(30), i => `M${i * 30} 418v-17`) +
        each(range(13), i => `M${940 + i * 30} 418v-17`) +
        'M0 402H880M936 402H1304',
      colour.deep,
      3,
    ) +
    lit(traveller(926) + traveller(1350)) +
    person({
      x: 780,
      y: 418,
      tall: 74,
      hands: [
        [8, 60],
        [12, 58],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.clay,
      hat: 'helmet',
    }) +
    person({
      x: 1060,
      y: 418,
      tall: 74,
      face: -1,
      feet: [
        [-8, 3],
        [8, 2],
      ],
      top: colour.amber,
      hat: 'helmet',
    })
  )
}

function road() {
  const random = seeded(44)
  const grit = each(range(240), () =>
    rect(
      random() * 1600,
      850 + random() * 217,
      2 + random() * 5,
      2,
      random() < 0.5 ? colour.teal : colour.ink,
      'opacity="0.4"',
    ),
  )
  return (
    path('M0 812C400 790 1000 806 1600 796V1067H0z', mix(colour.amber, colour.cream, 0.35)) +
    path('M0 838C500 822 1100 832 1600 824V1067H0z', mix(colour.night, colour.teal, 0.25)) +
    path('M0 940L760 900L1040 1067H0z', colour.ink, 'opacity="0.5"') +
    grit +
    line('M0 850C500 834 1100 844 1600 836', colour.cream, 5, 'opacity="0.8"')
  )
}

function roller() {
  const drum =
    disc(0, -84, 84, colour.ink) +
    disc(0, -84, 70, mix(colour.teal, colour.reed, 0.5)) +
    disc(0, -84, 18, colour.ink) +
    line('M0 -84L120 -110V-150', colour.night, 18)
  const wheel =
    disc(330, -80, 80, colour.ink) +
    disc(330, -80, 36, colour.marigold) +
    each(range(16), i =>
      line(
        `M${(330 + Math.cos(i * 0.3927) * 70).toFixed(1)} ${(-80 + Math.sin(i * 0.3927) * 70).toFixed(1)}L${(330 + Math.cos(i * 0.3927) * 80).toFixed(1)} ${(-80 + Math.sin(i * 0.3927) * 80).toFixed(1)}`,
        colour.teal,
        6,
      ),
    )
  const body =
    path(
      'M96 -100V-168C96 -186 110 -190 126 -190H250L268 -214H410C432 -214 440 -204 440 -186V-104C420 -180 250 -190 240 -92H150z',
      colour.marigold,
    ) +
    rect(300, -196, 110, 10, colour.amber) +
    path('M104 -190V-200H250V-190z', colour.ink)
  const cab =
    line('M130 -190V-360M256 -210V-360M112 -364H276', colour.night, 10) +
    line('M150 -190L168 -250M156 -252H182', colour.ink, 7)
  return (
    shadow(1130, 1000, 620, 18) +
    at(1020, 1000, 1, lit(body + drum + wheel)) +
    person({
      x: 1238,
      y: 868,
      tall: 250,
      face: -1,
      hip: [0, 26],
      feet: [
        [18, 14],
        [22, 14],
      ],
      hands: [
        [22, 43],
        [24, 45],
      ],
      top: colour.clay,
      wear: 'vest',
      hat: 'helmet',
    }) +
    at(
      1020,
      1000,
      1,
      lit(cab) + lit(path('M96 -100V-168C96 -186 110 -190 126 -190H236L250 -150L240 -92H150z', colour.marigold)),
    )
  )
}

function crew() {
  const rake = (x1: number, y1: number, x2: number, y2: number) =>
    line(`M${x1} ${y1}L${x2} ${y2}`, colour.amber, 8) + rect(x2 - 34, y2 - 6, 68, 13, colour.deep)
  const steam = each(range(5), i =>
    oval(700 + i * 50, 930 - i * 10, 80, 14, colour.paper, 'opacity="0.3" filter="url(#soft)"'),
  )
  const cone = (x: number, y: number, s: number) =>
    lit(
      at(
        x,
        y,
        s,
        path('M-30 0H30V-9H17L5 -66H-5L-17 -9H-30z', colour.clay) + path('M-12 -32H12L9 -46H-9z', colour.paper),
      ),
    )
  return (
    steam +
    lit(rake(360, 690, 560, 964)) +
    shadow(330, 1022, 430, 15) +
    person({
      x: 330,
      y: 1022,
      tall: 410,
      lean: 15,
      nod: 10,
      hands: [
        [17, 55],
        [31, 39],
      ],
      feet: [
        [-11, 3],
        [10, 2],
      ],
      top: colour.marigold,
      legs: colour.night,
      wear: 'vest',
      hat: 'helmet',
      hatTone: colour.paper,
    }) +
    lit(rake(700, 766, 600, 930)) +
    shadow(760, 972, 330, 13) +
    person({
      x: 760,
      y: 972,
      tall: 360,
      face: -1,
      lean: 17,
      nod: 8,
      hands: [
        [14, 56],
        [24, 42],
      ],
      feet: [
        [-10, 3],
        [9, 2],
      ],
      top: colour.clay,
      legs: colour.night,
      wear: 'vest',
      hat: 'helmet',
    }) +
    cone(80, 1040, 1.5) +
    cone(170, 936, 1) +
    cone(1530, 1050, 1.5)
  )
}
