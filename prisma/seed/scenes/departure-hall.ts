import {
  at,
  colour,
  disc,
  each,
  glow,
  line,
  lit,
  mix,
  oval,
  path,
  poly,
  range,
  rect,
  sheet,
  view,
} from '#prisma/seed/paint.ts'
import { person } from '#prisma/seed/people.ts'
import { foot, suitcase } from '../fixtures.ts'

const p = view(1060, 470, 700)

/** The departure hall in the early morning: families say goodbye, others queue for the gate. */
export function departureHall() {
  return sheet(hall() + glass() + boards() + queue() + families(), 0.95)
}

function hall() {
  const beams = each(
    range(7),
    i => `M${p(-1400, -520, i * 330 - 200).join(' ')}L${p(900, -520, i * 330 - 200).join(' ')}`,
  )
  const joints = each(
    range(12),
    i => `M${p(-1500 + i * 260, 470, -420).join(' ')}L${p(-1500 + i * 260, 470, 2600).join(' ')}`,
  )
  return (
    rect(0, 0, 1600, 1067, '#e6e1c6') +
    poly(
      [p(-1600, -540, -420), p(1000, -540, -420), p(1000, -540, 2600), p(-1600, -540, 2600)],
      mix(colour.sage, colour.cream, 0.45),
    ) +
    line(beams, colour.reed, 6, 'opacity="0.6"') +
    poly([p(-1800, 470, -420), p(1000, 470, -420), p(1000, 470, 2600), p(-1800, 470, 2600)], '#b9c0a6') +
    line(joints, colour.teal, 2, 'opacity="0.22"') +
    poly(
      [p(900, -540, -420), p(900, -540, 2600), p(900, 470, 2600), p(900, 470, -420)],
      mix(colour.reed, colour.cream, 0.35),
    )
  )
}

/** The glass front on the left, the tail of the waiting aircraft behind it. */
function glass() {
  const pane = `M0 70L880 318V606L0 842z`
  const tail =
    path('M330 560L470 268H560L548 470L560 640L250 700z', colour.river) +
    path('M388 438L426 358C466 376 512 368 554 344L550 414C500 436 440 458 388 438z', colour.marigold)
  const body = path('M-20 640C180 606 480 580 700 590L860 572V600C640 660 300 720 -20 760z', colour.paper)
  const bars = each([0.02, 0.2, 0.37, 0.53, 0.68, 0.81, 0.92], t => `M${t * 880} ${70 + t * 248}V${842 - t * 236}`)
  const light = each(range(4), i =>
    poly(
      [
        [120 + i * 190, 806 - i * 50],
        [260 + i * 180, 772 - i * 50],
        [740 + i * 190, 1067 - i * 80],
        [480 + i * 200, 1067 - i * 60],
      ],
      '#fff3d0',
      'opacity="0.45"',
    ),
  )
  return (
    `<clipPath id="pane"><path d="${pane}"/></clipPath><g clip-path="url(#pane)">${rect(0, 0, 900, 900, 'url(#sky)')}${rect(0, 640, 900, 260, mix(colour.reed, colour.honey, 0.35))}${glow(150, 520, 420, 0.9)}${disc(150, 520, 50, '#fffdf6')}${lit(tail)}${lit(body)}</g>` +
    line(bars + 'M0 70L880 318V606L0 842M0 400L880 442', colour.teal, 9) +
    light
  )
}

/** The board with the morning's flights, hung over the way to the gates. */
function boards() {
  const rows = each(
    range(5),
    i =>
      rect(970, 222 + i * 30, 20, 14, colour.marigold) +
      rect(1004, 222 + i * 30, 92 + ((i * 37) % 60), 14, colour.mist) +
      rect(1196, 222 + i * 30, 44, 14, colour.mist) +
      rect(1256, 222 + i * 30, 46, 14, i === 1 ? colour.clay : colour.reed),
  )
  return line('M1010 60V196M1270 60V196', colour.teal, 6) + lit(rect(946, 194, 380, 182, colour.night, 'rx="8"')) + rows
}

