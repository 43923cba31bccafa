import type { Loader } from '@storybook/react-vite'
import { GLOBALS_UPDATED, STORY_PREPARED, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

// A story that asks for a window opens in it. Storybook would lock the viewport of the toolbar there: so the manager
// hears of it as the window that nobody has chosen yet, and whoever looks may choose another one.

type Window = { value?: string | undefined; isRotated?: boolean } | undefined
type Told = { globals: Globals; storyGlobals: Globals; userGlobals: Globals }
type Globals = { viewport?: Window } & Record<string, unknown>

let prepared = ''
/** The story that somebody has freed from its window. */
let freed: string | undefined

/** A story in a frame of a docs page tells its own globals to the page around it, which would turn with them. */
const isFramed = window.frameElement?.hasAttribute('data-quiet') ?? false

const channel = addons.getChannel()
const emit = channel.emit.bind(channel)
channel.emit = (event, ...told) => {
  if (event === STORY_PREPARED) prepared = (told[0] as { id: string }).id
  if (event !== GLOBALS_UPDATED) return emit(event, ...told)
  if (!isFramed) return emit(event, unlocked(told[0] as Told))
  for (const listener of channel.listeners(event) ?? []) listener(...told)
}
channel.on(UPDATE_GLOBALS, ({ globals }: { globals: Globals }) => {
  if ('viewport' in globals) freed = globals.viewport?.value ? undefined : prepared
})

function unlocked({ storyGlobals: { viewport, ...storyGlobals }, ...told }: Told): Told {
  return {
    ...told,
    storyGlobals,
    globals: { ...told.globals, viewport: windowOf(viewport, told.userGlobals.viewport) },
  }
}

/** What the person has chosen, or else what the story asks for. */
function windowOf(own: Window, chosen: Window): Window {
  return chosen?.value || freed === prepared ? chosen : (own ?? chosen)
}

/** Waits for the width a story is to have, which the manager sets only after the story has been prepared. */
export const awaitWindow: Loader = async ({ parameters, viewMode, storyGlobals, userGlobals }) => {
  const { value } = windowOf(storyGlobals.viewport, (userGlobals as Globals | undefined)?.viewport) ?? {} // tests have none
  const width = Number.parseInt(parameters.viewport?.options?.[value ?? '']?.styles.width)
  if (viewMode !== 'story' || !width) return
  for (let waited = 0; window.innerWidth !== width && waited < 6000; waited += 20)
    await new Promise(done => setTimeout(done, 20))
}
