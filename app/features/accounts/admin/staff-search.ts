import { oneOf, readText } from '#app/list/search-params.ts'

const SHOWS = ['waiting', 'suspended', 'expired'] as const
export type StaffShow = (typeof SHOWS)[number]

/** People in one state, or invitations that have expired; without it everybody. */
export type StaffSearch = { show?: string | undefined }

/** What the URL of the staff page asks for. */
export const readStaffSearch = ({ show }: Record<string, unknown>): StaffSearch => ({ show: readText(show) })

/** Which of them are shown; everybody where that is none of the states. */
export const staffShow = (show: string | undefined): StaffShow | undefined => oneOf(SHOWS, show)
