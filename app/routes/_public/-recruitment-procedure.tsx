import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { sharePicture } from '#app/head.ts'
import { m } from '#app/paraglide/messages.js'
import { procedure } from '#app/procedure.ts'

export const head = () => ({ title: m.procedure_title(), description: m.procedure_description(), picture: sharePicture('interview') })

export function Page() {
  return (
    <Section space="none" className="pb-16 sm:pb-28">
      <PageHeader title={m.procedure_title()} lead={m.procedure_lead()} />
      <ol className="max-w-text">
        {procedure.map(({ title, summary, text, who, days, documents }, n) => (
          <li key={title} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 border-t border-line py-8 break-inside-avoid sm:grid-cols-[4rem_minmax(0,1fr)]">
            <span aria-hidden="true" className="font-display text-3xl font-semibold text-brand tabular-nums">{n + 1}</span>
            <div>
              <h2 className="text-xl">{title}</h2>
              <p className="mt-1 font-semibold">{summary}</p>
              <p className="mt-3 text-muted">{text}</p>
              <dl className="mt-4 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
                <dt className="text-muted">{m.procedure_who()}</dt><dd>{who}</dd>
                <dt className="text-muted">{m.procedure_days()}</dt><dd>{days}</dd>
                {documents.length > 0 && <><dt className="text-muted">{m.procedure_documents()}</dt><dd>{documents.join(', ')}</dd></>}
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
