import type { Loader, Meta } from '@storybook/react-vite'
import { type AnyRouter, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { queryClient } from '#app/rendering/trpc.ts'
import { getRouter } from '#app/router.tsx'
import { showSampleAgency } from '#i18n/agency-story.tsx'
import { setAgency } from '#i18n/agency.ts'
import { pathForLocale } from '#i18n/locale.ts'
import { type Locale, overwriteGetLocale } from '#i18n/paraglide/runtime.js'
import { type Case, inCase } from './cases.ts'
import { setClock } from './clock.ts'
import { giveLoaded, type Loaded } from './loaded.ts'
import { findMissingResponses, type GivenResponses, mockResponses, pending } from './network.ts'
import { RECORDED_AT, recorded, recordsIn } from './recorded.ts'

export type Screen = {
  /** The address of the screen, without its language. */
  path: string
  /** Responses in place of the recorded ones. */
  responses?: GivenResponses
  /** Responses to what is sent when somebody presses something, by procedure. */
  changes?: Record<string, unknown>
  /** The parts that the agency does not use. */
  off?: string[]
  /** What routes get here that only a server can load. */
  loaded?: Loaded
}

export const phone = { viewport: { value: 'w360' } }
export const desk = { viewport: { value: 'w1280' } }
export const banglaPhone = { ...phone, language: 'bn' }
export const banglaDesk = { ...desk, language: 'bn' }

let locale: Locale = 'en'
let opened = 0
overwriteGetLocale(() => locale)

/**
 * The router of the product's own routes at the address of a screen, loaded; the server's responses are the recorded
 * ones. docs/decisions/0162 says why.
 */
export async function openScreen({ path, responses, changes, loaded, off }: Screen, language: Locale, records: Case) {
  locale = language
  opened++
  const { agency, ...known } = recordsIn(locale)
  setClock(RECORDED_AT)
  setAgency({ [locale]: { ...agency, ...(off && { off }) } })
  const all = { ...known, 'accounts.me': { ...recorded('accounts.me'), language: locale }, ...responses }
  mockResponses(inCase(records, all), changes)
  queryClient().clear()
  const router = getRouter()
  const history = createMemoryHistory({ initialEntries: [pathForLocale(locale, path)] })
  const isWaiting = Object.values(responses ?? {}).includes(pending)
  router.update({
    history,
    defaultPreload: false,
    defaultViewTransition: false,
    scrollRestoration: false,
    ...(isWaiting && { defaultPendingMs: 0 }),
  })
  Object.assign(router.routeTree.options, { shellComponent: undefined }) // the document is the story's own
  giveLoaded(router, loaded)
  if (!isWaiting) await router.load()
  return router
}

/** What pages have thrown while they were drawn. */
const crashes: unknown[] = []

/** Opens a screen as a browser does, with the records that the toolbar asks for. */
const open: Loader<Screen> = async ({ args, globals }) => ({
  router: await openScreen(args, globals.language === 'bn' ? 'bn' : 'en', globals.records ?? 'usual'),
})

/** What a router shows, without what another screen has left. */
export const ScreenView = ({ router }: { router: AnyRouter }) => <RouterProvider key={opened} router={router} />

/** What every pattern is made of: a story names its address, the responses that differ, and a window other than that of a desk. */
export const screen = {
  globals: desk,
  loaders: [open],
  parameters: {
    languages: ['en', 'bn'],
    layout: 'fullscreen',
    docs: { codePanel: false },
    controls: { disable: true },
    react: { rootOptions: { onCaughtError: (error: unknown) => void crashes.push(error) } },
  },
  render: (_, { loaded }) => <ScreenView router={loaded.router} />,
  beforeEach: () => () => {
    setClock()
    locale = 'en'
    showSampleAgency() // mails and printed pages of later files speak of it
  },
  afterEach({ args: { responses = {} }, globals }) {
    const [crash] = crashes.splice(0)
    const isFailure = globals.records === 'failed' || Object.values(responses).some(each => typeof each === 'symbol')
    if (crash && !isFailure) throw crash
    const names = findMissingResponses()
    if (names.length) throw new Error(`No mock response for ${names.join(', ')}`)
  },
} satisfies Partial<Meta<Screen>>
