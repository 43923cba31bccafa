/** A template's text with the values of its placeholders, such as {name}; a placeholder without a value stays to be seen. */
export function fillTemplate(text: string, values: Record<string, string>): string {
  return text.replace(/\{([\w ]+)\}/g, (placeholder, name: string) => values[name.trim().toLowerCase()] ?? placeholder)
}
