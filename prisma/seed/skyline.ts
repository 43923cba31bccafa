import { colour, disc, each, line, n, range, rect, seeded } from './paint.ts'

type Tower = 'slab' | 'slant' | 'stepped' | 'dome'

/** A row of towers standing on `base`, the tallest near the middle. */
export function towers(base: number, tallest: number, fill: string, seed: number, from = -40, to = 1640) {
  const random = seeded(seed)
  let d = ''
  for (let x = from; x < to;) {
    const w = 34 + random() * 58
    const middle = 1 - Math.abs((x - from) / (to - from) - 0.55) * 0.9
    const h = tallest * (0.24 + 0.5 * random() ** 1.7) * middle
    const kinds: Tower[] = ['slab', 'slab', 'slab', 'slant', 'stepped', 'slab', 'dome', 'slant']
    d += tower(kinds[Math.floor(random() * kinds.length)] ?? 'slab', x, base, w, h)
    x += w + random() * 22
  }
  return `<path d="${d}" fill="${fill}"/>`
}

function tower(kind: Tower, x: number, base: number, w: number, h: number) {
  const top = n(base - h)
  const l = n(x)
  const r = n(x + w)
  const shapes: Record<Tower, string> = {
    slab: `M${l} ${base}V${top}H${r}V${base}z`,
    slant: `M${l} ${base}V${top}L${r} ${n(top + w * 0.5)}V${base}z`,
    stepped: `M${l} ${base}V${n(top + h * 0.3)}h${n(w * 0.2)}V${n(top + h * 0.12)}h${n(w * 0.18)}V${top}h${n(w * 0.24)}V${n(top + h * 0.12)}h${n(w * 0.18)}V${n(top + h * 0.3)}H${r}V${base}z`,
    dome: `M${l} ${base}V${n(top + w * 0.5)}C${l} ${n(top - w * 0.1)} ${r} ${n(top - w * 0.1)} ${r} ${n(top + w * 0.5)}V${base}z`,
  }
  return shapes[kind]
}

/** A tower crane: `reach` is the length of its jib, negative to the left. */
export function towerCrane(x: number, base: number, tall: number, reach: number, tone: string, thick = 4, drop = 0.35) {
  const top = base - tall
  const side = Math.sign(reach)
  const w = thick * 5.5
  const bays = Math.floor(tall / (w * 1.25))
  const steps = Math.floor(Math.abs(reach) / (w * 1.1))
  const mast =
    `M${x - w / 2} ${base}V${top}M${x + w / 2} ${base}V${top}` +
    each(range(bays), i => {
      const y = base - (i * tall) / bays
      return `M${x - w / 2} ${n(y)}L${x + w / 2} ${n(y - tall / bays)}${i % 2 ? 'H' : 'M'}${x - w / 2}${i % 2 ? '' : ` ${n(y - tall / bays)}`}`
    })
  const jib =
    `M${x} ${top}H${n(x + reach)}L${n(x + reach * 0.97)} ${n(top - w * 0.8)}H${x}` +
    each(
      range(steps),
      i =>
        `M${n(x + (reach * i) / steps)} ${top}L${n(x + (reach * (i + 0.5)) / steps)} ${n(top - w * 0.8)}L${n(x + (reach * (i + 1)) / steps)} ${top}`,
    )
  const tail = n(x - reach * 0.34)
  const peak = n(top - w * 4)
  const ties = `M${x - w / 2} ${top}L${x} ${peak}L${x + w / 2} ${top}M${x} ${peak}L${n(x + reach * 0.72)} ${n(top - w * 0.8)}M${x} ${peak}L${tail} ${top}M${x} ${top}H${tail}`
  const hook = n(x + reach * 0.64)
  return (
    line(mast + jib + ties, tone, thick) +
    rect(side > 0 ? tail : tail - w * 2.2, top - 4, w * 2.2, w * 2, tone) +
    rect(side > 0 ? x + w / 2 : x - w / 2 - w * 1.2, top + 2, w * 1.2, w * 1.5, tone) +
    line(`M${hook} ${top}V${n(top + tall * drop)}`, tone, thick * 0.5) +
    rect(hook - w * 1.4, top + tall * drop, w * 2.8, w * 0.5, tone) +
    disc(hook, top + tall * drop - w * 0.3, w * 0.3, tone)
  )
}

/** Lit windows of a near block, most of them dark. */
export function windows(x: number, y: number, columns: number, rows: number, step: number, seed: number, share = 0.25) {
  const random = seeded(seed)
  return each(range(columns * rows), i =>
    random() < share
      ? rect(
          x + (i % columns) * step,
          y + Math.floor(i / columns) * step * 1.3,
          step * 0.5,
          step * 0.7,
          colour.honey,
          'opacity="0.75"',
        )
      : '',
  )
}
