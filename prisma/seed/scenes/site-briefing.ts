import { colour, each, haze, line, lit, mix, n, oval, poly, range, rect, sheet, sky } from '../paint.ts'
import { person } from '../people.ts'
import { towerCrane } from '../skyline.ts'
import { hills } from '../workplace.ts'

/** The morning talk on a building site: a woman engineer shows the plan to the crew. */
export function siteBriefing() {
  return sheet(
    sky(240, 430, 680, 52) +
      hills(684, 90, colour.sage, 15) +
      haze(690, 110, 0.7) +
      building() +
      ground() +
      board() +
      crew(),
  )
}

/** A low block being built: floors, columns and a scaffold, no city behind it. */
function building() {
  const floors = range(4).map(i => 330 + i * 96)
  const tone = mix(colour.deep, colour.teal, 0.45)
  const scaffold = each(range(6), i => `M${1060 + i * 104} 300V716`) + each(range(5), i => `M1050 ${330 + i * 96}H1600`)
  return (
    towerCrane(940, 712, 560, -400, colour.teal, 3.6, 0.32) +
    each(
      floors,
      (y, i) =>
        rect(1080, y, 560, 16, tone) +
        each(range(6), c => rect(1096 + c * 104, y + 16, 18, 82, mix(tone, colour.teal, 0.3))) +
        (i > 1
          ? rect(1114 + (i % 2) * 104, y + 16, 86, 80, colour.reed) + rect(1322, y + 16, 86, 80, colour.reed)
          : ''),
    ) +
    line(scaffold, mix(colour.rust, colour.cream, 0.25), 5) +
    haze(724, 150, 0.5)
  )
}

function ground() {
  return (
    rect(0, 700, 1600, 370, '#cbb07a') +
    rect(0, 700, 1600, 10, '#e4cd97') +
    poly(
      [
        [0, 860],
        [1600, 790],
        [1600, 850],
        [0, 960],
      ],
      '#bd9f66',
      'opacity="0.7"',
    ) +
    each(range(5), i =>
      lit(rect(60 + (i % 3) * 70, 690 - Math.floor(i / 3) * 44, 64, 42, mix(colour.clay, colour.amber, (i % 3) * 0.3))),
    )
  )
}

/** The plan on an easel. */
function board() {
  return (
    lit(line('M900 560L860 930M1120 560L1160 930M1010 520V930', mix(colour.amber, colour.rust, 0.4), 12)) +
    lit(rect(850, 480, 330, 240, colour.paper) + rect(850, 480, 330, 12, colour.amber)) +
    line('M890 540H1040V680H890zM1040 610H1140V680H1040M940 540V600M960 640H990', colour.river, 6) +
    line('M1080 540H1140M1080 564H1120', colour.reed, 6) +
    rect(1052, 622, 40, 46, colour.marigold, 'opacity="0.8"')
  )
}

function crew() {
  const back = (x: number, y: number, tall: number, top: string, hatTone: string) =>
    oval(x + 40, y, tall * 0.3, 13, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({ x, y, tall, face: 1, lean: 1, nod: -2, top, legs: colour.night, hat: 'helmet', hatTone, wear: 'vest' })
  return (
    oval(1310, 966, 190, 15, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 1270,
      y: 960,
      tall: 530,
      face: -1,
      lean: 3,
      nod: 2,
      hands: [
        [13, 52],
        [28, 68],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.paper,
      legs: colour.deep,
      hat: 'scarf',
      hatTone: colour.clay,
      helmet: colour.paper,
      wear: 'tunic',
    }) +
    back(300, 900, 440, colour.teal, colour.marigold) +
    back(560, 906, 446, colour.marigold, colour.paper) +
    back(410, 984, 560, colour.clay, colour.marigold) +
    oval(770, 1010, 180, 14, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 700,
      y: 1000,
      tall: 570,
      face: 1,
      lean: 3,
      nod: -2,
      hands: [
        [12, 57],
        [16, 55],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.river,
      legs: colour.ink,
      hat: 'helmet',
      wear: 'vest',
    }) +
    lit(rect(776, 668, 60, 12, colour.paper, `rx="4" transform="rotate(${n(-20)} 806 674)"`))
  )
}
