/** Closes the server that is open in this process, if any: a file that fails while it is read closes nothing itself. */
export const leftOpen: { close?: () => Promise<void> } = {}
