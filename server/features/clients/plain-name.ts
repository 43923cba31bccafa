/** A country's name as it is compared: without what people write now one way and now another. */
export function plainName(name: string): string {
  return name.normalize().toLowerCase().replace(/&/g, 'and').replace(/[.’']/g, '').replace(/^the /, '').trim()
}
