import { colour, lit, mix, n, path, type Point } from './paint.ts'

type Hat = 'helmet' | 'cap' | 'toque' | 'scarf' | 'hair' | 'bun' | 'mask' | 'straw'

export type Person = {
  x: number
  /** Where the feet stand. */
  y: number
  /** Standing height in pixels. */
  tall: number
  face?: 1 | -1
  /** Turned to us or away from us instead of sideways. */
  square?: boolean
  lean?: number
  nod?: number
  /** Hip, hands and feet in hundredths of the height, forwards and upwards from where the person stands. */
  hip?: Point
  hands?: readonly [Point, Point]
  feet?: readonly [Point, Point]
  top?: string
  legs?: string
  hat?: Hat
  hatTone?: string
  skin?: string
  /** A helmet worn over the scarf, in this tone. */
  helmet?: string
  /** A reflective vest, a tunic to the knee, an apron. */
  wear?: 'vest' | 'tunic' | 'apron'
  /** 0 near, towards 1 lost in the haze. */
  far?: number
}

/** A calm figure without a face, built on a skeleton: say where the hands and feet go, the elbows and knees follow. */
export function person(who: Person) {
  const { x, y, tall, face = 1, square = false, lean = 3, hip = [0, 51], far = 0 } = who
  const k = tall / 100
  const place = ([px, py]: Point): Point => [x + face * px * k, y - py * k]
  const tone = (hex: string) => mix(hex, '#c9c9ac', far)
  const top = tone(who.top ?? colour.river)
  const legs = tone(who.legs ?? colour.night)
  const skin = tone(who.skin ?? colour.skin)
  const sleeve = mix(top, colour.ink, 0.13)
  const shade = (hex: string) => mix(hex, colour.ink, 0.3 * (1 - far))
  const bone = (a: Point, ra: number, b: Point, rb: number, fill: string) =>
    taper(place(a), ra * k, place(b), rb * k, fill)

  const angle = (lean * Math.PI) / 180
  const chest: Point = [hip[0] + Math.sin(angle) * 28, hip[1] + Math.cos(angle) * 28]
  const tilt = angle * 0.5 + ((who.nod ?? 2) * Math.PI) / 180
  const head: Point = [chest[0] + Math.sin(tilt) * 13 + (square ? 0 : 0.8), chest[1] + Math.cos(tilt) * 13.2]
  const hands =
    who.hands ??
    (square
      ? [
          [-13, 50],
          [13, 50],
        ]
      : [
          [-4, 49],
          [5, 50],
        ])
  const feet =
    who.feet ??
    (square
      ? [
          [-5, 2],
          [5, 2],
        ]
      : [
          [-4, 2],
          [4, 2],
        ])
  const spread = square ? 9.2 : 0.8

  const arm = (side: 0 | 1, cloth: string, flesh: string) => {
    const from: Point = [chest[0] + (side ? spread : -spread), chest[1] - 1.5]
    const [elbow, wrist] = bend(from, hands[side], 15.5, 14.5, square ? (side ? 1 : -1) : 1)
    return (
      bone(from, 4.4, elbow, 3.5, cloth) +
      bone(elbow, 3.5, wrist, 2.5, cloth) +
      bone(wrist, 2.5, beyond(elbow, wrist, 2.6), 2.3, flesh)
    )
  }
  const leg = (side: 0 | 1, cloth: string) => {
    const from: Point = [hip[0] + (square ? (side ? 4.4 : -4.4) : 0), hip[1]]
    const [bent, ankle] = bend(from, feet[side], 25, 25, square ? 0 : -1)
    const knee: Point = square ? [(from[0] + ankle[0]) / 2, (from[1] + ankle[1]) / 2] : bent
    const toe: Point = square ? [ankle[0] + (side ? 1.4 : -1.4), ankle[1] - 0.4] : [ankle[0] + 6.4, ankle[1] - 0.6]
    return (
      bone(from, 6.2, knee, 4.6, cloth) +
      bone(knee, 4.6, ankle, 3.3, cloth) +
      bone(ankle, 2.6, toe, 2, tone(colour.ink))
    )
  }
  const body = square
    ? path(
        hull(
          [
            [chest[0] - 9, chest[1]],
            [chest[0] + 9, chest[1]],
            [hip[0] + 4.5, hip[1]],
            [hip[0] - 4.5, hip[1]],
          ].map(p => place(p as unknown as Point)),
        ),
        top,
        `stroke="${top}" stroke-width="${n(8 * k)}" stroke-linejoin="round"`,
      )
    : bone([chest[0] - 0.6, chest[1] - 2], 7.4, hip, 6.4, top)
  const skirt = who.wear === 'tunic' ? tunic(hip, feet, bone, place, top) : ''
  const neck = bone([chest[0], chest[1] + 3], 3, [head[0], head[1] - 5], 2.7, skin)
  const skull = ovalAt(place(head), 5.5 * k, 6.9 * k, skin, face * (lean * 0.5 + (who.nod ?? 2)))

  return lit(
    (square ? '' : arm(0, shade(top), skin) + leg(0, shade(legs))) +
      (square ? leg(0, legs) : '') +
      leg(1, legs) +
      neck +
      skirt +
      body +
      worn(who, place, k, chest, hip, tone) +
      skull +
      hatOn(who, place, k, head, tone) +
      (square ? arm(0, sleeve, skin) : '') +
      arm(1, sleeve, skin),
  )
}

