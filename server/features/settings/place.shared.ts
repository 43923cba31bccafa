/** Latitude and longitude, such as `23.7386, 90.3944`. */
export const PLACE = /^-?\d{1,2}(?:\.\d+)?\s*,\s*-?\d{1,3}(?:\.\d+)?$/

const DEGREES = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** Where the address of a page of a map has them: those of a pin before those of the middle. */
const IN_LINK = [
  `!3d${DEGREES}!4d${DEGREES}`,
  `[?&](?:q|query|ll|mlat)=${DEGREES}(?:,|%2C|&mlon=)${DEGREES}`,
  `@${DEGREES},${DEGREES}`,
  `#map=[\\d.]+/${DEGREES}/${DEGREES}`,
].map(source => new RegExp(source, 'i'))

/** The place that the address of a map’s page has, as PLACE; any other text as it is. */
export function placeIn(typed: string): string {
  if (!/^\s*https?:/i.test(typed)) return typed
  const found = IN_LINK.map(link => link.exec(typed)).find(Boolean)
  return found ? `${found[1]}, ${found[2]}` : typed
}
