const FONTS = document.fonts

/**
 * Loads every face of the page, and shows each as soon as it is there: `font-display: optional` leaves a text in the faces of the device
 * for good when ours are a moment late. The sheet of a story that is opened later brings faces of its own.
 */
export function loadFonts() {
  showLateFaces()
  return Promise.all([...FONTS].map(face => face.load().catch(() => {})))
}

function showLateFaces() {
  for (const face of FONTS) face.display = 'swap'
}
FONTS.addEventListener('loading', showLateFaces)