/** People on their way to the gate, further off. */
function queue() {
  return each(
    [
      [880, 0],
      [968, 1],
      [1050, 2],
    ] as const,
    ([x, i]) =>
      foot(x, 716, 80) +
      suitcase(x - 40, 716, 34, 48, [colour.river, colour.rust, colour.teal][i] ?? colour.river, 34) +
      person({
        x,
        y: 714,
        tall: 236,
        face: 1,
        lean: 4,
        feet: [
          [-9, 3],
          [9, 2],
        ],
        hands: [
          [-12, 48],
          [8, 54],
        ],
        top: [colour.clay, colour.teal, colour.amber][i],
        legs: colour.night,
        hat: (['hair', 'scarf', 'cap'] as const)[i],
        hatTone: [colour.ink, colour.cream, colour.river][i],
        wear: i === 1 ? 'tunic' : undefined,
        far: 0.16,
      }),
  )
}

function families() {
  const trolley =
    lit(at(712, 1030, 1, line('M-8 -196L36 -30H214M36 -30L30 -8', colour.deep, 10))) +
    disc(760, 1026, 16, colour.ink) +
    disc(900, 1026, 16, colour.ink)
  const bags =
    lit(rect(760, 876, 152, 122, colour.clay, 'rx="14"')) +
    lit(rect(776, 800, 124, 78, colour.amber, 'rx="12"')) +
    line('M800 884V990M836 884V990M872 884V990', colour.ink, 3, 'opacity="0.26"') +
    line('M812 800v-16h50v16', colour.ink, 6)
  const hands = oval(430, 1040, 260, 14, colour.ink, 'opacity="0.25" filter="url(#soft)"')
  return (
    hands +
    person({
      x: 250,
      y: 1034,
      tall: 500,
      face: 1,
      lean: 3,
      nod: 0,
      hands: [
        [9, 52],
        [31, 64],
      ],
      feet: [
        [-5, 2],
        [5, 2],
      ],
      top: mix(colour.clay, colour.honey, 0.15),
      legs: mix(colour.clay, colour.rust, 0.5),
      wear: 'tunic',
      hat: 'scarf',
      hatTone: colour.cream,
    }) +
    person({
      x: 352,
      y: 1044,
      tall: 300,
      face: 1,
      lean: 2,
      nod: -10,
      hands: [
        [6, 50],
        [20, 70],
      ],
      feet: [
        [-5, 2],
        [5, 2],
      ],
      top: colour.marigold,
      legs: colour.river,
      hat: 'hair',
    }) +
    foot(560, 1040, 200) +
    person({
      x: 540,
      y: 1038,
      tall: 560,
      face: -1,
      lean: 6,
      nod: 8,
      hands: [
        [12, 54],
        [26, 58],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.river,
      legs: colour.night,
      hat: 'hair',
    }) +
    foot(820, 1040, 280) +
    trolley +
    bags +
    foot(1240, 1044, 200) +
    person({
      x: 1180,
      y: 1046,
      tall: 540,
      face: 1,
      lean: 4,
      nod: 4,
      hands: [
        [10, 54],
        [20, 63],
      ],
      feet: [
        [-5, 2],
        [6, 2],
      ],
      top: colour.teal,
      legs: colour.deep,
      hat: 'hair',
    }) +
    suitcase(1096, 1050, 84, 118, colour.river, 46) +
    person({
      x: 1400,
      y: 1050,
      tall: 520,
      face: -1,
      lean: 3,
      nod: 2,
      hands: [
        [12, 60],
        [22, 64],
      ],
      feet: [
        [-5, 2],
        [5, 2],
      ],
      top: colour.amber,
      legs: colour.rust,
      wear: 'tunic',
      hat: 'bun',
    })
  )
}
