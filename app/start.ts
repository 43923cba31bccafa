import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { opaqueErrors } from '#app/opaque-errors.ts'

const csrf = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })

export const startInstance = createStart(() => ({ serializationAdapters: [opaqueErrors], requestMiddleware: [csrf] }))
