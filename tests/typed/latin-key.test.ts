import { expect, test } from 'vitest'
import { latinKey } from '#i18n/typed/latin-key.ts'

test.each([
  ['১', 'Digit1', '1'],
  ['৩', 'Numpad3', '3'],
  ['ক', 'KeyK', 'K'],
  ['1', 'Digit1', '1'],
  ['&', 'Digit1', '&'],
  ['End', 'Numpad1', 'End'],
])('the key %s at %s is %s on a Latin keyboard', (key, code, latin) => {
  expect(latinKey({ key, code })).toBe(latin)
})
