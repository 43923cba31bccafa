import { oneOf } from '#app/list/search-params.ts'

const VIEWS = ['invitations', 'door'] as const

/** What the page of an interview shows; without it what its day asks for. */
export type InterviewSearch = { view?: (typeof VIEWS)[number] | undefined }

export const readInterviewSearch = (given: Record<string, unknown>): InterviewSearch => ({
  view: oneOf(VIEWS, given.view),
})
