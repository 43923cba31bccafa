import { at, colour, disc, each, haze, line, lit, mix, oval, path, range, rect, shadow, sheet, sky } from '../paint.ts'
import { person } from '../people.ts'

/** The apron at dawn: stairs at the door, bags on their way, a marshaller with his wands. */
export function airportApron() {
  return sheet(
    sky(200, 560, 720, 14) +
      path('M0 700C200 660 420 690 640 668S1100 650 1600 684V730H0z', colour.sage) +
      haze(716, 150, 0.8) +
      controlTower() +
      haze(740, 120, 0.5) +
      ground() +
      shadow(880, 872, 780, 20) +
      `<g transform="translate(0 50)">${aircraft()}</g><g transform="translate(486 900) scale(0.77) translate(-486 -900)">${stairs()}</g>` +
      tug() +
      crew(),
  )
}

function controlTower() {
  const tone = colour.reed
  const tower =
    path('M1330 708L1338 470H1372L1380 708zM1312 470L1322 424H1388L1398 470zM1330 424L1336 410H1374L1380 424z', tone) +
    rect(1353, 370, 4, 42, tone) +
    path('M1318 462L1325 432H1385L1392 462z', colour.honey, 'opacity="0.8"')
  return `<g transform="translate(-770 0)">${lit(tower)}</g>`
}

function ground() {
  return (
    rect(0, 716, 1600, 351, mix(colour.reed, colour.teal, 0.5)) +
    rect(0, 716, 1600, 90, colour.honey, 'opacity="0.22"') +
    rect(0, 850, 1600, 220, colour.deep, 'opacity="0.42"') +
    line('M-20 960C420 940 760 960 1640 900', colour.marigold, 8) +
    line('M0 790L1600 760M300 1067L520 790M1300 1067L1180 780', colour.cream, 3, 'opacity="0.3"')
  )
}

/** A narrow-body jet, nose to the sun. */
function aircraft() {
  const body = path(
    'M300 650C318 606 372 580 452 574H1180C1290 574 1370 582 1470 596C1400 640 1280 700 1150 706H440C360 704 304 690 300 650z',
    colour.paper,
  )
  const belly = path(
    'M302 660C360 690 420 680 520 680H1180C1270 676 1330 650 1400 630C1330 676 1240 702 1150 706H440C364 704 310 690 302 660z',
    mix(colour.reed, colour.paper, 0.25),
  )
  const fin =
    path('M1220 578L1370 372H1460L1440 590z', colour.river) +
    path('M1262 520L1290 482C1340 500 1400 494 1449 470L1445 520C1390 540 1320 540 1262 520z', colour.marigold)
  const rear = path('M1290 612L1440 540H1520L1430 622z', colour.sage)
  const wing =
    path('M690 664C780 690 1010 772 1090 784H1150L1000 660z', colour.sage) +
    path('M1106 786L1150 784L1178 720H1160z', colour.river)
  const engine =
    path(
      'M728 728C728 700 744 694 764 694H826C862 700 884 716 892 728C884 746 862 756 826 762H764C744 762 728 756 728 728z',
      colour.river,
    ) +
    oval(736, 728, 9, 30, colour.ink) +
    path('M772 694H790V762H772z', colour.marigold)
  const panes =
    each(range(26), i => rect(520 + i * 29, 620, 12, 18, colour.teal, 'rx="5"')) +
    path('M338 622C352 604 370 598 396 596L404 618L350 630z', colour.deep)
  const gear =
    line('M420 700V790M960 704V780M1010 704V780', colour.deep, 11) +
    each([410, 434], x => disc(x, 800, 20, colour.ink) + disc(x, 800, 8, colour.reed)) +
    each([962, 1012], x => disc(x, 794, 26, colour.ink) + disc(x, 794, 10, colour.reed))
  return (
    gear +
    lit(rear) +
    lit(fin) +
    lit(body + belly) +
    panes +
    line('M560 596H1240', colour.river, 5) +
    rect(452, 604, 40, 84, colour.sage, 'rx="9"') +
    rect(1190, 604, 34, 80, colour.sage, 'rx="8"') +
    lit(wing) +
    lit(engine)
  )
}

