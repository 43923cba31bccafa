import {
  colour,
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
import { towerCrane, towers } from '../skyline.ts'

/** A hull in the dry dock under the portal crane, scaffolds at the bow, a weld glowing. */
export function shipyard() {
  return sheet(
    sky(210, 500, 760, 33) +
      towers(740, 190, colour.mist, 40) +
      haze(745, 190, 0.8) +
      towerCrane(90, 760, 420, 240, colour.reed, 3) +
      portal() +
      haze(800, 260, 0.45) +
      dock() +
      hull() +
      scaffold() +
      crew(),
  )
}

function portal() {
  const girder =
    rect(120, 150, 1500, 62, colour.clay) +
    line(
      each(range(25), i => `M${130 + i * 60} 212L${160 + i * 60} 150L${190 + i * 60} 212`),
      colour.rust,
      4,
    )
  const leg =
    poly(
      [
        [300, 212],
        [360, 212],
        [470, 800],
        [430, 800],
      ],
      colour.clay,
    ) +
    poly(
      [
        [296, 212],
        [336, 212],
        [262, 800],
        [222, 800],
      ],
      colour.clay,
    ) +
    rect(206, 786, 290, 22, colour.rust) +
    rect(276, 520, 140, 14, colour.clay)
  const trolley =
    rect(820, 116, 150, 36, colour.deep) +
    line('M850 212V330M940 212V330', colour.deep, 4) +
    rect(830, 326, 130, 12, colour.deep)
  return (
    lit(girder + leg) +
    lit(trolley) +
    line('M850 338L800 392M940 338L1000 392', colour.deep, 3) +
    lit(
      poly(
        [
          [770, 392],
          [1030, 392],
          [1016, 470],
          [790, 470],
        ],
        colour.teal,
      ),
    )
  )
}

function dock() {
  const floor = mix(colour.reed, colour.night, 0.5)
  return (
    rect(0, 796, 1600, 280, floor) +
    rect(0, 796, 1600, 8, colour.cream, 'opacity="0.5"') +
    rect(0, 804, 1600, 70, colour.honey, 'opacity="0.16"') +
    line('M0 980H1600M0 1040H1600', colour.night, 4, 'opacity="0.5"')
  )
}

/** The ship seen from her port bow, red below the waterline. */
function hull() {
  const steel = path(
    'M566 420C700 452 900 470 1100 474L1640 474V880H720C690 820 668 760 650 690C636 620 610 520 566 420z',
    colour.river,
  )
  const keel = path(
    'M652 700C672 716 690 720 720 720H1640V892H736C690 894 640 880 622 852C604 822 616 796 660 790C672 788 664 742 652 700z',
    colour.clay,
  )
  const plates = line(
    each(range(9), i => `M${800 + i * 100} 474V888`) + each([560, 640, 800], y => `M${y < 700 ? 700 : 740} ${y}H1600`),
    colour.ink,
    2,
    'opacity="0.22"',
  )
  const rail = line(
    'M560 398C700 430 900 446 1100 450H1600' +
      each(range(20), i => `M${620 + i * 52} ${(408 + Math.min(42, i * 6)).toFixed(0)}v24`),
    colour.deep,
    4,
  )
  const blocks = each(range(9), i => rect(740 + i * 104, 890, 46, 40, colour.night))
  return (
    rect(700, 900, 940, 50, colour.ink, 'opacity="0.4" filter="url(#soft)"') +
    blocks +
    rail +
    lit(steel + keel) +
    plates +
    line('M654 708C674 722 690 726 720 726H1600', colour.cream, 5) +
    line(
      each(range(7), i => `M${708 + (i % 2) * 6} ${742 + i * 20}h16`),
      colour.paper,
      4,
    ) +
    path(
      'M744 536c16 0 16 24 0 24v30c14 0 22 -8 26 -18M744 590c-14 0 -22 -8 -26 -18',
      'none',
      `stroke="${colour.paper}" stroke-width="7" stroke-linecap="round"`,
    ) +
    path('M1290 474V330H1430V300H1640V474z', colour.paper) +
    each(range(7), i => rect(1438 + i * 24, 320, 15, 18, colour.teal)) +
    each(
      range(8),
      i =>
        rect(1310 + i * 32, 366, 14, 14, colour.teal, 'rx="7"') +
        rect(1310 + i * 32, 418, 14, 14, colour.teal, 'rx="7"'),
    ) +
    line('M1284 330H1432M1424 300H1640M1290 400H1640', colour.sage, 5) +
    line('M1480 300V220M1460 244H1500', colour.deep, 6)
  )
}

function scaffold() {
  const frame = line(
    each(range(5), i => `M${860 + i * 120} 500V930`) +
      each(range(5), i => `M860 ${560 + i * 84}H1340`) +
      each(range(4), i => `M${860 + i * 120} ${644 + (i % 2) * 84}L${980 + i * 120} ${560 + (i % 2) * 84}`),
    colour.marigold,
    5,
  )
  const planks = each(range(4), i => rect(850, 640 + i * 84, 500, 9, colour.rust))
  const random = seeded(3)
  const sparks = each(range(34), () => {
    const a = random() * 2.6 + 0.3
    const f = 8 + random() * 76
    return line(
      `M${(1004 + Math.cos(a) * f).toFixed(1)} ${(606 + Math.sin(a) * f * 1.2).toFixed(1)}l${(Math.cos(a) * 8).toFixed(1)} ${(Math.sin(a) * 10).toFixed(1)}`,
      random() < 0.5 ? colour.paper : colour.marigold,
      2.4,
    )
  })
  return (
    person({
      x: 960,
      y: 640,
      tall: 118,
      hip: [0, 32],
      lean: 14,
      nod: 12,
      hands: [
        [30, 40],
        [32, 44],
      ],
      feet: [
        [-8, 2],
        [14, 2],
      ],
      top: colour.night,
      hat: 'mask',
    }) +
    person({
      x: 1190,
      y: 724,
      tall: 122,
      face: -1,
      hands: [
        [14, 66],
        [17, 82],
      ],
      feet: [
        [-5, 2],
        [6, 2],
      ],
      top: colour.marigold,
      wear: 'vest',
      hat: 'helmet',
      hatTone: colour.paper,
    }) +
    lit(frame + planks) +
    glow(1004, 606, 110) +
    sparks
  )
}

function crew() {
  const plan = poly(
    [
      [300, 850],
      [420, 834],
      [430, 884],
      [308, 900],
    ],
    colour.paper,
  )
  return (
    shadow(250, 1034, 400, 15) +
    shadow(500, 1044, 380, 15) +
    person({
      x: 240,
      y: 1034,
      tall: 390,
      hands: [
        [20, 54],
        [30, 50],
      ],
      lean: 4,
      nod: 10,
      feet: [
        [-5, 2],
        [6, 2],
      ],
      top: colour.clay,
      legs: colour.ink,
      wear: 'vest',
      hat: 'helmet',
      hatTone: colour.paper,
    }) +
    person({
      x: 500,
      y: 1044,
      tall: 398,
      face: -1,
      hands: [
        [20, 52],
        [27, 56],
      ],
      lean: 5,
      nod: 8,
      feet: [
        [-6, 2],
        [5, 2],
      ],
      top: colour.teal,
      legs: colour.ink,
      hat: 'helmet',
    }) +
    lit(plan)
  )
}
