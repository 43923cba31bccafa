import { countryText } from '#app/features/clients/country-text.ts'
import { Gallery } from '@agency/ui/Gallery'
import { Section } from '@agency/ui/Section'
import { Link, notFound } from '@tanstack/react-router'
import { findClient, type PublicClient, findTotals } from '#app/features/clients/queries.ts'
import { loadNextSteps, NextSteps } from '#app/layouts/public/public-layout.tsx'
import { RecordFailed, RecordNotFound, RecordPending } from '#app/layouts/public/record-status.tsx'
import { galleryWords } from '#app/layouts/public/gallery-words.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { clientHead } from './client-head.ts'
import { textOfPicture } from './picture-text.ts'

const loadTop = () => import('./client-top.tsx')
const Top = staticComponent(loadTop, 'ClientTop')
const loadRecord = () => import('./client-record.tsx')
const Record = staticComponent(loadRecord, 'ClientRecord')
const loadWays = () => import('./country-ways.tsx')
const Ways = staticComponent(loadWays, 'CountryWays')

/** One client country by its id, with what its page shows beside it and its head. Throws notFound(). */
export async function loadClient(id: string) {
  const page = await loadClientPage(findClient(id))
  return { ...page, head: clientHead(page.client) }
}

/** A client country, and when the record last changed. Throws notFound(). */
export async function loadClientPage(finding: Promise<PublicClient | null>) {
  const [client, { asOf }, { findWays }] = await Promise.all([
    finding,
    findTotals(),
    loadStatic(loadWays),
    loadStatic(loadTop),
    loadStatic(loadRecord),
    loadNextSteps(),
  ])
  if (!client) throw notFound()
  const { code, place } = client
  const country = countryText(client).children
  return { client, asOf, ways: await findWays({ code, place, country }) }
}

export function ClientPage({ client, asOf, ways }: Awaited<ReturnType<typeof loadClientPage>>) {
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <Top client={client} />
      <Record client={client} asOf={asOf} className="block" />
      <Ways {...ways} />
      <Pictures {...client} />
      <NextSteps page="client" />
    </Section>
  )
}

/** Every picture, each with the text and the focal point that the library has for it. */
function Pictures({ image, pictures: described, ...client }: PublicClient) {
  const country = countryText(client).children
  const pictures = image.map((url, n) => {
    const facts = described?.[n]
    const { children: alt, lang } = textOfPicture(facts, n, country)
    return {
      id: `${n}-${url}`,
      href: url,
      alt,
      note: facts?.isIllustration ? m.picture_illustration() : undefined,
      thumb: (
        <StoredPicture
          url={url}
          focus={facts?.focus}
          isPhoto={!facts?.isIllustration}
          alt={alt}
          lang={lang}
          sizes="(min-width: 75rem) 36rem, (min-width: 40rem) 50vw, 75vw"
          className="aspect-3/2"
        />
      ),
      large: <StoredPicture url={url} alt={alt} lang={lang} sizes="100vw" fit="contain" loading="eager" />,
    }
  })
  if (pictures.length === 0) return null
  return (
    <section className="mt-16 grid gap-x-16 gap-y-6 border-t border-line pt-8 lg:grid-cols-[1fr_2fr] print:hidden">
      <h2 className="text-2xl">{m.client_gallery({ country })}</h2>
      <div className="*:*:only:col-span-full">
        <Gallery label={m.client_gallery({ country })} pictures={pictures} labels={galleryWords()} />
      </div>
    </section>
  )
}

export const ClientPending = () => <RecordPending label={m.client_loading()} />
export const ClientFailed = () => <RecordFailed title={m.client_failed_title()} />
export const ClientNotFound = () => (
  <RecordNotFound
    title={m.client_not_found()}
    description={m.client_not_found_text()}
    link={<Link to="/our-clients">{m.client_all()}</Link>}
  />
)
