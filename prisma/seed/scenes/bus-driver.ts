import { colour, disc, each, glow, haze, line, lit, mix, oval, path, poly, range, rect, sheet, sky } from '../paint.ts'
import { person } from '../people.ts'
import { hills } from '../workplace.ts'

/** A driver checks his bus before the first tour, a colleague hands him the list. */
export function busDriver() {
  return sheet(
    sky(250, 430, 660, 14) +
      hills(664, 130, '#d8c79d', 25) +
      haze(666, 120, 0.7) +
      hills(668, 60, '#bfae80', 19) +
      road() +
      bus() +
      people(),
  )
}

function road() {
  return (
    rect(0, 664, 1600, 60, '#d9bf88') +
    rect(0, 716, 1600, 351, mix('#8f9a8a', colour.river, 0.25)) +
    rect(0, 716, 1600, 8, '#ead9ae') +
    line('M0 1024H1600', colour.cream, 10, 'stroke-dasharray="120 90" opacity="0.8"') +
    each(
      range(4),
      i =>
        rect(120 + i * 430, 560, 8, 110, mix(colour.teal, colour.mist, 0.4)) +
        line(`M${124 + i * 430} 562q40 -16 76 -4`, mix(colour.teal, colour.mist, 0.4), 6),
    ) +
    glow(250, 720, 380, 0.5)
  )
}

function bus() {
  const wheel = (x: number) =>
    lit(disc(x, 900, 66, colour.ink)) +
    disc(x, 900, 34, mix(colour.sage, colour.paper, 0.4)) +
    each(range(6), i =>
      disc(x + 20 * Math.cos((i * Math.PI) / 3), 900 + 20 * Math.sin((i * Math.PI) / 3), 4, colour.deep),
    )
  return (
    oval(1080, 962, 560, 20, colour.ink, 'opacity="0.4" filter="url(#soft)"') +
    lit(path('M600 890V560C604 430 640 392 700 386H1640V890z', colour.paper)) +
    rect(600, 740, 1040, 46, colour.river) +
    rect(600, 786, 1040, 10, colour.marigold) +
    lit(path('M612 690V566C616 466 640 430 690 424H726V690z', mix(colour.teal, colour.sage, 0.35))) +
    each(
      range(4),
      i =>
        rect(940 + i * 180, 440, 160, 170, mix(colour.teal, colour.sage, 0.3), 'rx="12"') +
        poly(
          [
            [970 + i * 180, 440],
            [1010 + i * 180, 440],
            [960 + i * 180, 610],
            [940 + i * 180, 610],
            [940 + i * 180, 560],
          ],
          colour.paper,
          'opacity="0.35"',
        ),
    ) +
    lit(rect(760, 430, 140, 450, colour.deep, 'rx="8"')) +
    rect(774, 444, 52, 424, mix(colour.teal, colour.sage, 0.3)) +
    rect(834, 444, 52, 424, mix(colour.teal, colour.sage, 0.3)) +
    rect(606, 826, 60, 26, colour.honey, 'rx="10"') +
    wheel(1010) +
    wheel(1470)
  )
}

function people() {
  return (
    oval(420, 1010, 190, 15, colour.ink, 'opacity="0.35" filter="url(#soft)"') +
    person({
      x: 380,
      y: 1004,
      tall: 600,
      face: 1,
      lean: 3,
      nod: 4,
      hands: [
        [14, 56],
        [26, 62],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.clay,
      legs: colour.night,
      hat: 'cap',
      hatTone: colour.deep,
    }) +
    lit(
      poly(
        [
          [536, 606],
          [598, 588],
          [614, 652],
          [556, 672],
        ],
        colour.paper,
      ),
    ) +
    line('M556 622l34 -9M562 640l34 -9', colour.reed, 4) +
    oval(790, 1016, 190, 15, colour.ink, 'opacity="0.35" filter="url(#soft)"') +
    person({
      x: 770,
      y: 1010,
      tall: 610,
      face: -1,
      lean: 3,
      nod: 4,
      hands: [
        [-4, 50],
        [27, 62],
      ],
      feet: [
        [-7, 2],
        [7, 2],
      ],
      top: mix(colour.paper, colour.sage, 0.3),
      legs: colour.deep,
      hat: 'cap',
      hatTone: colour.river,
    })
  )
}
