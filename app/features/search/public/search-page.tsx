import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { Section } from '@agency/ui/Section'
import { TextField } from '@agency/ui/TextField'
import { Ours } from '#app/features/search/public/ours.tsx'
import type { FoundAnswer, FoundKind, FoundOnSite, Marked, Ours as OneOfOurs } from '#app/features/search/queries.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { WholeContacts } from '#app/layouts/mail-address.tsx'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PagePart } from '#app/layouts/public/page-part.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { formatNumber, localPath, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { withReach } from '#i18n/reach.ts'
import { QUERY_MAX } from '#server/features/search/query.shared.ts'

/** The search of the site: one plain form, and what was found by kind. */
export function SearchPage({ q, ours, answers, kinds, instead }: FoundOnSite & { q: string; ours: OneOfOurs[] }) {
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0)
  const corrected = answers.length > 0 ? undefined : instead // what has an answer was found
  const total = count + ours.length + answers.length
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop title={m.site_search_title()} lead={q ? undefined : m.site_search_lead()} />
      <form
        role="search"
        method="get"
        action={localPath('/search')}
        className="flex max-w-text flex-wrap items-end gap-3"
      >
        <TextField
          key={q}
          id="q"
          name="q"
          type="search"
          enterKeyHint="search"
          label={m.site_search_label()}
          defaultValue={q}
          maxLength={QUERY_MAX}
          className="grow basis-44"
        />
        <Button type="submit">{m.find()}</Button>
      </form>
      {q && (
        <p role="status" className="mt-6 text-muted">
          {corrected && `${m.site_search_instead({ words: q })} `}
          {m.site_search_found({ ...plural(total), words: corrected ?? q })}
        </p>
      )}
      {ours.length > 0 && (
        <div className="mt-8 grid max-w-text gap-6">
          <Ours ours={ours} />
        </div>
      )}
      {answers.length > 0 && (
        <ul className="mt-8 grid max-w-text gap-4">
          {answers.map(answer => (
            <Answer key={answer.path} {...answer} />
          ))}
        </ul>
      )}
      {count > 0 && (
        <div className="mt-8 grid gap-10">
          {kinds.map(kind => (
            <Kind key={kind.kind} {...kind} />
          ))}
        </div>
      )}
      {q && total === 0 && (
        <EmptyState
          className="mt-8"
          title={m.site_search_none()}
          description={<WholeContacts text={withReach(m.site_search_none_text(), m.site_search_none_reach)} />}
        />
      )}
      {total === 0 && <NextSteps page="search" />}
    </Section>
  )
}

function Answer({ path, title, text }: FoundAnswer) {
  return (
    <li className="rounded-lg bg-brand-soft p-4 sm:p-6">
      <h2 className="font-sans text-xl">
        <a href={path.startsWith('/') ? localPath(path) : path} className={standaloneLink} {...title} />
      </h2>
      <p className="mt-1 text-lg wrap-anywhere" lang={text.lang}>
        <WholeContacts text={text.children} />
      </p>
    </li>
  )
}

function Kind({ label, count, found }: FoundKind) {
  return (
    <PagePart title={label}>
      <ul className="grid gap-6">
        {found.map(({ path, title, excerpt, note, isOver }) => (
          <li key={path} className="max-w-text">
            <h3 className="flex flex-wrap items-center gap-x-3 font-sans text-lg">
              <a href={localPath(path)} className={standaloneLink}>
                <Text {...title} />
              </a>
              {isOver && <Badge>{m.now_closed()}</Badge>}
            </h3>
            {excerpt && (
              <p className="wrap-anywhere">
                {excerpt.lang && <span className="text-muted">{m.site_search_in({ language: excerpt.lang })} </span>}
                <Text {...excerpt} />
              </p>
            )}
            {note && <p className="font-semibold">{note}</p>}
          </li>
        ))}
      </ul>
      {count > found.length && (
        <p className="mt-6 text-muted">{m.site_search_more({ number: formatNumber(count - found.length) })}</p>
      )}
    </PagePart>
  )
}

function Text({ pieces, lang }: Marked) {
  return (
    <span lang={lang}>
      {pieces.map(({ text, isMatch }, n) =>
        isMatch ? (
          <mark key={n} className="bg-brand-soft font-semibold text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  )
}
