import { Section } from '@agency/ui/Section'
import { Link } from '@tanstack/react-router'
import { Unwritten } from '#app/features/pages/page-parts.tsx'
import { findProcedure, type LocalizedProcedure } from '#app/features/procedure/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { breadcrumbs } from '#app/layouts/structured-data.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { TextBlocks } from '#app/layouts/text-blocks.tsx'
import { formatNumber, type localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { parseText } from '#server/drafts/text-schema.ts'

type Props = { procedure: LocalizedProcedure | null }

/** For the loader of its route; what nobody has written is not for search engines. */
export async function loadProcedurePage() {
  const procedure = await findProcedure()
  return { shown: { procedure }, head: procedureHead(procedure), isUnlisted: !procedure }
}

function procedureHead(procedure: LocalizedProcedure | null) {
  if (!procedure) return pageHead(m.procedure_title())
  const { title, description } = procedure
  return {
    ...pageHead(title.children, description.children),
    scripts: [breadcrumbs([m.nav_home(), '/'], [title.children, '/recruitment-procedure'])],
  }
}

export function ProcedurePage({ procedure }: Props) {
  if (!procedure) return <Unwritten title={m.procedure_title()} />
  const { title, lead, total, steps } = procedure
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop title={<span {...title} />} lead={lead.children && <span {...lead} />} />
      <p className="mb-10 flex flex-wrap items-center gap-x-6">
        <span className="font-semibold">{m.law_no_money()}</span>
        <Link to="/licence-and-fees" className={standaloneLink}>
          {m.costs_title()}
        </Link>
      </p>
      <Overview steps={steps} total={total} />
      <ol>
        {steps.map((step, n) => (
          <Step key={n} n={n} {...step} />
        ))}
      </ol>
      <NextSteps page="procedure" />
    </Section>
  )
}

/** The steps in short, each a link to itself, and how long they take together. */
function Overview({ steps, total }: Pick<LocalizedProcedure, 'steps' | 'total'>) {
  return (
    <nav aria-labelledby="overview" className="mb-16 rounded-lg bg-sunken p-6 print:hidden sm:p-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="overview" className="text-2xl">
          {m.procedure_overview()}
        </h2>
        {total.children && <p className="font-semibold wrap-anywhere" {...total} />}
      </div>
      <ol className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, days }, n) => (
          <li key={n} className="flex items-baseline gap-3 border-t border-line pt-1 pb-3">
            <span aria-hidden="true" className="font-display text-xl font-semibold text-brand tabular-nums">
              {formatNumber(n + 1)}
            </span>
            <div className="min-w-0 wrap-anywhere">
              <a href={`#${stepId(n)}`} lang={title.lang} className={standaloneLink}>
                {title.children}
              </a>
              {days.children && <p className="text-sm text-muted" {...days} />}
            </div>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const stepId = (n: number) => `step-${n + 1}`

function Step({ n, title, summary, text, who, days, documents }: LocalizedProcedure['steps'][number] & { n: number }) {
  return (
    <li
      id={stepId(n)}
      className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 gap-y-5 border-t border-line py-8 wrap-anywhere break-inside-avoid print:gap-y-2 print:py-4 sm:grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[4rem_minmax(0,1fr)_20rem] lg:gap-x-16"
    >
      <span aria-hidden="true" className="font-display text-3xl leading-none font-semibold text-brand tabular-nums">
        {formatNumber(n + 1)}
      </span>
      <div className="max-w-text">
        <h2 className="text-xl" lang={title.lang}>
          {title.children}
        </h2>
        <p className="mt-1 font-semibold" {...summary} />
        <div lang={text.lang} className="mt-3 space-y-3 text-muted">
          <TextBlocks blocks={parseText(text.children)} />
        </div>
      </div>
      <dl className="col-start-2 space-y-3 text-sm lg:col-start-3 print:grid print:grid-cols-3 print:gap-x-6 print:space-y-0">
        <Fact term={m.procedure_who()} {...who} />
        <Fact term={m.procedure_days()} {...days} />
        <Fact term={m.procedure_documents()} {...documents} />
      </dl>
    </li>
  )
}

/** `children` has one item on each line; without any there is no fact. */
function Fact({ term, children, lang }: ReturnType<typeof localizedText> & { term: string }) {
  if (!children) return null
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd lang={lang} className="text-muted">
        {children.split(/\s*\n\s*/).join(', ')}
      </dd>
    </div>
  )
}
