// What the walk runs in the frame of a story: each function is sent there as its text and uses nothing from outside itself.

/**
 * Before everything else: remembers each event that Storybook shows in red, which story has come to rest, and which
 * docs page is there, in `walk`.
 */
export function listen() {
  const events = {
    playFunctionThrewException: error => error?.message,
    storyThrewException: error => error?.message,
    storyErrored: error => error?.title,
    storyMissing: id => id,
    configError: error => error?.message,
    unhandledErrorsWhilePlaying: errors => errors.map(({ message }) => message).join('; '),
  }
  const walk = { red: [], finished: '', docs: '', drawing: new Set() }
  globalThis.walk = walk
  let isDocs = false
  let channel
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: value => {
      channel = value
      for (const [event, textOf] of Object.entries(events))
        value.on(event, what => walk.red.push(`${event}: ${String(textOf(what)).split('\n')[0].slice(0, 200)}`))
      value.on('currentStoryWasSet', ({ viewMode }) => {
        isDocs = viewMode === 'docs'
        if (isDocs) Object.assign(walk, { red: [], docs: '', drawing: new Set() })
      })
      value.on('storyRenderPhaseChanged', ({ newPhase, storyId }) => {
        if (newPhase === 'loading') walk.drawing.add(storyId)
        if (newPhase === 'loading' && !isDocs) Object.assign(walk, { red: [], finished: '' })
        if (/^(?:finished|completed|errored|aborted)$/.test(newPhase)) walk.drawing.delete(storyId)
      })
      value.on('storyFinished', ({ storyId }) => {
        walk.finished = storyId
      })
      value.on('docsRendered', id => {
        walk.docs = id
      })
    },
  })
}

/** Whether anything of the story can be seen. */
export function isSomethingShown() {
  // what lies above the page is beside the story, in a box without a size of its own
  const beside = 'body > :not(#storybook-root, #storybook-docs, script, style)'
  const all = document.querySelectorAll(`#storybook-root *, ${beside}, ${beside} *`)
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

/** Runs in the manager: whether the docs page is there, with its stories, and those in frames of their own that are in sight. */
export function hasDocsPage(wanted) {
  const page = document.querySelector('iframe')?.contentWindow
  if (page?.walk?.docs !== wanted || page.walk.drawing.size > 0) return false
  return [...page.document.querySelectorAll('iframe[data-quiet]')].every(frame => {
    const isInSight = frame.getBoundingClientRect().top < page.innerHeight
    const story = frame.contentWindow
    return (
      story?.walk?.finished ||
      story?.document.title === 'left out' ||
      (!isInSight && story?.location.href === 'about:blank')
    )
  })
}

/**
 * What is wrong on a docs page beside what `seen` sees: blocks that say they have nothing, stories that are not there,
 * types that are none, no words.
 */
export function seenInDocs() {
  const page = document.querySelector('#storybook-docs')
  const says = [...(page?.querySelectorAll('.docblock-emptyblock') ?? [])].map(block => block.textContent.trim())
  const bare = [...(page?.querySelectorAll('[id^="story--"]') ?? [])]
    .filter(story => story.childElementCount === 0)
    .map(story => `${story.id} is not there`)
  const untyped = [...(page?.querySelectorAll('.docblock-argstable-body tr') ?? [])]
    .filter(row =>
      [...row.querySelectorAll('td:nth-child(2) span')].some(({ textContent }) =>
        /^(?:union|unknown|any)$/.test(textContent),
      ),
    )
    .map(row => `the type of ${row.querySelector('td')?.textContent} is not told`)
  const raw = /^\|.*\|$/m.test(page?.innerText ?? '') ? ['a table that is none'] : []
  const isEmpty = !page?.querySelector('h1') || page.innerText.trim().length < 100
  return [...says, ...bare, ...untyped, ...raw, ...(isEmpty ? ['empty'] : [])]
}
