import { Breadcrumb, BreadcrumbItem } from '@agency/ui/Breadcrumb'
import { Gallery } from '@agency/ui/Gallery'
import { Section } from '@agency/ui/Section'
import { Link, notFound } from '@tanstack/react-router'
import { findClient, type PublicClient, findTotals } from '#app/features/clients/queries.ts'
import { loadNextSteps, NextSteps } from '#app/layouts/public/public-layout.tsx'
import { RecordFailed, RecordNotFound, RecordPending } from '#app/layouts/public/record-status.tsx'
import { galleryWords } from '#app/layouts/public/gallery-words.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { loadStatic, staticComponent, unsent, unsentComponent } from '#app/rendering/static-component.tsx'
import { formatNumber, localizedText, formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

const loadTable = () => import('./companies-table.tsx')
const Companies = staticComponent(loadTable, 'Companies')
const loadJobs = () => import('#app/features/vacancies/public/open-jobs.tsx')
const jobsProps = unsent(findJobs)
const CountryJobs = unsentComponent(loadJobs, 'CountryJobs', jobsProps)

/** One client country by its id, with what its page shows beside it. Throws notFound(). */
export const loadClient = (id: string) => loadClientPage(findClient(id))

/** A client country, and when the record last changed. Throws notFound(). */
export async function loadClientPage(finding: Promise<PublicClient | null>) {
  const [client, { asOf }] = await Promise.all([
    finding,
    findTotals(),
    loadStatic(loadTable),
    loadStatic(loadJobs),
    loadNextSteps(),
  ])
  if (!client) throw notFound()
  const part = { code: client.code, country: localizedText(client.countryName, client.countryNameBn).children }
  return { client, asOf, jobs: jobsProps.keep(part, await findJobs(part)) }
}

async function findJobs({ code, country }: { code?: string | undefined; country: string }) {
  return { jobs: code ? await (await loadJobs()).findOpenJobs(code) : [], country }
}

export function ClientPage({ client, asOf, jobs }: Awaited<ReturnType<typeof loadClient>>) {
  const name = localizedText(client.countryName, client.countryNameBn)
  return (
    <Section space="sm">
      <Breadcrumb label={m.client_all()}>
        <BreadcrumbItem>
          <Link to="/our-clients">{m.clients_title()}</Link>
        </BreadcrumbItem>
        <BreadcrumbItem current {...name} />
      </Breadcrumb>
      <header className="mt-6 flex flex-wrap items-start justify-between gap-8">
        <div className="max-w-text grow basis-80">
          <h1>
            <span className="block font-sans text-sm font-semibold tracking-wide text-brand">{m.client_heading()}</span>{' '}
            <span className="mt-2 block text-4xl" {...name} />
          </h1>
          {client.since && <p className="mt-2 text-muted">{m.client_since({ year: formatDigits(client.since) })}</p>}
          <p
            className="mt-6 text-lg whitespace-pre-line text-muted"
            {...localizedText(client.workSummary, client.workSummaryBn)}
          />
        </div>
        {client.countryFlagImage && (
          <StoredPicture
            url={client.countryFlagImage}
            alt={m.flag_of({ country: name.children })}
            fit="contain"
            sizes="12rem"
            loading="eager"
            className="w-48 rounded-md border border-line"
          />
        )}
      </header>
      <CountryJobs part={jobs} />
      <Companies country={name.children} company={client.company} asOf={asOf} className="block" />
      <Pictures image={client.image} pictures={client.pictures} country={name.children} />
      <NextSteps page="client" />
    </Section>
  )
}

/** The pictures, each with the text and the focal point that the library has for it. */
function Pictures({
  image,
  pictures: described,
  country,
}: Pick<PublicClient, 'image' | 'pictures'> & { country: string }) {
  if (image.length === 0) return null
  const pictures = image.map((url, n) => {
    const { alt: text, altBn, focus } = described?.[n] ?? {}
    const { children: alt, lang } = text
      ? localizedText(text, altBn)
      : { children: m.client_picture({ n: formatNumber(n + 1), country }), lang: undefined }
    return {
      id: `${n}-${url}`,
      href: url,
      alt,
      thumb: (
        <StoredPicture
          url={url}
          focus={focus}
          alt={alt}
          lang={lang}
          sizes="(min-width: 75rem) 36rem, (min-width: 40rem) 50vw, 100vw"
          className="aspect-3/2"
        />
      ),
      large: <StoredPicture url={url} alt={alt} lang={lang} sizes="100vw" fit="contain" loading="eager" />,
    }
  })
  return (
    <div className="mt-16">
      <Gallery label={m.client_gallery({ country })} pictures={pictures} words={galleryWords()} />
    </div>
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
