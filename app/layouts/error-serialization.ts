import { createSerializationAdapter } from '@tanstack/react-router'

/** A loader's error would travel to the browser with its message: it stays on the server. */
export const opaqueErrors = createSerializationAdapter({
  key: 'opaque-error',
  test: (value: unknown): value is Error => value instanceof Error,
  toSerializable: () => 0,
  fromSerializable: () => new Error('The page could not be loaded'),
})
