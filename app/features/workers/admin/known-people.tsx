import { Alert } from '@agency/ui/Alert'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { knownInput } from '#server/features/workers/work-schema.ts'
import { FileName } from './file-name.tsx'
import type { Known } from './queries.ts'
import { workersClient } from './workers-client.ts'

type Typed = { phone?: string | undefined; passport?: string | undefined }

/** Who is here already with a telephone or a passport that is typed, once it is whole; nothing of it is kept. */
export function useKnown({ phone, passport }: Typed): Known | undefined {
  const asked = { ...wholeOf({ phone }), ...wholeOf({ passport }) }
  const { data } = useQuery({
    queryKey: ['workers', 'known', asked],
    queryFn: () => workersClient().known.mutate(asked),
    enabled: Object.keys(asked).length > 0,
    staleTime: 0,
    gcTime: 0,
  })
  return data
}

/** A field as its rules read it; nothing while it is empty or not whole. */
function wholeOf(typed: Typed): Typed {
  const { data } = knownInput.safeParse(typed)
  return data && Object.values(data).some(Boolean) ? data : {}
}

/** Beside a passport: whose it is, and the ways to go on there. */
export function KnownPassport({ known }: { known: Known | undefined }) {
  return (
    <div role="status" className="col-span-full empty:hidden">
      {known?.passport && (
        <Alert variant="warning" title={m.known_passport()}>
          <p>{m.known_passport_text()}</p>
          <FileWays file={known.passport} />
        </Alert>
      )}
    </div>
  )
}

/** Beside a telephone: who has it, and the ways to go on there. */
export function KnownPhone({ known }: { known: Known | undefined }) {
  const { files = [], applications = [] } = known ?? {}
  return (
    <div role="status" className="empty:hidden">
      {files.length + applications.length > 0 && (
        <Alert variant="warning" title={m.known_phone()}>
          <p>{m.known_phone_text()}</p>
          {files.map(file => (
            <FileWays key={file.id} file={file} />
          ))}
          {applications.map(({ id, reference, name, job }) => (
            <div key={id} className="mt-3 grid gap-1">
              <TextLink to="/admin/applications/$id" params={{ id }} lang={languageOf(name)}>
                {name}
              </TextLink>
              <span className="text-muted">
                {m.application_title({ reference })} · {job || m.application_any_job()}
              </span>
              <TextLink to="/admin/workers/add" search={{ application: id }} className="justify-self-start">
                {m.worker_make()}
              </TextLink>
            </div>
          ))}
        </Alert>
      )}
    </div>
  )
}

const FileWays = ({ file }: { file: Known['files'][number] }) => (
  <div className="mt-3 grid gap-1">
    <FileName {...file} />
    <TextLink
      to="/admin/workers/$id"
      params={{ id: file.id }}
      search={{ add: 'application' }}
      className="justify-self-start"
    >
      {m.worker_apply()}
    </TextLink>
  </div>
)
