import { at, colour, disc, each, glow, line, lit, mix, oval, path, poly, range, rect } from '#prisma/seed/paint.ts'

/** A plain room: wall, a band of colour below, a floor from `floor` down. */
export function room(floor: number, wall = '#efe5c9', ground = '#b5a47c') {
  return (
    rect(0, 0, 1600, 1067, wall) +
    rect(0, floor - 170, 1600, 160, mix(colour.reed, colour.cream, 0.45)) +
    rect(0, floor - 176, 1600, 8, mix(colour.teal, colour.cream, 0.3)) +
    rect(0, floor - 12, 1600, 12, colour.teal) +
    rect(0, floor, 1600, 1067 - floor, ground)
  )
}

/** A window on the sunny side, with its light falling across the room. */
export function sunnyWindow(x: number, y: number, w: number, h: number, columns: number, rows: number, reach = 620) {
  const gap = 10
  const paneW = (w - gap * (columns + 1)) / columns
  const paneH = (h - gap * (rows + 1)) / rows
  const panes = each(range(columns * rows), i =>
    rect(
      x + gap + (i % columns) * (paneW + gap),
      y + gap + Math.floor(i / columns) * (paneH + gap),
      paneW,
      paneH,
      '#fdf0cd',
    ),
  )
  const shafts = each(range(columns), i => {
    const from = x + gap + i * (paneW + gap)
    return poly(
      [
        [from, y + gap],
        [from + paneW, y + gap],
        [from + paneW + reach + i * 110, 1067],
        [from + reach - 120 + i * 110, 1067],
      ],
      'url(#shaft)',
      'opacity="0.45"',
    )
  })
  return (
    rect(x - 14, y + h, w + 28, 16, colour.amber) +
    rect(x, y, w, h, colour.teal) +
    panes +
    glow(x + w / 2, y + h / 2, Math.max(w, h) * 0.95, 0.65) +
    shafts
  )
}

export function table(x: number, y: number, wide: number, tall: number, top: string = colour.amber) {
  return lit(
    rect(x - wide / 2 + 22, y - tall, 14, tall, colour.deep) +
      rect(x + wide / 2 - 36, y - tall, 14, tall, colour.deep) +
      rect(x - wide / 2, y - tall - 18, wide, 20, top),
  )
}

/** A desk with a closed front, seen from the side of the visitor. */
export function counter(x: number, y: number, wide: number, tall: number, front: string = colour.river) {
  return (
    lit(
      rect(x - wide / 2 + 12, y - tall, wide - 24, tall, front) +
        rect(x - wide / 2, y - tall - 20, wide, 22, colour.amber),
    ) + rect(x - wide / 2 + 40, y - tall + 34, wide - 80, tall - 68, mix(front, colour.ink, 0.22), 'rx="8"')
  )
}

/** A chair from the side; `face` is where its sitter looks. */
export function chair(x: number, y: number, tall: number, face: 1 | -1, tone: string = colour.river) {
  const k = tall / 100
  return lit(
    `<g transform="translate(${x} ${y}) scale(${face * k} ${k})">${line('M-9 -19H13M-8 -19L-11 0M12 -19L14 0', colour.ink, 2.6)}${path('M-13 -50C-13 -53 -9 -53 -8.6 -50L-6 -21H-11z', tone)}${rect(-10, -22, 24, 4, tone, 'rx="2"')}</g>`,
  )
}

export function plant(x: number, y: number, scale: number) {
  const leaves = each(
    [-62, -40, -18, 4, 26, 48, 66],
    (turn, i) =>
      `<path d="M0 -70C-22 -120 -16 -190 0 -${220 + (i % 3) * 30}C16 -190 22 -120 0 -70z" fill="${[colour.river, colour.teal, colour.deep][i % 3]}" transform="rotate(${turn} 0 -70)"/>`,
  )
  return (
    lit(at(x, y, scale, leaves)) +
    lit(
      at(
        x,
        y,
        scale,
        path('M-46 -84H46L34 0H-34z', colour.clay) + rect(-52, -94, 104, 16, mix(colour.clay, colour.honey, 0.25)),
      ),
    )
  )
}

/** Shelves with files standing in them. */
export function shelves(x: number, y: number, wide: number, rows: number, seed = 0) {
  const tones = [colour.clay, colour.river, colour.amber, colour.reed, colour.cream, colour.teal, colour.rust]
  const files = (row: number) =>
    each(range(Math.floor((wide - 30) / 24)), i => {
      const mark = (i * 5 + row * 3 + seed) % 11
      if (mark === 4) return ''
      const tall = 74 + ((i * 7 + row * 5 + seed) % 4) * 7
      return (
        rect(x + 16 + i * 24, y + row * 126 + 112 - tall, 20, tall, tones[mark % tones.length] ?? colour.clay) +
        rect(x + 20 + i * 24, y + row * 126 + 122 - tall, 12, 14, colour.paper, 'opacity="0.7"')
      )
    })
  return (
    rect(x, y, wide, rows * 126 + 8, mix(colour.river, colour.ink, 0.15)) +
    each(
      range(rows),
      row => rect(x + 10, y + row * 126 + 10, wide - 20, 104, mix(colour.deep, colour.teal, 0.22)) + files(row),
    ) +
    line(`M${x + wide} ${y}V${y + rows * 126 + 8}`, colour.ink, 4)
  )
}

