import { queryProcedure } from '#app/rendering/query-procedure.ts'
import { localizeTexts } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { HomeDocument } from '#server/features/home/domain.ts'

export type LocalizedHome = ReturnType<typeof localizeHome>
export type Invitation = ReturnType<typeof localizeTexts<'bannerTitle' | 'bannerText'>>
export type { HomeDocument }

const findDocument = () => queryProcedure('home.find')

/** The home page's texts in the language of the reader, or null while nobody has written them. */
export async function findHome() {
  const home = await findDocument()
  return home && localizeHome(home)
}

/** The invitation at the end of every page: ours until somebody has written one. */
export async function findInvitation() {
  const home = await findDocument()
  return home?.bannerTitle
    ? localizeTexts(home, 'bannerTitle', 'bannerText')
    : { bannerTitle: { children: m.banner_title() }, bannerText: { children: m.banner_text() } }
}

/** The home page's texts in the language of the reader. */
export function localizeHome({
  services,
  reasons,
  people,
  whyPicture,
  whyFocus,
  whyIsIllustration,
  ...texts
}: HomeDocument) {
  const { whyHeading, whyAlt, peopleHeading, brandsHeading, brandsText, ...others } = localizeTexts(
    texts,
    'title',
    'description',
    'tagline',
    'servicesHeading',
    'servicesLead',
    'whyHeading',
    'whyAlt',
    'peopleHeading',
    'brandsHeading',
    'brandsText',
  )
  return {
    ...others,
    services: services.map(({ link, icon, ...service }) => ({
      link,
      icon,
      ...localizeTexts(service, 'title', 'summary'),
    })),
    body: {
      why: {
        heading: whyHeading,
        picture: whyPicture,
        alt: whyAlt,
        focus: whyFocus,
        isIllustration: whyIsIllustration,
        reasons: reasons.map(reason => localizeTexts(reason, 'title', 'text')),
      },
      people: {
        heading: peopleHeading,
        list: people.map(({ picture, focus, isIllustration, ...person }) => ({
          portrait: { picture, focus, isIllustration },
          ...localizeTexts(person, 'name', 'role', 'place', 'sentence'),
        })),
      },
      brands: { heading: brandsHeading, text: brandsText },
    },
  }
}