function stairs() {
  const steps = each(range(11), i => rect(522 + i * 19, 690 + i * 16, 22, 6, colour.deep))
  const cart =
    line('M448 690H522L738 868', colour.deep, 12) +
    line('M448 640H526L742 818M448 640V690M526 640V690M742 818V868M600 702V752M670 760V812', colour.deep, 5) +
    path('M470 700H530L700 866H470z', mix(colour.teal, colour.deep, 0.3), 'opacity="0.9"') +
    rect(450, 850, 320, 26, colour.amber) +
    disc(510, 880, 20, colour.ink) +
    disc(720, 880, 20, colour.ink)
  const walker = (x: number, y: number, tone: string, hat: 'hair' | 'scarf' | 'cap') =>
    person({
      x,
      y,
      tall: 98,
      face: -1,
      lean: 6,
      hands: [
        [6, 50],
        [12, 58],
      ],
      feet: [
        [-8, 4],
        [9, 10],
      ],
      top: tone,
      legs: colour.night,
      hat,
    })
  return (
    lit(cart + steps) +
    walker(556, 716, colour.clay, 'hair') +
    walker(622, 770, colour.river, 'scarf') +
    walker(692, 828, colour.amber, 'cap')
  )
}

function tug() {
  const bags = (x: number) =>
    each(range(5), i =>
      rect(
        x + (i % 3) * 52,
        860 - Math.floor(i / 3) * 40 + (i % 2) * 4,
        48,
        42 - (i % 2) * 4,
        [colour.clay, colour.river, colour.amber, colour.cream, colour.rust][i] ?? colour.clay,
        'rx="7"',
      ),
    )
  const cart = (x: number) =>
    lit(bags(x + 10)) +
    lit(
      line(`M${x} 906V800M${x + 176} 906V800M${x - 8} 800H${x + 184}`, colour.deep, 8) +
        rect(x - 8, 902, 192, 16, colour.deep),
    ) +
    disc(x + 26, 926, 18, colour.ink) +
    disc(x + 150, 926, 18, colour.ink) +
    line(`M${x - 34} 912H${x}`, colour.ink, 6)
  const puller =
    path('M0 0V-44C0 -54 8 -58 18 -58H70L84 -34H170V0z', colour.marigold) +
    line('M88 -34V-112H160V-34', colour.deep, 7) +
    disc(34, 4, 24, colour.ink) +
    disc(134, 4, 24, colour.ink)
  return `<g transform="translate(0 66)">${shadow(1160, 946, 600, 14)}${cart(1190)}${cart(1412)}${person({
    x: 1106,
    y: 916,
    tall: 190,
    face: -1,
    hip: [0, 24],
    feet: [
      [20, 6],
      [24, 6],
    ],
    hands: [
      [19, 42],
      [22, 42],
    ],
    top: colour.teal,
    wear: 'vest',
    hat: 'cap',
  })}${lit(at(985, 922, 1, puller))}</g>`
}

function crew() {
  const wand = (x: number, y: number, toX: number, toY: number) =>
    line(`M${x} ${y}L${toX} ${toY}`, colour.clay, 13) + line(`M${x} ${y}L${toX} ${toY}`, colour.honey, 5)
  return (
    shadow(190, 1026, 420, 14) +
    person({
      x: 190,
      y: 1026,
      tall: 400,
      square: true,
      lean: 0,
      nod: 0,
      hands: [
        [-19, 97],
        [19, 97],
      ],
      top: colour.marigold,
      legs: colour.night,
      wear: 'vest',
      hat: 'cap',
      hatTone: colour.deep,
    }) +
    wand(114, 634, 128, 556) +
    wand(266, 634, 252, 556)
  )
}
