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
} from '#prisma/seed/paint.ts'
import { plant, sign, sunnyWindow } from '../fixtures.ts'

/** On a desk in the morning: passport, papers with their stamps, the stamp itself and a pen. */
export function visaPapers() {
  return sheet(back() + desk() + files() + document() + passport() + stamp(1210, 800) + pen(), 0.95)
}

function back() {
  return (
    rect(0, 0, 1600, 1067, '#eee2c4') +
    sunnyWindow(120, -60, 420, 470, 3, 3, 480) +
    plant(1440, 560, 1.3) +
    glow(330, 300, 520, 0.5)
  )
}

function desk() {
  return (
    rect(0, 540, 1600, 530, mix(colour.amber, colour.rust, 0.18)) +
    rect(0, 540, 1600, 14, colour.honey, 'opacity="0.7"') +
    line(
      each([600, 668, 752, 850, 968], (y, i) => `M-20 ${y}C400 ${y + 12 - i * 5} 900 ${y - 14} 1620 ${y + 8}`),
      colour.rust,
      3,
      'opacity="0.28"',
    ) +
    poly(
      [
        [60, 554],
        [620, 554],
        [1240, 1067],
        [420, 1067],
      ],
      colour.honey,
      'opacity="0.26"',
    )
  )
}

/** A tray with the files of the group, names on their tabs. */
function files() {
  const tones = [colour.river, colour.clay, colour.reed, colour.marigold, colour.teal]
  return (
    oval(930, 640, 260, 16, colour.ink, 'opacity="0.25" filter="url(#soft)"') +
    each(
      range(5),
      i =>
        lit(
          path(
            `M${760 + i * 6} ${628 - i * 46}h${210 - i * 6}v-14h60v14h40v42H${760 + i * 6}z`,
            tones[i] ?? colour.clay,
          ),
        ) + rect(980, 620 - i * 46, 40, 6, colour.paper),
    ) +
    lit(path('M730 560H750V640H1080V560H1100V660H730z', colour.deep))
  )
}

/** The form, with its photograph and a round stamp. */
function document() {
  const face =
    rect(0, 0, 110, 140, mix(colour.sage, colour.cream, 0.3)) +
    oval(55, 58, 24, 30, colour.skin) +
    path('M30 54C26 14 84 14 80 54C70 38 40 38 30 54z', colour.ink) +
    path('M12 140C14 100 34 94 55 94S96 100 98 140z', colour.river)
  const lines =
    line(
      each(range(7), i => `M190 ${76 + i * 34}h${[230, 190, 250, 150, 240, 210, 120][i]}`),
      colour.reed,
      7,
    ) + line('M52 330H470M52 372H420M52 414H450M52 456H300', colour.sage, 7)
  const seal = `<g transform="translate(400 500) rotate(-14)"><circle r="76" fill="none" stroke="${colour.clay}" stroke-width="8"/><circle r="56" fill="none" stroke="${colour.clay}" stroke-width="4"/>${sign(-38, -38, 2.4, colour.clay)}</g>`
  return `<g transform="translate(660 680) skewX(-19) scale(1.02 0.55)">${rect(22, 22, 530, 640, colour.ink, 'opacity="0.25" filter="url(#soft)"')}${lit(rect(0, 0, 530, 640, colour.paper))}${at(52, 60, 1, face)}${lines}${seal}</g>`
}

function passport() {
  const cover =
    rect(0, 0, 300, 410, colour.deep, 'rx="22"') +
    `<rect x="20" y="20" width="260" height="370" rx="12" fill="none" stroke="${colour.honey}" stroke-width="3" opacity="0.55"/><circle cx="150" cy="164" r="66" fill="none" stroke="${colour.honey}" stroke-width="6"/><ellipse cx="150" cy="164" rx="28" ry="66" fill="none" stroke="${colour.honey}" stroke-width="5"/>` +
    line('M84 164H216M94 132H206M94 196H206', colour.honey, 5) +
    rect(74, 276, 152, 15, colour.honey) +
    rect(98, 308, 104, 11, colour.honey) +
    `<rect x="124" y="340" width="52" height="30" rx="5" fill="none" stroke="${colour.honey}" stroke-width="5"/>` +
    disc(150, 355, 7, colour.honey)
  const pages = rect(10, 10, 300, 410, colour.paper, 'rx="20"')
  return `<g transform="translate(210 724) rotate(-4) skewX(-13) scale(1.12 0.62)">${rect(26, 30, 310, 416, colour.ink, 'rx="22" opacity="0.32" filter="url(#soft)"')}${pages}${lit(cover)}</g>`
}

function stamp(x: number, y: number) {
  return (
    oval(x + 70, y + 100, 190, 22, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    lit(
      path(
        `M${x - 96} ${y + 96}V${y + 48}C${x - 96} ${y + 30} ${x - 74} ${y + 24} ${x - 52} ${y + 20}C${x - 20} ${y + 10} ${x - 20} ${y - 60} ${x - 34} ${y - 96}C${x - 58} ${y - 166} ${x + 58} ${y - 166} ${x + 34} ${y - 96}C${x + 20} ${y - 60} ${x + 20} ${y + 10} ${x + 52} ${y + 20}C${x + 74} ${y + 24} ${x + 96} ${y + 30} ${x + 96} ${y + 48}V${y + 96}z`,
        colour.river,
      ),
    ) +
    rect(x - 96, y + 62, 192, 12, colour.marigold) +
    lit(rect(x - 104, y + 92, 208, 18, colour.ink, 'rx="6"'))
  )
}

function pen() {
  return (
    oval(1310, 1010, 230, 12, colour.ink, 'opacity="0.3" filter="url(#soft)"') +
    lit(
      `<g transform="rotate(-8 1290 992)">${rect(1130, 980, 300, 22, colour.clay, 'rx="11"')}${rect(1380, 980, 90, 22, colour.deep, 'rx="11"')}${path('M1132 980l-44 11l44 11z', colour.honey)}${rect(1400, 972, 60, 8, colour.honey, 'rx="4"')}</g>`,
    )
  )
}
