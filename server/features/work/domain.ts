export { colleagues, findColleague } from '#server/features/work/assign.ts'
export { assigneeCondition, idsDue, nextOf, ofReader } from '#server/features/work/filter.ts'
export { recordsOf, requireRecord } from '#server/features/work/records.ts'
export { LEFT, ME, NONE } from '#server/features/work/work.shared.ts'
