/** What features below do with stages, each in a transaction of `changeContent`. */
export { step, throwMoved } from '#server/features/applications/stages/move.ts'
export { takeBack } from '#server/features/applications/stages/undo.ts'
