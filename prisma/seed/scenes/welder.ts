import { colour, disc, each, glow, line, lit, mix, path, poly, range, rect, seeded, shadow, sheet } from '../paint.ts'
import { person } from '../people.ts'

/** A welder at the bench, sparks falling, morning through the tall workshop window. */
export function welder() {
  return sheet(hall() + window() + racks() + cylinders() + bench() + sparks(), 1.1)
}

function hall() {
  return (
    rect(0, 0, 1600, 1067, '#7f9f90') +
    rect(0, 0, 1600, 880, mix(colour.reed, colour.honey, 0.16)) +
    rect(0, 640, 1600, 240, colour.teal, 'opacity="0.5"') +
    rect(0, 880, 1600, 187, mix(colour.teal, colour.night, 0.4)) +
    rect(0, 876, 1600, 6, colour.deep) +
    line('M0 110H1600M0 200L1600 200' + each(range(18), i => `M${i * 96} 200l48 -90l48 90`), colour.river, 9) +
    rect(0, 0, 1600, 60, colour.river, 'opacity="0.5"') +
    line('M1210 200V330', colour.deep, 5) +
    path('M1184 330h52v54h-52zM1210 384v30c22 4 26 36 2 40c-16 2 -24 -10 -20 -22', colour.deep)
  )
}

function window() {
  const panes = each(range(20), i =>
    rect(84 + (i % 4) * 112, 236 + Math.floor(i / 4) * 104, 100, 94, i % 7 === 3 ? colour.honey : '#fdf0cd'),
  )
  const shafts = each(range(4), i =>
    poly(
      [
        [84 + i * 112, 236],
        [184 + i * 112, 236],
        [760 + i * 190, 1067],
        [560 + i * 190, 1067],
      ],
      'url(#shaft)',
      'opacity="0.45"',
    ),
  )
  return rect(70, 222, 466, 546, colour.deep) + panes + glow(250, 420, 480, 0.6) + shafts
}

function racks() {
  const pipes = each(
    [392, 480, 568],
    (y, row) =>
      rect(1010, y + 26, 510, 9, colour.deep) +
      each(
        range(15),
        i =>
          disc(1032 + i * 33, y + 12, 14, [colour.reed, colour.clay, colour.sage][(i + row) % 3] ?? colour.reed) +
          disc(1032 + i * 33, y + 12, 7, colour.deep),
      ),
  )
  return line('M1016 350V640M1514 350V640', colour.deep, 10) + pipes
}

function cylinders() {
  const one = (x: number, tone: string) =>
    path(`M${x} 930V650C${x} 616 ${x + 66} 616 ${x + 66} 650V930z`, tone) +
    rect(x + 24, 596, 18, 28, colour.ink) +
    rect(x + 14, 590, 38, 10, colour.ink) +
    rect(x, 690, 66, 14, colour.paper, 'opacity="0.7"')
  return (
    shadow(1440, 934, 160, 12) +
    lit(one(1380, colour.clay) + one(1456, colour.river)) +
    line('M1413 596C1380 520 1350 700 1330 900S1180 1010 960 930', colour.ink, 8) +
    line('M1370 800H1530', colour.ink, 6)
  )
}

function bench() {
  const plate =
    rect(800, 722, 560, 30, colour.night) +
    rect(828, 752, 24, 240, colour.night) +
    rect(1306, 752, 24, 240, colour.night) +
    rect(828, 900, 500, 14, colour.night)
  const vice =
    path('M1210 722V690H1180V660H1206V676H1246V660H1300V690H1270V722z', colour.ink) +
    line('M1300 674H1340M1340 660V690', colour.ink, 8)
  const work =
    rect(880, 672, 220, 50, mix(colour.rust, colour.night, 0.3), 'rx="6"') +
    path('M985 672V596H1035V672z', mix(colour.rust, colour.night, 0.15)) +
    rect(975, 584, 70, 16, colour.clay)
  const torch =
    line('M878 628L958 664', colour.ink, 12) +
    line('M948 658L974 672', colour.amber, 7) +
    line('M878 628C820 640 800 800 836 980S760 1030 700 1040', colour.ink, 7)
  return (
    shadow(1000, 996, 500, 16) +
    shadow(690, 1012, 420, 16) +
    lit(plate + vice) +
    lit(work) +
    lit(torch) +
    person({
      x: 690,
      y: 1016,
      tall: 620,
      lean: 17,
      nod: 10,
      hands: [
        [38, 62],
        [31, 63],
      ],
      feet: [
        [-9, 2],
        [7, 2],
      ],
      top: mix(colour.amber, colour.rust, 0.4),
      legs: colour.night,
      wear: 'apron',
      hat: 'mask',
    })
  )
}

function sparks() {
  const random = seeded(5)
  const rays = each(range(90), () => {
    const angle = -2.7 + random() * 3.6
    const far = 30 + random() ** 2 * 260
    const x = 980 + Math.cos(angle) * far
    const y = 674 + Math.sin(angle) * far * 0.7
    const fall = far * 0.25
    return line(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(Math.cos(angle) * 10).toFixed(1)} ${(Math.sin(angle) * 8).toFixed(1)} ${(Math.cos(angle) * 20).toFixed(1)} ${(Math.sin(angle) * 12 + fall * 0.2).toFixed(1)}`,
      random() < 0.5 ? colour.paper : colour.marigold,
      1.5 + random() * 2,
      `opacity="${(0.5 + random() * 0.5).toFixed(2)}"`,
    )
  })
  return glow(980, 674, 330, 0.9) + glow(980, 674, 120) + rays + disc(980, 674, 15, '#fffdf2')
}
