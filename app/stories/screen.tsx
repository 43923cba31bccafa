import type { Loader, Meta } from '@storybook/react-vite'
import { type AnyRouter, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { queryClient } from '#app/rendering/trpc.ts'
import { getRouter } from '#app/router.tsx'
import { setAgency } from '#i18n/agency.ts'
import { pathForLocale } from '#i18n/locale.ts'
import { type Locale, overwriteGetLocale } from '#i18n/paraglide/runtime.js'
import { setClock } from './clock.ts'
import { giveLoaded, type Loaded } from './loaded.ts'
import { findMissingResponses, type GivenResponses, mockResponses, pending } from './network.ts'
import { bn, en, RECORDED_AT } from './records/index.ts'

export type Screen = {
  /** The address of the screen, without its language. */
  path: string
  /** Responses in place of the recorded ones. */
  responses?: GivenResponses
  /** What routes get here that only a server can load. */
  loaded?: Loaded
}

export const phone = { viewport: { value: 'w360' } }
export const desk = { viewport: { value: 'w1280' } }
export const banglaPhone = { ...phone, language: 'bn' }
export const banglaDesk = { ...desk, language: 'bn' }

let locale: Locale = 'en'
overwriteGetLocale(() => locale)

/** Opens the product's own routes at an address, as a browser does; the server's responses are the recorded ones. */
const open: Loader<Screen> = async ({ args: { path, responses, loaded }, globals }) => {
  locale = globals.language === 'bn' ? 'bn' : 'en'
  const { agency, ...recorded } = { ...en, ...(locale === 'bn' && bn) }
  setClock(RECORDED_AT)
  setAgency({ [locale]: agency })
  mockResponses({ ...recorded, 'accounts.me': { ...en['accounts.me'], language: locale }, ...responses })
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
  return { router }
}

/** What every pattern is made of: a story names its address, and the responses that differ. */
export const screen = {
  loaders: [open],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    react: { rootOptions: { onCaughtError() {} } }, // a failed page is shown, not reported
  },
  render: (_, { loaded }) => <RouterProvider key={locale} router={loaded.router as AnyRouter} />,
  beforeEach: () => () => {
    setClock()
    locale = 'en'
  },
  afterEach() {
    const names = findMissingResponses()
    if (names.length) throw new Error(`No mock response for ${names.join(', ')}`)
  },
} satisfies Partial<Meta<Screen>>
