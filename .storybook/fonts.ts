/**
 * Loads every face of the page, and shows each as soon as it is there: `font-display: optional` leaves a text in the faces of the device
 * for good when ours are a moment late.
 */
export function loadFonts() {
  const faces = [...document.fonts]
  for (const face of faces) face.display = 'swap'
  return Promise.all(faces.map(face => face.load().catch(() => {})))
}
