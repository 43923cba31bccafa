import { at, colour, each, glow, line, lit, mix, oval, path, poly, range, rect, sheet } from '../paint.ts'
import { person } from '../people.ts'

/** The class before departure: a trainer at the board, helmets on the desks. */
export function trainingClass() {
  return sheet(
    room() +
      board() +
      trainer() +
      desks(760, 0.8, [300, 560, 820, 1080, 1340], 2, 0.12) +
      desks(1010, 1.25, [170, 570, 970, 1370], 1, 0),
    0.9,
  )
}

function room() {
  const panes = each(range(6), i => rect(52 + (i % 2) * 122, 130 + Math.floor(i / 2) * 138, 112, 128, '#fdf0cd'))
  return (
    rect(0, 0, 1600, 1067, '#efe5c9') +
    rect(0, 0, 1600, 70, colour.paper) +
    rect(0, 560, 1600, 90, mix(colour.reed, colour.cream, 0.45)) +
    rect(0, 640, 1600, 10, colour.teal) +
    rect(0, 650, 1600, 420, '#b5a47c') +
    rect(40, 118, 258, 430, colour.teal) +
    panes +
    glow(170, 330, 430, 0.7) +
    each(range(2), i =>
      poly(
        [
          [52 + i * 122, 130],
          [164 + i * 122, 130],
          [900 + i * 330, 1067],
          [560 + i * 330, 1067],
        ],
        'url(#shaft)',
        'opacity="0.5"',
      ),
    ) +
    each([520, 880, 1240], x =>
      poly(
        [
          [x - 90, 24],
          [x + 90, 24],
          [x + 104, 50],
          [x - 104, 50],
        ],
        '#fffdf2',
        `stroke="${colour.sage}" stroke-width="3"`,
      ),
    ) +
    rect(1420, 420, 120, 12, colour.amber) +
    each(range(7), i =>
      rect(
        1428 + i * 15,
        352 + (i % 3) * 10,
        12,
        68 - (i % 3) * 10,
        [colour.clay, colour.river, colour.marigold][i % 3] ?? colour.clay,
      ),
    )
  )
}

/** On the board: how a load is slung, with its angle, and the signals to the crane. */
function board() {
  const chalk = '#f3ecd6'
  const sling =
    line('M640 190V236M640 236L540 348M640 236L740 348', chalk, 5) +
    path('M628 160h24v22a12 12 0 1 1-24 0z', 'none', `stroke="${chalk}" stroke-width="5"`) +
    `<rect x="510" y="348" width="260" height="56" fill="none" stroke="${chalk}" stroke-width="5"/>` +
    line('M604 276C620 296 660 296 676 276', colour.marigold, 5) +
    line('M510 436H770M510 426V446M770 426V446', colour.marigold, 4)
  const signs = each(
    [860, 960, 1060],
    (x, i) =>
      `<circle cx="${x}" cy="216" r="17" fill="none" stroke="${chalk}" stroke-width="5"/>` +
      line(
        `M${x} 234V306M${x} 306L${x - 22} 362M${x} 306L${x + 22} 362` +
          (['M', 'M', 'M'][i] ?? '') +
          [
            `${x} 250L${x + 36} 206M${x} 250L${x - 26} 292`,
            `${x} 250H${x + 44}M${x} 250H${x - 44}`,
            `${x} 250L${x + 34} 300M${x} 250L${x - 34} 300`,
          ][i],
        chalk,
        5,
      ),
  )
  return (
    lit(rect(440, 116, 760, 380, colour.amber)) +
    rect(456, 132, 728, 348, colour.deep) +
    sling +
    signs +
    line('M830 410H1100M830 440H1040', chalk, 4, 'opacity="0.6"') +
    lit(rect(456, 486, 728, 14, colour.amber)) +
    rect(520, 479, 60, 8, colour.paper) +
    rect(600, 479, 34, 8, colour.clay)
  )
}

function trainer() {
  return (
    person({
      x: 1270,
      y: 720,
      tall: 470,
      face: -1,
      lean: 3,
      nod: -2,
      hands: [
        [10, 54],
        [27, 79],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.teal,
      legs: colour.night,
      hat: 'hair',
    }) +
    lit(line('M1138 346L1078 306', colour.marigold, 7)) +
    lit(
      poly(
        [
          [1196, 470],
          [1236, 458],
          [1246, 506],
          [1206, 516],
        ],
        colour.paper,
      ),
    )
  )
}

function desks(y: number, scale: number, places: readonly number[], seed: number, far: number) {
  const shirts = [colour.clay, colour.river, colour.amber, colour.teal, colour.rust, colour.reed]
  return each(places, (x, i) => {
    const cap = (i + seed) % 3
    const top = mix(colour.amber, '#e0d3aa', far)
    const desk = rect(-140, -150, 280, 14, top) + line('M-120 -136V0M120 -136V0', mix(colour.deep, '#b9b48f', far), 8)
    const things =
      cap === 1
        ? rect(44, -158, 60, 8, colour.paper)
        : path('M50 -150C50 -194 112 -194 112 -150zM44 -156H118V-149H44z', colour.marigold)
    const sitter = person({
      x,
      y: y - 4,
      tall: 300 * scale,
      square: true,
      lean: 0,
      nod: (i % 3) * 5 - 5,
      hip: [0, 30],
      hands: [
        [-15, 46],
        [15, 46],
      ],
      feet: [
        [-8, 2],
        [8, 2],
      ],
      top: shirts[(i * 2 + seed) % shirts.length] ?? colour.clay,
      legs: colour.night,
      hat: (i + seed) % 4 === 2 ? 'scarf' : 'hair',
      hatTone: (i + seed) % 4 === 2 ? colour.cream : colour.ink,
      far,
    })
    const chair = lit(
      at(
        x,
        y,
        scale,
        path('M-52 -160C-52 -172 52 -172 52 -160V-110H-52z', mix(colour.river, '#c9c9ac', far)) +
          line('M-46 -110V0M46 -110V0M-52 -84H52', mix(colour.night, '#b9b48f', far), 8),
      ),
    )
    return (
      oval(x + 30 * scale, y, 150 * scale, 14, colour.ink, 'opacity="0.22" filter="url(#soft)"') +
      lit(at(x, y - 26 * scale, scale, desk + things)) +
      sitter +
      chair
    )
  })
}
