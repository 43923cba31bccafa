/** An idempotency key of 32 hexadecimal digits, also in pages without https; forms take no other length. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
