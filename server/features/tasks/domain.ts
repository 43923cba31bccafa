export { assign, colleagues } from '#server/features/tasks/assign.ts'
export { assigneeCondition, idsDue, ofReader } from '#server/features/tasks/filter.ts'
export { between, nextOf } from '#server/features/tasks/list.ts'
export { LEFT, ME } from '#server/features/tasks/work.shared.ts'
