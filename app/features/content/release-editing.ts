export const RELEASE_PATH = '/admin/editing/release'

/** Tells the server that this tab no longer edits its record; also while the page is being closed. */
export function releaseEditing(tab: string): void {
  navigator.sendBeacon(RELEASE_PATH, tab)
}
