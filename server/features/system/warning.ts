/** What somebody should do something about, and what. An urgent one may cost data or is broken now. */
export type Warning = {
  id: string
  tone: 'urgent' | 'usual'
  title: string
  text: string
  page?: string
  /** What waits until an owner presses, and the words of the button. */
  held?: { name: string; label: string }
}
