/** Moves a focus that went away with its button, or goes with its toast, to the line that says what the list shows. */
export function keepFocusInList(): void {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused.closest('[data-sonner-toaster]'))
    document.querySelector<HTMLElement>('[data-list-status]')?.focus()
}
