const drawings = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/??.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})
/** The address of our drawing of a country's flag, by its ISO code. */
export const flagDrawing = (code: string): string | undefined =>
  drawings[`/node_modules/country-flag-icons/3x2/${code}.svg`]
