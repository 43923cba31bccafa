/** What `draw.ts` has made: `/drawings/<name>-<width>.avif` and `.webp`, with the colour to show until they have come. */
export const drawings = {
  'hero-river': { widths: [640, 960, 1600], ratio: [1600, 900], tone: '#a8af90' },
  'hero-gulf': { widths: [640, 960, 1600], ratio: [1600, 900], tone: '#adb294' },
  'hero-aircraft': { widths: [640, 960, 1600], ratio: [1600, 900], tone: '#c1c1a1' },
  'gallery-office': { widths: [480, 960, 1440], ratio: [1600, 1067], tone: '#b6b191' },
  'gallery-trade-test': { widths: [480, 960, 1440], ratio: [1600, 1067], tone: '#b2a781' },
  'gallery-language': { widths: [480, 960, 1440], ratio: [1600, 1067], tone: '#ada786' },
  'gallery-medical': { widths: [480, 960, 1440], ratio: [1600, 1067], tone: '#c2c2a7' },
  'gallery-departure': { widths: [480, 960, 1440], ratio: [1600, 1067], tone: '#b0b295' },
  'gallery-arrival': { widths: [480, 960, 1440], ratio: [1600, 1067], tone: '#b2ad8a' },
  'news-agreement': { widths: [480, 960], ratio: [1600, 1067], tone: '#b6b192' },
  'news-welding': { widths: [480, 960], ratio: [1260, 840], tone: '#8a967b' },
  'news-care': { widths: [480, 960], ratio: [1320, 880], tone: '#c2c6ac' },
  'news-garments': { widths: [480, 960], ratio: [1220, 813], tone: '#b5b597' },
  'service-consultancy-plan': { widths: [480, 960], ratio: [1600, 1067], tone: '#c7bb99' },
  'service-consultancy-site': { widths: [480, 960], ratio: [1300, 867], tone: '#a0a388' },
  'service-employment-test': { widths: [480, 960], ratio: [1600, 1067], tone: '#bbb595' },
  'service-employment-transport': { widths: [480, 960], ratio: [1600, 1067], tone: '#a1a88b' },
  'service-ticket-desk': { widths: [480, 960], ratio: [1600, 1067], tone: '#b7b496' },
  'service-ticket-apron': { widths: [480, 960], ratio: [1320, 880], tone: '#b2b596' },
  'service-visa-windows': { widths: [480, 960], ratio: [1600, 1067], tone: '#9ba188' },
  'service-visa-papers': { widths: [480, 960], ratio: [1600, 1067], tone: '#c8af84' },
  'service-skills-class': { widths: [480, 960], ratio: [1300, 867], tone: '#94977a' },
  'service-skills-wiring': { widths: [480, 960], ratio: [1600, 1067], tone: '#bcaf89' },
  'office-map': { widths: [640, 1280], ratio: [1600, 1067], tone: '#d9ddca' },
} as const satisfies Record<string, { widths: readonly number[]; ratio: readonly [number, number]; tone: `#${string}` }>

export type Drawing = keyof typeof drawings
