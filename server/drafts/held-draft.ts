/** Why a draft was not published at its time. `restored`: a backup was put back, and somebody has to confirm its schedules. */
export type HeldReason = 'changed' | 'invalid' | 'failed' | 'restored'

export type HeldDraft = {
  recordId: string
  title: string
  /** The id of whoever scheduled it. */
  scheduledBy: string | null
  reason: HeldReason
  /** The path of the page where staff edit it. */
  editPage: string
}
