/** Words that keep their capital. */
const PROPER = new Set(['Arabic', 'Bangla', 'English'])

/** A name that Storybook made of an export, “On A Phone”, as a sentence: “On a phone”. Others stay as their story gives them. */
export function sentenceCase(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  if (!rest.every(word => /^[A-Z0-9]/.test(word))) return name
  return [first, ...rest.map(word => (PROPER.has(word) ? word : word.toLowerCase()))].join(' ')
}
