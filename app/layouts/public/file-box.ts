import { choosingBox } from '@agency/ui/Field'

/** The box of a field for files. */
export const fileBox = `${choosingBox} cursor-pointer file:me-3 file:cursor-pointer file:rounded-sm file:border-0 file:bg-brand-soft file:px-3 file:py-1.5 file:font-semibold file:text-brand-strong`
