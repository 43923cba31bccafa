/** A point of a map in percent of its width and height. */
export type Point = [x: number, y: number]
/** Where a country is on each map; on none when it lies outside both. */
export type Place = { [V in View]?: Point }

/** The maps by name: where most people work, from Europe to Japan, and the Gulf enlarged; `file` is the drawing and its size. */
export const views = {
  world: { file: '/our-clients/map.svg', width: 1200, height: 638 },
  gulf: { file: '/our-clients/gulf.svg', width: 800, height: 716 },
} as const
export type View = keyof typeof views

/** The part of the first map that the second shows, in percent. */
export const GULF_ON_WORLD = { x: 28.6, y: 42.4, width: 17.1, height: 28.8 }
