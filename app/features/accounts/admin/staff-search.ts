const shows = ['waiting', 'suspended', 'expired'] as const

/** People in one state, or invitations that have expired; without it everybody. */
export type StaffSearch = { show?: (typeof shows)[number] | undefined }

/** What the URL of the staff page asks for. */
export function readStaffSearch({ show }: Record<string, unknown>): StaffSearch {
  return { show: shows.find(each => each === show) }
}
