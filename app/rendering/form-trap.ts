/** Empties the field that people do not see, which a browser may have filled in: what comes back once goes through the second time. */
export function emptyTrap(form: HTMLFormElement | null): void {
  const trap = form?.elements.namedItem('website')
  if (trap instanceof HTMLInputElement) trap.value = ''
}
