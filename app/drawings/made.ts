/** What `draw.ts` has made: `/drawings/<name>-<width>.avif` and `.webp`, with the colour to show until they have come. */
export const drawings = {
  'hero-river': { widths: [640, 960, 1600], ratio: [1600, 900], tone: '#a8af90' },
  'hero-gulf': { widths: [640, 960, 1600], ratio: [1600, 900], tone: '#adb294' },
  'hero-aircraft': { widths: [640, 960, 1600], ratio: [1600, 900], tone: '#c1c1a1' },
  'office-visit': { widths: [480, 960, 1440], ratio: [1600, 1067], tone: '#b6b191' },
  'trade-test': { widths: [480, 960, 1440], ratio: [1600, 1067], tone: '#b2a781' },
  'language-class': { widths: [480, 960, 1440], ratio: [1600, 1067], tone: '#ada786' },
  'medical-check': { widths: [480, 960, 1440], ratio: [1600, 1067], tone: '#c2c2a7' },
  'departure-hall': { widths: [480, 960, 1440], ratio: [1600, 1067], tone: '#b0b295' },
  'arrival': { widths: [480, 960, 1440], ratio: [1600, 1067], tone: '#b2ad8a' },
  'news-masons': { widths: [480, 960], ratio: [1260, 840], tone: '#bba982' },
  'news-carers': { widths: [480, 960], ratio: [1130, 753], tone: '#94987e' },
  'news-health': { widths: [480, 960], ratio: [1065, 710], tone: '#cec8a9' },
  'news-operators': { widths: [480, 960], ratio: [1220, 813], tone: '#b5b597' },
  'advisory': { widths: [480, 960], ratio: [1600, 1067], tone: '#c7bb99' },
  'interview': { widths: [480, 960], ratio: [1600, 1067], tone: '#bbb595' },
  'bus-leaving': { widths: [480, 960], ratio: [1600, 1067], tone: '#a1a88b' },
  'visa-desk': { widths: [480, 960], ratio: [1600, 1067], tone: '#9ba188' },
  'visa-papers': { widths: [480, 960], ratio: [1600, 1067], tone: '#c8af84' },
  'ticket-counter': { widths: [480, 960], ratio: [1600, 1067], tone: '#b7b496' },
  'wiring-class': { widths: [480, 960], ratio: [1600, 1067], tone: '#bcaf89' },
  'signing': { widths: [480, 960], ratio: [1600, 1067], tone: '#b6b192' },
  'office-map': { widths: [640, 1280], ratio: [1600, 800], tone: '#d7dbc8' },
} as const satisfies Record<string, { widths: readonly number[]; ratio: readonly [number, number]; tone: `#${string}` }>

export type Drawing = keyof typeof drawings
