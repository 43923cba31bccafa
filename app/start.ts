import { createSerializationAdapter } from '@tanstack/react-router'
import { createCsrfMiddleware, createStart } from '@tanstack/react-start'

/** A loader's error would travel to the browser with its message: it stays on the server. */
const opaqueErrors = createSerializationAdapter({
  key: 'opaque-error',
  test: (value: unknown): value is Error => value instanceof Error,
  toSerializable: () => 0,
  fromSerializable: () => new Error('The page could not be loaded'),
})

const csrf = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })

export const startInstance = createStart(() => ({ serializationAdapters: [opaqueErrors], requestMiddleware: [csrf] }))
