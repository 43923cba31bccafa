import type { Right } from '#server/permissions.ts'

/**
 * What somebody needs who edits anything that visitors read, as for its pictures and its history; each record asks for its own right. Apart
 * from the table of rights, which visitors would load with the routes that name this.
 */
export const editing = ['content', 'vacancies'] as const satisfies readonly Right[]
