import { kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { Link } from '@tanstack/react-router'
import { Check, Download, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { DocumentDialog } from './document-dialog.tsx'
import type { Papers, SentPaper } from './queries.ts'
import { RefuseDialog } from './refuse-dialog.tsx'

type Props = Papers & {
  /** the application whose page it is, from which the file is made where there is none */
  application?: string
}

/** What a worker has sent by the status page: to be looked at, and accepted or refused. */
export function SentPapers({ papers, worker, application }: Props) {
  const [paper, setPaper] = useState<SentPaper>()
  const [how, setHow] = useState<'accept' | 'refuse'>()
  if (papers.length === 0) return null
  const close = () => setHow(undefined)
  function decide(which: SentPaper, as: 'accept' | 'refuse') {
    setPaper(which)
    setHow(as)
  }
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="font-sans text-lg">{m.papers_sent()}</h2>
      <ul className="divide-y divide-line">
        {papers.map(each => (
          <li
            key={each.id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0"
          >
            <PaperFacts paper={each} />
            {each.isWaiting && each.isSeen && (
              <div className="flex flex-wrap gap-2 print:hidden">
                {each.file && (
                  <Button asChild variant="secondary" size="sm">
                    <a href={`/admin/workers/papers/${each.id}`} download>
                      <Download aria-hidden="true" />
                      {m.document_save_file({ kind: each.file.kind.toUpperCase() })}
                    </a>
                  </Button>
                )}
                {worker ? (
                  <Button variant="secondary" size="sm" onClick={() => decide(each, 'accept')}>
                    <Check aria-hidden="true" />
                    {m.paper_accept()}
                  </Button>
                ) : (
                  <Button asChild variant="secondary" size="sm">
                    <Link to="/admin/workers/add" search={{ application }}>
                      <Plus aria-hidden="true" />
                      {m.paper_file_first()}
                    </Link>
                  </Button>
                )}
                <Button variant="danger-quiet" size="sm" onClick={() => decide(each, 'refuse')}>
                  <X aria-hidden="true" />
                  {m.paper_refuse()}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <DocumentDialog paper={paper} isOpen={how === 'accept'} onClose={close} />
      <RefuseDialog paper={paper} isOpen={how === 'refuse'} onClose={close} />
    </Card>
  )
}

function PaperFacts({ paper }: { paper: SentPaper }) {
  const { kind, createdAt, reference, isWaiting, isSeen, by, decidedAt, reason } = paper
  const day = (at: string) => formatDate(at, { dateStyle: 'medium' })
  return (
    <div className="grid min-w-0 gap-1">
      <p className="font-semibold">{kindLabels[kind]()}</p>
      <p className="text-sm text-muted">{m.paper_sent_with({ day: day(createdAt), reference })}</p>
      {isWaiting && !isSeen && <p className="text-sm">{m.paper_for_others()}</p>}
      {!isWaiting && decidedAt && (
        <>
          <p>
            <Badge>{m.paper_refused_by({ by, day: day(decidedAt) })}</Badge>
          </p>
          <p lang={languageOf(reason)} className="text-sm whitespace-pre-line wrap-anywhere">
            {reason}
          </p>
        </>
      )}
    </div>
  )
}
