import { colour, each, glow, haze, lit, line, mix, oval, path, range, rect, sheet } from '#prisma/demo/paint.ts'
import { person } from '#prisma/demo/people.ts'
import { towers } from '#prisma/demo/skyline.ts'
import { foot, lampRow, papers, plant } from '../fixtures.ts'

/** Two houses agree: a handshake over the table, the signed paper between them, two colleagues beside. */
export function signing() {
  return sheet(room() + plant(110, 900, 1.2) + colleagues() + front(), 0.9)
}

function room() {
  const view = `<clipPath id="pane">${rect(360, 120, 880, 420, '#fff')}</clipPath><g clip-path="url(#pane)">${rect(360, 120, 880, 420, 'url(#sky)')}${glow(470, 420, 360, 0.9)}${towers(540, 260, colour.mist, 27, 340, 1260)}${haze(545, 200, 0.7)}${towers(542, 150, mix(colour.sage, colour.reed, 0.4), 9, 340, 1260)}${haze(545, 110, 0.6)}</g>`
  return rect(0, 0, 1600, 1067, '#eee2c5') + rect(0, 640, 1600, 10, colour.teal) + rect(0, 650, 1600, 180, mix(colour.reed, colour.cream, 0.4)) + rect(0, 818, 1600, 12, colour.teal) + rect(0, 830, 1600, 240, '#b5a47c') + view + line('M360 120H1240V540H360zM653 120V540M946 120V540', colour.teal, 12) + rect(340, 540, 920, 16, colour.amber)
    + each(range(3), (i) => path(`M${366 + i * 294} 540l280 0l420 520h-300z`, 'url(#shaft)', 'opacity="0.4"')) + lampRow([500, 800, 1100], 70, 130)
}

function colleagues() {
  return foot(430, 850, 170) + person({ x: 420, y: 850, tall: 480, face: 1, lean: 2, nod: 4, hands: [[11, 60], [15, 62]], top: colour.clay, legs: mix(colour.clay, colour.rust, 0.5), wear: 'tunic', hat: 'scarf', hatTone: colour.cream })
    + foot(1200, 850, 170) + person({ x: 1190, y: 850, tall: 490, face: -1, lean: 1, nod: 4, hands: [[4, 49], [9, 52]], top: colour.reed, legs: colour.night, hat: 'hair' })
}

/** The two who shake hands stand on either side of the table. */
function front() {
  const flag = (x: number, tone: string, spot: string) => lit(line(`M${x} 790V722`, colour.deep, 5) + path(`M${x} 724h44l-5 14l5 14h-44z`, tone)) + oval(x + 18, 738, 7, 7, spot) + oval(x, 792, 18, 5, colour.deep)
  const pen = line('M930 782L972 770', colour.ink, 5)
  return foot(560, 1046, 240) + person({ x: 594, y: 1050, tall: 600, face: 1, lean: 9, nod: 0, hands: [[11, 52], [39, 60]], feet: [[-8, 2], [7, 2]], top: colour.river, legs: colour.night, hat: 'hair' })
    + foot(1060, 1046, 240) + person({ x: 1020, y: 1052, tall: 604, face: -1, lean: 9, nod: 0, hands: [[13, 53], [39, 59]], feet: [[-8, 2], [7, 2]], top: mix(colour.amber, colour.rust, 0.25), legs: colour.night, hat: 'hair' })
    + lit(rect(520, 792, 580, 24, colour.amber)) + rect(560, 816, 500, 210, mix(colour.river, colour.deep, 0.4)) + rect(600, 850, 420, 142, mix(colour.deep, colour.ink, 0.2), 'rx="8"') + papers(600, 790, 140) + papers(880, 790, 140) + pen + flag(770, colour.river, colour.clay) + flag(836, colour.marigold, colour.river)
}
