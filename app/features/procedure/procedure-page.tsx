import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { sharePicture } from '#app/layouts/head.ts'
import { localize, formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { procedure } from '#app/features/procedure/steps.ts'

export const head = () => ({
  title: m.procedure_title(),
  description: m.procedure_description(),
  picture: sharePicture('interview'),
})

export function Page() {
  return (
    <Section space="none" className="pb-16 sm:pb-28">
      <PageHeader title={m.procedure_title()} lead={m.procedure_lead()} />
      <ol>
        {procedure.map(localize).map(({ title, summary, text, who, days, documents }, n) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 gap-y-5 border-t border-line py-10 break-inside-avoid print:gap-y-2 print:py-4 sm:grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[4rem_minmax(0,1fr)_20rem] lg:gap-x-16"
          >
            <span
              aria-hidden="true"
              className="font-display text-3xl leading-none font-semibold text-brand tabular-nums"
            >
              {formatNumber(n + 1)}
            </span>
            <div className="max-w-text">
              <h2 className="text-xl">{title}</h2>
              <p className="mt-1 font-semibold">{summary}</p>
              <p className="mt-3 text-muted">{text}</p>
            </div>
            <dl className="col-start-2 space-y-3 text-sm lg:col-start-3 print:grid print:grid-cols-3 print:gap-x-6 print:space-y-0">
              <Fact term={m.procedure_who()}>{who}</Fact>
              <Fact term={m.procedure_days()}>{days}</Fact>
              {documents.length > 0 && <Fact term={m.procedure_documents()}>{documents.join(', ')}</Fact>}
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  )
}
