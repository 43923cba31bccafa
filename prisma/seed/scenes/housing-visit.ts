import { colour, each, line, lit, mix, oval, poly, range, rect, sheet } from '../paint.ts'
import { person } from '../people.ts'
import { chair, foot, lampRow, mug, room, sunnyWindow, table } from '../fixtures.ts'

/** A visit to the workers' housing: the agency's officer asks two men at the kitchen table how things are. */
export function housingVisit() {
  return sheet(
    room(830, '#ece2c6', '#ad9c76') +
      sunnyWindow(60, 140, 280, 400, 2, 3) +
      bunks() +
      lampRow([760], 120, 220) +
      people(),
    0.95,
  )
}

/** Four beds at most: two bunks with curtains and a locker for each. */
function bunks() {
  const bunk = (x: number) =>
    lit(
      rect(x, 320, 14, 500, colour.deep) +
        rect(x + 330, 320, 14, 500, colour.deep) +
        line(
          `M${x + 300} 420V800M${x + 270} 420V800M${x + 270} 480H${x + 300}M${x + 270} 560H${x + 300}M${x + 270} 640H${x + 300}M${x + 270} 720H${x + 300}`,
          colour.deep,
          7,
        ),
    ) +
    each([470, 700], y =>
      lit(
        rect(x + 8, y - 44, 330, 40, colour.paper, 'rx="10"') +
          rect(x + 90, y - 48, 248, 46, y === 470 ? colour.clay : colour.teal, 'rx="8"') +
          rect(x + 4, y - 6, 338, 16, colour.deep),
      ),
    )
  return (
    bunk(1200) +
    each(
      range(4),
      i =>
        lit(rect(920 + i * 62, 470, 56, 350, mix(colour.river, colour.teal, (i % 2) * 0.4), 'rx="4"')) +
        line(`M${934 + i * 62} 510h28M${934 + i * 62} 524h28`, colour.night, 4) +
        rect(964 + i * 62, 640, 5, 22, colour.honey),
    )
  )
}

function people() {
  return (
    foot(470, 1020, 280) +
    person({
      x: 330,
      y: 1020,
      tall: 620,
      face: 1,
      lean: 4,
      nod: 6,
      hands: [
        [14, 58],
        [20, 62],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.river,
      legs: colour.night,
      hat: 'scarf',
      hatTone: colour.marigold,
      wear: 'tunic',
    }) +
    lit(
      poly(
        [
          [420, 640],
          [470, 612],
          [492, 676],
          [444, 704],
        ],
        colour.paper,
      ),
    ) +
    chair(650, 1040, 570, -1, colour.clay) +
    person({
      x: 668,
      y: 1036,
      tall: 610,
      face: -1,
      hip: [0, 29],
      lean: 2,
      nod: -4,
      hands: [
        [6, 44],
        [22, 52],
      ],
      feet: [
        [18, 2],
        [23, 2],
      ],
      top: colour.amber,
      legs: colour.ink,
      hat: 'hair',
    }) +
    chair(1130, 1040, 570, -1, colour.clay) +
    person({
      x: 1112,
      y: 1036,
      tall: 610,
      face: -1,
      hip: [0, 29],
      lean: 6,
      nod: 2,
      hands: [
        [24, 44],
        [28, 47],
      ],
      feet: [
        [18, 2],
        [23, 2],
      ],
      top: colour.teal,
      legs: colour.night,
      hat: 'hair',
    }) +
    oval(900, 1050, 260, 13, colour.ink, 'opacity="0.25" filter="url(#soft)"') +
    table(880, 1046, 330, 256, colour.amber) +
    mug(940, 772, colour.clay) +
    lit(oval(840, 768, 62, 13, colour.paper)) +
    each(range(3), i => oval(816 + i * 24, 758, 15, 12, [colour.marigold, colour.clay, colour.amber][i] ?? colour.clay))
  )
}
