import {
  at,
  colour,
  disc,
  each,
  line,
  lit,
  mix,
  n,
  oval,
  path,
  range,
  rect,
  seeded,
  width,
} from '#prisma/seed/paint.ts'

/** A line of hills from edge to edge: its crest at most `tall` above `base`. */
export function hills(base: number, tall: number, fill: string, seed: number) {
  const random = seeded(seed)
  const steps = 8
  const crest = range(steps + 1).map(i => [(i * width) / steps, base - tall * (0.35 + 0.65 * random())] as const)
  const d = crest
    .slice(1)
    .map(([x, y], i) => {
      const [fromX, fromY] = crest[i] ?? [0, y]
      const middle = n((fromX + x) / 2)
      return `C${middle} ${n(fromY)} ${middle} ${n(y)} ${n(x)} ${n(y)}`
    })
    .join('')
  return path(`M0 ${base}V${n(crest[0]?.[1] ?? base)}${d}V${base}z`, fill)
}

/** Rocky mountains with straight flanks. */
export function mountains(base: number, tall: number, fill: string, seed: number) {
  const random = seeded(seed)
  let d = `M-20 ${base}`
  for (let x = -20; x < width + 60; x += 60 + random() * 90)
    d += `L${n(x)} ${n(base - tall * (0.3 + 0.7 * random()) * (0.55 + 0.45 * Math.sin(x / 260)))}`
  return path(`${d}V${base}z`, fill)
}

/** A palm, its crown `tall` above the ground; with `fruit` an oil or date palm. */
export function palm(x: number, y: number, tall: number, tone: string, fruit?: string) {
  const k = tall / 100
  const frond = (turn: number, long: number) =>
    `<path d="M0 0C${long * 0.3} ${-long * 0.42} ${long * 0.8} ${-long * 0.4} ${long} ${long * 0.16}C${long * 0.72} ${-long * 0.12} ${long * 0.36} ${-long * 0.12} 0 0z" fill="${tone}" transform="rotate(${turn})"/>`
  const crown =
    each([-34, 2, 34, 62] as const, (turn, i) => frond(turn, 44 - i * 3)) +
    `<g transform="scale(-1 1)">${each([-30, 4, 36, 64] as const, (turn, i) => frond(turn, 44 - i * 3))}</g>`
  const bunch = fruit
    ? each(
        [
          [-5, 5],
          [4, 6],
          [-1, 9],
        ] as const,
        ([dx, dy]) => oval(dx, dy, 4, 5, fruit),
      )
    : ''
  return at(
    x,
    y,
    k,
    path('M-3.4 0C-2 -40 -2.6 -70 -1.6 -100H1.8C2.4 -70 2 -40 3.8 0z', mix(tone, colour.rust, 0.35)) +
      `<g transform="translate(0 -100)">${bunch}${crown}</g>`,
  )
}

/** A broad crate of slats, seen from the front; `x` is its middle, `y` its foot. */
export function crate(x: number, y: number, w: number, h: number, tone: string = colour.amber) {
  return (
    lit(rect(x - w / 2, y - h, w, h, tone, 'rx="4"')) +
    line(
      `M${n(x - w / 2 + 8)} ${n(y - h * 0.36)}H${n(x + w / 2 - 8)}M${n(x - w / 2 + 8)} ${n(y - h * 0.68)}H${n(x + w / 2 - 8)}`,
      mix(tone, colour.ink, 0.35),
      4,
    )
  )
}

/** A round-topped leafy tree. */
export function tree(x: number, y: number, tall: number, tone: string) {
  const k = tall / 100
  return at(
    x,
    y,
    k,
    path('M-3 0C-2 -20 -3 -34 -8 -48L-4 -50L0 -36L5 -54L9 -52C4 -36 3 -20 4 0z', mix(tone, colour.rust, 0.4)) +
      disc(-16, -56, 18, tone) +
      disc(14, -58, 20, tone) +
      disc(-2, -76, 22, tone) +
      disc(-4, -54, 18, tone),
  )
}

/** A stool with a round seat; `tall` to the seat. */
export function stool(x: number, y: number, tall: number, tone: string = colour.river) {
  return lit(
    line(
      `M${x - 16} ${y - tall}L${x - 26} ${y}M${x + 16} ${y - tall}L${x + 26} ${y}M${x} ${y - tall}V${y - 8}`,
      colour.ink,
      7,
    ) + rect(x - 38, y - tall - 12, 76, 16, tone, 'rx="8"'),
  )
}

/** A wide window that shows what is behind it; `view` is drawn inside the frame. */
export function outlook(
  x: number,
  y: number,
  w: number,
  h: number,
  panes: number,
  view: string,
  frame: string = colour.teal,
) {
  const id = `out${x}x${y}`
  return (
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#${id})">${view}</g>` +
    line(
      each(range(panes - 1), i => `M${n(x + ((i + 1) * w) / panes)} ${y}V${y + h}`),
      frame,
      9,
    ) +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${frame}" stroke-width="14"/>` +
    rect(x - 18, y + h, w + 36, 16, mix(frame, colour.cream, 0.35))
  )
}
