import { createStart } from '@tanstack/react-start'
import { opaqueErrors } from '#app/layouts/error-serialization.ts'

export const startInstance = createStart(() => ({ serializationAdapters: [opaqueErrors] }))
