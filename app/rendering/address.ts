/** A number or a word that addresses of before had in quotation marks, so as to be a text. */
const QUOTED = /^"(-?\d[\d.e+-]*|true|false|null)"$/

/** Every value in an address is a text, as a form writes it: `true`, `1.200` and `12` are what somebody typed. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].map(([name, text]) => [name, text.replace(QUOTED, '$1')]))

/** An address without what says nothing. */
export function stringifySearch(search: Record<string, unknown>): string {
  const said = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return said.length > 0 ? `?${new URLSearchParams(said)}` : ''
}
