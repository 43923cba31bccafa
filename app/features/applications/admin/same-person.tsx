import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { Users } from 'lucide-react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { formatDate } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { applicationsClient } from './applications-client.ts'
import { ApplicationState } from './state-badge.tsx'
import type { Application } from './queries.ts'

type Other = Application['others'][number]

/** Other applications from the same telephone: of the same person, to merge, or of others who share it. */
export function SamePerson({ application }: { application: Application }) {
  const { id, others, merged, isDuplicate } = application
  const { act, isPending } = useStaffAction()
  const client = applicationsClient()
  if (others.length === 0 && merged.length === 0) return null
  const merge = (other: Other) =>
    void act(
      () => client.merge.mutate({ id: other.id, into: id }),
      m.application_merged({ reference: other.reference }),
      () => client.separate.mutate({ id: other.id }),
    )
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="flex items-center gap-2 font-sans text-lg">
        <Users aria-hidden="true" className="size-5 text-muted" />
        {m.application_same_phone()}
      </h2>
      {others.length > 0 && (
        <ul className="grid gap-3 divide-y divide-line">
          {others.map(other => (
            <li key={other.id} className="flex flex-wrap items-center justify-between gap-3 pt-3 first:pt-0">
              <OtherApplication {...other} />
              <span className="flex flex-wrap gap-2">
                <Button variant="secondary" size="sm" busy={isPending} onClick={() => merge(other)}>
                  {m.application_merge()}
                </Button>
                {other.isDuplicate && (
                  <Button
                    variant="ghost"
                    size="sm"
                    busy={isPending}
                    onClick={() =>
                      void act(() => client.keepApart.mutate({ id: other.id }), m.application_kept_apart())
                    }
                  >
                    {m.application_keep_apart()}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isDuplicate && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          {m.application_looks_double()}
          <Button
            variant="secondary"
            size="sm"
            busy={isPending}
            onClick={() => void act(() => client.keepApart.mutate({ id }), m.application_kept_apart())}
          >
            {m.application_keep_apart()}
          </Button>
        </p>
      )}
      {merged.map(other => (
        <div key={other.id} className="grid gap-1 border-t border-line pt-3 text-sm">
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <span>
              {m.application_merged_one({
                reference: other.reference,
                name: other.name,
                at: formatDate(other.createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </span>
            <Button
              variant="ghost"
              size="sm"
              busy={isPending}
              onClick={() => void act(() => client.separate.mutate({ id: other.id }), m.application_separated())}
            >
              {m.application_separate()}
            </Button>
          </p>
          {other.message && (
            <p lang={languageOf(other.message)} className="whitespace-pre-line wrap-anywhere">
              {other.message}
            </p>
          )}
        </div>
      ))}
    </Card>
  )
}

function OtherApplication({ id, name, reference, job, state, createdAt }: Other) {
  return (
    <span className="grid min-w-0 gap-1 text-sm">
      <TextLink to="/admin/applications/$id" params={{ id }} lang={languageOf(name)}>
        {name}
      </TextLink>
      <span className="text-muted">
        {reference} · {job || m.application_any_job()} · {formatDate(createdAt, { dateStyle: 'medium' })}
      </span>
      <span>
        <ApplicationState state={state} />
      </span>
    </span>
  )
}
