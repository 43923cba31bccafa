import { colour, each, glow, haze, line, lit, mix, n, oval, path, poly, range, rect, sheet, sky } from '../paint.ts'
import { person } from '../people.ts'
import { suitcase } from '../fixtures.ts'

/** News: women with hand luggage walk to their aircraft before sunrise, their supervisor beside the steps. */
export function boarding() {
  return sheet(sky(250, 500, 720, 91) + field() + aircraft() + steps() + people())
}

function field() {
  return (
    haze(726, 160, 0.6) +
    each(range(12), i => rect(30 + i * 130, 700 - ((i * 29) % 34), 110, 40, mix(colour.reed, colour.mist, 0.45))) +
    haze(736, 60, 0.6) +
    rect(0, 724, 1600, 343, '#7f9688') +
    rect(0, 724, 1600, 6, colour.cream, 'opacity="0.6"') +
    glow(250, 740, 380, 0.7) +
    line('M0 990H1600', colour.marigold, 8, 'opacity="0.7"') +
    line('M0 850L1600 800', mix('#7f9688', colour.cream, 0.4), 4, 'opacity="0.6"')
  )
}

/** The front half of the aircraft, nose to the left. */
function aircraft() {
  return (
    oval(1260, 800, 460, 20, colour.ink, 'opacity="0.4" filter="url(#soft)"') +
    lit(rect(930, 690, 14, 96, colour.deep) + `<circle cx="936" cy="788" r="26" fill="${colour.ink}"/>`) +
    lit(
      path(
        'M1640 330H1060C900 336 800 400 752 496C740 530 762 552 800 566C880 596 960 602 1060 602H1640z',
        colour.paper,
      ),
    ) +
    path(
      'M756 520C770 548 860 576 1060 576H1640V602H1060C960 602 880 596 800 566C772 556 756 544 756 520z',
      mix(colour.reed, colour.paper, 0.2),
    ) +
    path('M868 416C900 388 940 372 980 366L990 412L880 436z', colour.deep) +
    rect(1040, 496, 600, 14, colour.river) +
    rect(1040, 512, 600, 8, colour.marigold) +
    each(range(7), i => rect(1278 + i * 52, 420, 24, 34, colour.teal, 'rx="10"')) +
    lit(rect(1090, 392, 96, 190, colour.deep, 'rx="14"')) +
    rect(1102, 404, 72, 178, colour.honey, 'rx="10"') +
    lit(path('M1440 640C1400 640 1390 720 1440 730H1640V640z', colour.river)) +
    oval(1440, 685, 17, 45, colour.ink) +
    poly(
      [
        [1400, 596],
        [1640, 596],
        [1640, 650],
        [1500, 640],
      ],
      colour.sage,
    )
  )
}

/** The steps, from the ground on the left up to the door. */
function steps() {
  return (
    lit(
      poly(
        [
          [700, 930],
          [760, 930],
          [1190, 584],
          [1190, 566],
          [1090, 566],
        ],
        colour.river,
      ),
    ) +
    each(range(11), i => rect(712 + i * 36, 906 - i * 31, 44, 9, mix(colour.sage, colour.paper, 0.3))) +
    line('M700 830L1080 482V566M700 830V926M826 716V812M952 600V700', colour.amber, 8) +
    lit(rect(1120, 600, 18, 320, colour.deep) + rect(1000, 700, 14, 220, colour.deep)) +
    lit(rect(980, 916, 200, 18, colour.deep)) +
    each([1010, 1150], x => `<circle cx="${x}" cy="942" r="20" fill="${colour.ink}"/>`)
  )
}

function people() {
  const climber = (x: number, y: number, top: string, hatTone: string) =>
    person({
      x,
      y,
      tall: 330,
      face: 1,
      lean: 8,
      nod: 0,
      hands: [
        [8, 52],
        [20, 62],
      ],
      feet: [
        [-6, 0],
        [8, 9],
      ],
      top,
      legs: colour.night,
      hat: 'scarf',
      hatTone,
      wear: 'tunic',
    })
  const walker = (
    x: number,
    y: number,
    tall: number,
    top: string,
    hat: 'scarf' | 'bun',
    hatTone: string,
    bag: string,
  ) =>
    oval(x + 60, y + 4, tall * 0.28, 13, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    suitcase(x - tall * 0.17, y + 12, tall * 0.16, tall * 0.2, bag, tall * 0.12) +
    person({
      x,
      y,
      tall,
      face: 1,
      lean: 4,
      nod: 1,
      hands: [
        [-17, 46],
        [11, 52],
      ],
      feet: [
        [-10, 2],
        [10, 2],
      ],
      top,
      legs: colour.night,
      hat,
      hatTone,
      wear: 'tunic',
    })
  return (
    climber(1046, 664, colour.clay, colour.marigold) +
    climber(880, 806, colour.teal, colour.paper) +
    walker(560, 980, 500, colour.amber, 'scarf', colour.river, colour.teal) +
    walker(350, n(1010), 560, colour.clay, 'bun', colour.ink, colour.river) +
    oval(1370, 1010, 180, 14, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    person({
      x: 1330,
      y: 1004,
      tall: 560,
      face: -1,
      lean: 2,
      nod: 3,
      hands: [
        [14, 58],
        [20, 60],
      ],
      feet: [
        [-5, 2],
        [6, 2],
      ],
      top: colour.river,
      legs: colour.deep,
      hat: 'scarf',
      hatTone: colour.clay,
      wear: 'tunic',
    }) +
    lit(
      poly(
        [
          [1186, 652],
          [1240, 632],
          [1256, 694],
          [1206, 716],
        ],
        colour.paper,
      ),
    )
  )
}
