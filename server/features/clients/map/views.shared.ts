/** A point of a map in percent of its width and height. */
export type Point = [x: number, y: number]
/** Where a country is on each map; on none when it lies outside both. */
export type Place = { [V in View]?: Point }

/**
 * The maps by name: where most people work, from Europe to Japan, and the Gulf enlarged; `file` is the drawing and its
 * size, the rest its edges in degrees, as `world.json` was drawn with. docs/decisions/0022 says how.
 */
export const views = {
  world: { file: '/our-clients/map.svg', width: 1200, height: 638, west: -12, east: 147, north: 59 },
  gulf: { file: '/our-clients/gulf.svg', width: 800, height: 716, west: 33.4, east: 60.6, north: 35.2 },
} as const
export type View = keyof typeof views

/** The part of the first map that the second shows, in percent. */
export const GULF_ON_WORLD = { x: 28.6, y: 42.4, width: 17.1, height: 28.8 }

/** A place on a map as Mercator has it, in its pixels. */
export function toPixels(view: View, { latitude, longitude }: { latitude: number; longitude: number }): Point {
  const { width, west, east, north } = views[view]
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const height = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + radians(degrees) / 2))
  const scale = width / radians(east - west)
  return [Math.round(radians(longitude - west) * scale), Math.round((height(north) - height(latitude)) * scale)]
}
