import { createStart } from '@tanstack/react-start'
import { opaqueErrors } from '#app/opaque-errors.ts'

export const startInstance = createStart(() => ({ serializationAdapters: [opaqueErrors] }))
