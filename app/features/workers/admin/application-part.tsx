import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { choicesQuery } from '#app/features/applications/admin/queries.ts'
import { load } from '#app/rendering/trpc.ts'
import { DocumentsCard } from './documents-card.tsx'
import { FileOfApplication } from './file-of-application.tsx'
import { PassportCard } from './passport-card.tsx'
import { fileOfApplicationQuery, papersOfApplicationQuery, workerQuery } from './queries.ts'
import { SentPapers } from './sent-papers.tsx'
import { WorkerApplications } from './worker-applications.tsx'

const staffRoute = getRouteApi('/admin')

type Props = { id: string }

export const loadPart = ({ id }: Props) =>
  Promise.all([loadFile(id), load(papersOfApplicationQuery(id)), load(choicesQuery())])

async function loadFile(id: string) {
  const { worker } = await load(fileOfApplicationQuery(id))
  if (worker) await load(workerQuery(worker.id))
}

/** On the page of an application: the file of its person with passport, documents and other applications, and what they have sent. */
export function Part({ id }: Props) {
  const {
    data: { worker },
  } = useSuspenseQuery(fileOfApplicationQuery(id))
  const { data: papers } = useSuspenseQuery(papersOfApplicationQuery(id))
  return (
    <>
      <FileOfApplication id={id} />
      <SentPapers key={`papers ${id}`} {...papers} application={id} />
      {worker && <FileParts key={`file ${worker.id}`} id={worker.id} application={id} />}
    </>
  )
}

/** What is done in a file, on the page of one of its applications. */
function FileParts({ id, application }: { id: string; application: string }) {
  const { me } = staffRoute.useRouteContext()
  const { data: worker } = useSuspenseQuery(workerQuery(id))
  return (
    <>
      <PassportCard worker={worker} me={me} />
      <DocumentsCard worker={worker} me={me} />
      <WorkerApplications worker={worker} open={application} />
    </>
  )
}
