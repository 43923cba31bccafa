/**
 * Loads every face of the page, and shows each as soon as it is there: `font-display: optional` leaves a text in the faces of the device
 * for good when ours are a moment late. The sheet of a story that is opened later brings faces of its own.
 */
export function loadFonts() {
  for (const sheet of document.styleSheets) swapIn(sheet.cssRules)
  return Promise.all([...document.fonts].map(face => face.load().catch(() => {})))
}

/** In the rules, not in the faces made of them: a browser has decided of those by then. */
function swapIn(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional')
      rule.style.setProperty('font-display', 'swap')
    else if (rule instanceof CSSGroupingRule) swapIn(rule.cssRules)
  }
}