/** The long shirt: to the knee with a straight hem when standing, over the thighs when seated. */
function tunic(
  hip: Point,
  feet: readonly [Point, Point],
  bone: (a: Point, ra: number, b: Point, rb: number, fill: string) => string,
  place: (p: Point) => Point,
  top: string,
) {
  const seated = hip[1] < 40
  if (seated) return bone(hip, 7, bend(hip, feet[1], 25, 25, -1)[0], 5.6, top)
  const drift = (feet[0][0] + feet[1][0]) * 0.1
  const hem = hip[1] - 20
  return path(
    hull(
      [
        [hip[0] - 6.9, hip[1] + 9],
        [hip[0] + 6.9, hip[1] + 9],
        [hip[0] + 8.6 + drift, hem],
        [hip[0] - 9 + drift, hem],
      ].map(([x, y]) => place([x as number, y as number])),
    ),
    top,
    'stroke-linejoin="round"',
  )
}

function worn(
  who: Person,
  place: (p: Point) => Point,
  k: number,
  chest: Point,
  hip: Point,
  tone: (hex: string) => string,
) {
  const across = (share: number, half: number, fill: string, thick: number) => {
    const c: Point = [hip[0] + (chest[0] - hip[0]) * share, hip[1] + (chest[1] - hip[1]) * share]
    const lean = Math.atan2(chest[0] - hip[0], chest[1] - hip[1])
    const [ax, ay] = place([c[0] - half * Math.cos(lean), c[1] + half * Math.sin(lean)])
    const [bx, by] = place([c[0] + half * Math.cos(lean), c[1] - half * Math.sin(lean)])
    return `<path d="M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}" stroke="${tone(fill)}" stroke-width="${n(thick * k)}"/>`
  }
  if (who.wear === 'vest')
    return across(0.3, who.square ? 9 : 6.8, colour.cream, 2.2) + across(0.58, who.square ? 11 : 7.2, colour.cream, 2.2)
  if (who.wear === 'apron') return across(0.08, who.square ? 8.6 : 6.5, colour.deep, 2)
  return ''
}

