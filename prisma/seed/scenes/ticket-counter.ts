import { colour, disc, each, line, lit, mix, oval, path, rect, sheet } from '#prisma/seed/paint.ts'
import { person } from '#prisma/seed/people.ts'
import { clock, counter, foot, room, screen, suitcase, sunnyWindow } from '../fixtures.ts'

const floor = 800

/** The ticket desk: routes on the wall, a model aircraft on the counter, a traveller takes his ticket. */
export function ticketCounter() {
  return sheet(
    room(floor, '#eee5cb', '#b4ab8a') + sunnyWindow(50, 130, 250, 420, 2, 3) + routes() + clocks() + people(),
    0.9,
  )
}

/** From one city by the river, arcs to the places where people work. */
function routes() {
  const home = [1010, 330] as const
  const places = [
    [640, 330],
    [690, 262],
    [730, 372],
    [540, 226],
    [900, 428],
    [1130, 424],
    [1200, 250],
  ] as const
  const arcs = each(
    places,
    ([x, y]) => `M${home[0]} ${home[1]}Q${(home[0] + x) / 2} ${Math.min(home[1], y) - 90} ${x} ${y}`,
  )
  const globe =
    each(
      [130, 250, 390],
      rx =>
        `<ellipse cx="860" cy="315" rx="${rx}" ry="150" fill="none" stroke="${colour.reed}" stroke-width="3" opacity="0.55"/>`,
    ) + line('M860 165V465M470 315H1250M522 240H1198M522 390H1198', colour.reed, 3, 'opacity="0.55"')
  return (
    lit(rect(400, 130, 920, 370, colour.amber)) +
    rect(414, 144, 892, 342, mix(colour.sage, colour.paper, 0.35)) +
    globe +
    line(arcs, colour.river, 4, 'stroke-dasharray="2 10"') +
    each(places, ([x, y]) => disc(x, y, 9, colour.clay) + disc(x, y, 4, colour.paper)) +
    disc(home[0], home[1], 15, colour.river) +
    disc(home[0], home[1], 6, colour.paper)
  )
}

function clocks() {
  return (
    clock(1420, 210, 40) +
    clock(1520, 210, 40) +
    rect(1396, 266, 48, 9, colour.reed) +
    rect(1496, 266, 48, 9, colour.reed)
  )
}

function model(x: number, y: number) {
  const plane =
    path('M-86 4C-80 -12 -60 -16 -40 -16H50C76 -14 92 -4 96 4C76 14 50 16 -20 16C-60 16 -84 12 -86 4z', colour.paper) +
    path('M-80 -6L-100 -52H-74L-44 -14z', colour.river) +
    path('M10 4L-44 46H-64L-30 4z', colour.sage)
  return (
    lit(line(`M${x} ${y - 6}L${x + 12} ${y - 70}`, colour.ink, 5) + oval(x, y - 3, 34, 6, colour.ink)) +
    `<g transform="translate(${x + 12} ${y - 84}) rotate(-14)">${lit(plane)}</g>`
  )
}

function people() {
  const agent = (x: number, top: string, hat: 'scarf' | 'hair', tone: string) =>
    person({
      x,
      y: 1030,
      tall: 560,
      face: -1,
      lean: 5,
      nod: 4,
      hands: [
        [24, 54],
        [29, 57],
      ],
      top,
      legs: colour.deep,
      hat,
      hatTone: tone,
      wear: hat === 'scarf' ? 'tunic' : undefined,
    })
  const ticket = lit(
    `<g transform="rotate(-12 740 690)">${rect(700, 664, 92, 44, colour.paper, 'rx="5"')}${rect(766, 664, 6, 44, colour.marigold)}</g>`,
  )
  return (
    agent(920, colour.river, 'scarf', colour.marigold) +
    agent(1290, colour.clay, 'hair', colour.ink) +
    foot(560, 1044, 220) +
    suitcase(440, 1050, 96, 132, colour.clay, 60) +
    person({
      x: 540,
      y: 1044,
      tall: 590,
      face: 1,
      lean: 3,
      nod: 2,
      hands: [
        [-12, 48],
        [25, 59],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.amber,
      legs: colour.night,
      hat: 'hair',
    }) +
    counter(1080, 1056, 760, 250, mix(colour.river, colour.deep, 0.3)) +
    lit(rect(760, 846, 640, 12, colour.marigold)) +
    screen(1150, 788, 120, 84) +
    model(1400, 788) +
    ticket
  )
}
