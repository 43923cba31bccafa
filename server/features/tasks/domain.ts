export { between } from '#server/features/tasks/list.ts'