function hatOn(who: Person, place: (p: Point) => Point, k: number, head: Point, tone: (hex: string) => string) {
  const { face = 1, square = false, hat = 'hair' } = who
  const turn = face * ((who.lean ?? 3) * 0.5 + (who.nod ?? 2))
  const [x, y] = place(head)
  const fill = tone(
    who.hatTone ??
      {
        helmet: colour.marigold,
        cap: colour.clay,
        toque: colour.paper,
        scarf: colour.clay,
        hair: colour.ink,
        bun: colour.ink,
        mask: colour.ink,
        straw: colour.honey,
      }[hat],
  )
  const front = square ? 0 : 1
  const shapes: Record<Hat, string> = {
    helmet: `M-6.6 -1.4C-6.6 -10.6 6.6 -10.6 6.6 -1.4L${square ? '8 -0.6' : '10 -0.4L9.6 0.8'}L${square ? '-8 -0.6' : '-6.6 0.2'}z`,
    cap: `M-6.1 -0.8C-6.3 -9 6.1 -9 6.1 -1.6L${front ? '10.4 -0.6L10 0.8' : '6.2 0.4'}L-6.1 0.8z`,
    toque: 'M-5.8 -1.6L-6.2 -6C-10.4 -10 -6 -16 -1.6 -13.8C2.4 -17 9 -13 6.4 -7L5.8 -2.4z',
    scarf: square
      ? 'M0 -8.6C8.4 -8.6 7.4 2 6.8 5C7 8 8.2 9.6 9 11.4C5 14 -5 14 -9 11.4C-8.2 9.6 -7 8 -6.8 5C-7.4 2 -8.4 -8.6 0 -8.6z'
      : 'M4.6 -6.6C2 -10 -7.6 -9.6 -7.4 -0.4C-7.3 4 -7 7 -8.2 11.4C-4 14.4 4.6 14.2 7 11C7 8.8 5.8 7.4 5.2 6.6C5.4 5.6 4.6 4.8 3.2 4.4C1.4 1.4 1.6 -3.6 4.6 -6.6z',
    hair: square
      ? 'M-6 2.4C-7.6 -10 7.6 -10 6 2.4C4 5 -4 5 -6 2.4z'
      : 'M-5.6 4.4C-8.6 -4 -5 -9 1 -8.4C5.4 -8.2 6.6 -5 5.8 -2.6C2.6 -4 0 -3 -0.8 0.6C-2 3 -3.6 4.6 -5.6 4.4z',
    bun: square
      ? 'M-6 2C-7.6 -10 7.6 -10 6 2C4 4.6 -4 4.6 -6 2zM0 -12.4a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0 -7.2z'
      : 'M-4.6 3C-8.6 -4 -5 -9 1 -8.4C5.4 -8.2 6.6 -5 5.8 -2.6C2.6 -4 0 -3 -0.8 0.6C-2 3 -3 3.6 -4.6 3zM-7.6 -5.4a3.8 3.8 0 1 1 0 7.4a3.8 3.8 0 1 1 0 -7.4z',
    straw:
      'M-11.5 -0.6C-9 -2.6 -6.4 -3.2 -5.8 -3.2C-5 -10.6 5 -10.6 5.8 -3.2C6.4 -3.2 9 -2.6 11.5 -0.6C6 1.6 -6 1.6 -11.5 -0.6z',
    mask: 'M-6.4 -1C-6.8 -10 5 -11 8.2 -6L9.4 5C7 10 2 9.4 0.6 8.4L-0.6 1.6z',
  }
  const peep = hat === 'mask' ? `<path d="M5.4 -2.6L8.8 -1.8L9 1L5.6 0.6z" fill="${colour.honey}"/>` : ''
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(k * face * 100) / 100} ${n(k * 100) / 100})"><path d="${shapes[hat]}" fill="${fill}"/>${peep}${who.helmet ? `<path d="${shapes.helmet}" fill="${tone(who.helmet)}" transform="translate(0 -1.4) scale(1.16)"/>` : ''}</g>`
}

/** The joint between two bones that reach from one point towards another, and where they end. */
function bend(from: Point, to: Point, upper: number, lower: number, side: number): [Point, Point] {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const far = Math.hypot(dx, dy) || 1
  const reach = Math.min(far, (upper + lower) * 0.995)
  const end: Point = [from[0] + (dx / far) * reach, from[1] + (dy / far) * reach]
  const along = (reach ** 2 + upper ** 2 - lower ** 2) / (2 * reach)
  const out = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * side
  return [[from[0] + (dx / far) * along + (dy / far) * out, from[1] + (dy / far) * along - (dx / far) * out], end]
}

function beyond(from: Point, to: Point, more: number): Point {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [to[0] + ((to[0] - from[0]) / far) * more, to[1] + ((to[1] - from[1]) / far) * more]
}

function taper([ax, ay]: Point, ra: number, [bx, by]: Point, rb: number, fill: string) {
  const along = Math.atan2(by - ay, bx - ax)
  const sides = [along + Math.PI / 2, along - Math.PI / 2] as const
  const edge = (cx: number, cy: number, r: number, a: number) => `${n(cx + Math.cos(a) * r)} ${n(cy + Math.sin(a) * r)}`
  return path(
    `M${edge(ax, ay, ra, sides[0])}A${n(ra)} ${n(ra)} 0 0 1 ${edge(ax, ay, ra, sides[1])}L${edge(bx, by, rb, sides[1])}A${n(rb)} ${n(rb)} 0 0 1 ${edge(bx, by, rb, sides[0])}z`,
    fill,
  )
}

function hull(points: Point[]) {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`
}

function ovalAt([x, y]: Point, rx: number, ry: number, fill: string, turn: number) {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" transform="rotate(${n(turn)} ${n(x)} ${n(y)})"/>`
}
