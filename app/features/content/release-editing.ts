/** Tells the server that this tab no longer edits its record; also while the page is being closed. */
export function releaseEditing(tab: string): void {
  navigator.sendBeacon('/admin/editing/release', tab)
}