/** A paper in a frame: the licence on the wall. */
export function framed(x: number, y: number, w: number, h: number, inside: string) {
  return lit(rect(x, y, w, h, colour.amber)) + rect(x + 10, y + 10, w - 20, h - 20, colour.paper) + inside
}

export function licence(x: number, y: number, w = 150, h = 190) {
  return framed(
    x,
    y,
    w,
    h,
    line(
      `M${x + 36} ${y + 48}H${x + w - 36}M${x + 30} ${y + 78}H${x + w - 30}M${x + 30} ${y + 96}H${x + w - 30}M${x + 30} ${y + 114}H${x + w - 54}`,
      colour.reed,
      5,
    ) +
      disc(x + w - 46, y + h - 46, 16, colour.clay) +
      path(`M${x + w - 54} ${y + h - 36}l-6 22l14 -7l14 7l-6 -22z`, colour.clay),
  )
}

/** The sign of the house on a wall: bridge and river. */
export function sign(x: number, y: number, scale: number, tone: string = colour.river) {
  return at(x, y, scale, line('M2 15H30M3.5 20.5C9 3.5 23 3.5 28.5 20.5M3 27c4.3-3 8.6-3 13 0s8.7 3 13 0', tone, 3))
}

export function clock(x: number, y: number, r = 44) {
  return (
    lit(disc(x, y, r, colour.river)) +
    disc(x, y, r - 9, colour.paper) +
    line(`M${x} ${y}V${y - r * 0.55}M${x} ${y}L${x + r * 0.4} ${y + r * 0.14}`, colour.ink, 5)
  )
}

export function suitcase(x: number, y: number, w: number, h: number, tone: string, pull = 0) {
  const handle = pull
    ? line(`M${x - w * 0.22} ${y - h}V${y - h - pull}H${x + w * 0.22}V${y - h}`, colour.ink, 6)
    : line(`M${x - w * 0.2} ${y - h}v-14h${w * 0.4}v14`, colour.ink, 6)
  return (
    lit(handle + rect(x - w / 2, y - h - 8, w, h, tone, `rx="${w * 0.12}"`)) +
    line(
      `M${x - w * 0.26} ${y - h + 8}V${y - 24}M${x} ${y - h + 8}V${y - 24}M${x + w * 0.26} ${y - h + 8}V${y - 24}`,
      colour.ink,
      3,
      'opacity="0.28"',
    ) +
    disc(x - w * 0.34, y - 6, 8, colour.ink) +
    disc(x + w * 0.34, y - 6, 8, colour.ink)
  )
}

/** A screen on its foot, seen from the side or from behind. */
export function screen(x: number, y: number, w = 130, h = 92) {
  return (
    lit(
      path(`M${x - 26} ${y}h52l-8 -10h-12v-30h-12v30h-12z`, colour.ink) +
        rect(x - w / 2, y - 36 - h, w, h, colour.deep, 'rx="7"'),
    ) + disc(x, y - 36 - h / 2, 8, colour.teal)
  )
}

/** A small open computer from the side; `face` is where its user looks. */
export function laptop(x: number, y: number, face: 1 | -1) {
  return lit(
    line(`M${x + face * 40} ${y - 6}L${x + face * 62} ${y - 74}`, colour.ink, 8) +
      line(`M${x + face * 40} ${y - 5}H${x - face * 46}`, colour.ink, 8),
  )
}

/** A sheet of paper lying on a table, seen flat. */
export function papers(x: number, y: number, w: number) {
  return lit(
    poly(
      [
        [x, y],
        [x + w, y],
        [x + w - 14, y - 9],
        [x + 16, y - 9],
      ],
      colour.paper,
    ),
  )
}

export function mug(x: number, y: number, tone: string = colour.clay) {
  return lit(
    rect(x - 14, y - 34, 28, 34, tone, 'rx="4"') +
      `<circle cx="${x + 17}" cy="${y - 18}" r="9" fill="none" stroke="${tone}" stroke-width="5"/>`,
  )
}

/** A soft shade where something stands on the floor. */
export function foot(x: number, y: number, wide: number) {
  return oval(x + wide * 0.14, y, wide * 0.6, 13, colour.ink, 'opacity="0.25" filter="url(#soft)"')
}

export function lampRow(xs: readonly number[], y: number, long: number) {
  return each(
    xs,
    x =>
      line(`M${x} 0V${y}`, colour.deep, 4) +
      lit(
        path(
          `M${x - long / 2} ${y + 40}C${x - long / 2} ${y + 8} ${x - 16} ${y} ${x} ${y}S${x + long / 2} ${y + 8} ${x + long / 2} ${y + 40}z`,
          colour.river,
        ),
      ) +
      glow(x, y + 48, 120, 0.4),
  )
}
