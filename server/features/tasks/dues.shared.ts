/** When something has to be done of which records are asked for: `due` up to today, `week` in the seven days from today on, `open` some day. */
export const DUES = ['due', 'overdue', 'today', 'week', 'open'] as const
export type Due = (typeof DUES)[number]
