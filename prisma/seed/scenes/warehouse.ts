import {
  colour,
  disc,
  each,
  glow,
  line,
  lit,
  mix,
  n,
  path,
  poly,
  range,
  rect,
  seeded,
  shadow,
  sheet,
  view,
} from '../paint.ts'
import { person } from '../people.ts'

const p = view(760, 480, 620)
const ground = 470
const goods = ['#c99a5b', '#b98648', '#d8b177', colour.reed, colour.clay, colour.cream, '#c99a5b']

/** A high warehouse aisle: a forklift with its pallet, a checker with a hand scanner. */
export function warehouse() {
  return sheet(hall() + racks(-520, 3) + racks(520, 6) + forklift() + checker(), 0.9)
}

function hall() {
  const [l, top] = p(-520, -620, 3200)
  const [r, bottom] = p(520, ground, 3200)
  const door = rect(l + 26, bottom - 112, r - l - 52, 112, '#fff3d2')
  return (
    rect(0, 0, 1600, 1067, '#cdd3bb') +
    poly([p(-2000, -640, -400), p(2000, -640, -400), p(2000, -640, 3200), p(-2000, -640, 3200)], '#b5c4b1') +
    each(range(6), i =>
      poly(
        [
          p(-180, -640, i * 480 - 100),
          p(180, -640, i * 480 - 100),
          p(180, -640, i * 480 + 160),
          p(-180, -640, i * 480 + 160),
        ],
        '#fffbe9',
      ),
    ) +
    line(
      each(
        range(8),
        i =>
          `M${p(-1400, -640, i * 420)
            .map(n)
            .join(' ')}L${p(1400, -640, i * 420)
            .map(n)
            .join(' ')}`,
      ),
      colour.teal,
      5,
      'opacity="0.5"',
    ) +
    rect(l, top, r - l, bottom - top, '#dcdcc0') +
    door +
    poly([p(-2000, ground, -400), p(2000, ground, -400), p(520, ground, 3200), p(-520, ground, 3200)], '#a3b3a0') +
    glow((l + r) / 2, bottom - 60, 330, 0.9) +
    poly(
      [p(-300, ground, 3200), p(300, ground, 3200), p(420, ground, -400), p(-420, ground, -400)],
      '#f6e8c4',
      'opacity="0.45"',
    ) +
    poly(
      [p(-470, ground, -400), p(-440, ground, -400), p(-440, ground, 3200), p(-470, ground, 3200)],
      colour.marigold,
    ) +
    poly([p(440, ground, -400), p(470, ground, -400), p(470, ground, 3200), p(440, ground, 3200)], colour.marigold)
  )
}

function racks(x: number, seed: number) {
  const random = seeded(seed)
  const levels = [ground, 210, -50, -310]
  const side = Math.sign(x)
  const back = poly(
    [
      p(x + side * 240, -580, -420),
      p(x + side * 240, -580, 3200),
      p(x + side * 240, ground, 3200),
      p(x + side * 240, ground, -420),
    ],
    mix(colour.teal, colour.river, 0.4),
  )
  const bays = each(range(11), step => {
    const z = (10 - step) * 330 - 380
    const far = Math.min(0.6, Math.max(0, z) / 4600)
    const tone = (hex: string) => mix(hex, '#e6dfc0', far)
    const boxes = each(
      levels,
      y =>
        each(range(2), slot => {
          if (random() < 0.1) return ''
          const tall = 120 + random() * 90
          const from = z + 30 + slot * 145
          const fill = tone(goods[Math.floor(random() * goods.length)] ?? colour.cream)
          const face = side < 0 ? mix(fill, colour.ink, 0.22) : mix(fill, colour.honey, 0.15)
          const front = poly(
            [
              p(x, y - tall - 14, from),
              p(x + side * 200, y - tall - 14, from),
              p(x + side * 200, y - 14, from),
              p(x, y - 14, from),
            ],
            mix(fill, colour.ink, 0.34 * (1 - far)),
          )
          const seam = poly(
            [
              p(x, y - tall - 14, from + 58),
              p(x, y - tall - 14, from + 72),
              p(x, y - 14, from + 72),
              p(x, y - 14, from + 58),
            ],
            colour.cream,
            'opacity="0.4"',
          )
          return (
            front +
            poly(
              [
                p(x, y - tall - 14, from),
                p(x, y - tall - 14, from + 130),
                p(x, y - 14, from + 130),
                p(x, y - 14, from),
              ],
              face,
            ) +
            seam
          )
        }) + poly([p(x, y - 16, z), p(x, y - 16, z + 330), p(x, y, z + 330), p(x, y, z)], tone(colour.clay)),
    )
    return boxes + poly([p(x, -600, z), p(x, -600, z + 20), p(x, ground, z + 20), p(x, ground, z)], tone(colour.deep))
  })
  return back + bays
}

function forklift() {
  const mast = line('M716 930V560M742 930V560M716 600H742M716 700H742', colour.ink, 9)
  const load =
    rect(520, 868, 190, 12, colour.rust) +
    rect(528, 880, 22, 14, colour.rust) +
    rect(604, 880, 22, 14, colour.rust) +
    rect(680, 880, 22, 14, colour.rust) +
    rect(530, 776, 84, 92, '#c99a5b') +
    rect(618, 776, 84, 92, '#d8b177') +
    rect(552, 690, 108, 86, colour.reed) +
    rect(562, 776, 16, 92, colour.cream, 'opacity="0.5"') +
    rect(650, 776, 16, 92, colour.cream, 'opacity="0.5"')
  const forks = line('M520 900H724V850', colour.ink, 9)
  const body =
    path('M752 912V838C752 826 760 822 772 822H866L884 786H1000C1030 790 1042 820 1042 860V912z', colour.marigold) +
    path('M936 786H1000C1030 790 1042 820 1042 860V886H956z', colour.amber) +
    rect(866, 770, 80, 18, colour.ink, 'rx="6"')
  const wheels =
    disc(800, 922, 44, colour.ink) +
    disc(800, 922, 18, colour.reed) +
    disc(990, 928, 38, colour.ink) +
    disc(990, 928, 15, colour.reed)
  const cage = line('M772 822L796 604H972L1000 790M784 604H984', colour.deep, 10)
  return (
    shadow(800, 964, 560, 16) +
    lit(load) +
    lit(mast + forks) +
    person({
      x: 900,
      y: 864,
      tall: 262,
      face: -1,
      hip: [0, 34],
      lean: 2,
      feet: [
        [20, 12],
        [24, 12],
      ],
      hands: [
        [20, 52],
        [22, 53],
      ],
      top: colour.river,
      wear: 'vest',
      hat: 'helmet',
      hatTone: colour.paper,
    }) +
    line('M808 826L836 748M824 744L850 754', colour.ink, 8) +
    lit(body) +
    lit(wheels) +
    lit(cage)
  )
}

function checker() {
  return (
    shadow(330, 1040, 420, 15) +
    person({
      x: 300,
      y: 1040,
      tall: 520,
      face: 1,
      lean: 2,
      nod: 0,
      hands: [
        [12, 55],
        [26, 70],
      ],
      feet: [
        [-6, 2],
        [6, 2],
      ],
      top: colour.clay,
      legs: colour.night,
      wear: 'vest',
      hat: 'helmet',
    }) +
    lit(path('M434 652h46v20h-24v34h-18z', colour.ink)) +
    line('M484 662L520 656', colour.marigold, 4, 'opacity="0.9"') +
    lit(
      poly(
        [
          [336, 742],
          [392, 726],
          [402, 778],
          [346, 794],
        ],
        colour.paper,
      ),
    )
  )
}
