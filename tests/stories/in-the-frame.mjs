// What the walk runs in the frame of a story: each function is sent there as its text and uses nothing from outside itself.

/** Before everything else: remembers each event that Storybook shows in red, and which story has come to rest, in `walk`. */
export function listen() {
  const events = {
    playFunctionThrewException: error => error?.message,
    storyThrewException: error => error?.message,
    storyErrored: error => error?.title,
    storyMissing: id => id,
    configError: error => error?.message,
    unhandledErrorsWhilePlaying: errors => errors.map(({ message }) => message).join('; '),
  }
  const walk = { red: [], finished: '' }
  globalThis.walk = walk
  let channel
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: value => {
      channel = value
      for (const [event, textOf] of Object.entries(events))
        value.on(event, what => walk.red.push(`${event}: ${String(textOf(what)).split('\n')[0].slice(0, 200)}`))
      value.on('storyRenderPhaseChanged', ({ newPhase }) => {
        if (newPhase === 'loading') Object.assign(walk, { red: [], finished: '' })
      })
      value.on('storyFinished', ({ storyId }) => {
        walk.finished = storyId
      })
    },
  })
}

/** Whether anything of the story can be seen. */
export function isSomethingShown() {
  const all = document.querySelectorAll(
    '#storybook-root *, body > :not(#storybook-root, #storybook-docs, script, style)',
  )
  return [...all].some(element => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  })
}

/**
 * Whether the story is an error, whether it is wider than its window, and Bangla words whose width is not that of our face; what is
 * left to the device is not looked at. A font that came too late counts as loaded, so that widths alone tell.
 */
export function seen() {
  const brush = document.createElement('canvas').getContext('2d')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const otherFaces = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const word = /[\u0980-\u09FF]{3,}/.exec(text.data)
    const parent = text.parentElement
    if (!word || !parent?.checkVisibility({ visibilityProperty: true })) continue
    const { fontFamily, fontWeight, fontSize, letterSpacing } = getComputedStyle(parent)
    const [face] = /Noto (?:Sans|Serif) Bengali(?: Variable)?/.exec(fontFamily) ?? []
    if (!face) continue
    const range = document.createRange()
    range.setStart(text, word.index)
    range.setEnd(text, word.index + word[0].length)
    if (range.getClientRects().length !== 1) continue
    brush.font = `${fontWeight} ${fontSize} "${face}"`
    brush.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
    const expected = brush.measureText(word[0]).width
    if (Math.abs(range.getBoundingClientRect().width - expected) > Math.max(1, expected * 0.03))
      otherFaces.push(word[0])
  }
  return {
    isErrored: /sb-show-(?:errordisplay|nopreview)/.test(document.body.className),
    isWide: document.documentElement.scrollWidth > innerWidth + 1,
    otherFaces,
  }
}
