/** What a key is on a Latin keyboard, where it types another script: ১ is 1. */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[ -~]*$/.test(key)) return key
  return /^(?:Digit|Numpad|Key)([0-9A-Z])$/.exec(code)?.[1] ?? key
}
