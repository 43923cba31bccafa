import { useSuspenseQuery } from '@tanstack/react-query'
import { load } from '#app/rendering/trpc.ts'
import { FileOfApplication } from './file-of-application.tsx'
import { fileOfApplicationQuery, papersOfApplicationQuery } from './queries.ts'
import { SentPapers } from './sent-papers.tsx'

type Props = { id: string }

export const loadPart = ({ id }: Props) =>
  Promise.all([load(fileOfApplicationQuery(id)), load(papersOfApplicationQuery(id))])

/** On the page of an application: the file of its person, and what they have sent. */
export function Part({ id }: Props) {
  const { data: papers } = useSuspenseQuery(papersOfApplicationQuery(id))
  return (
    <>
      <FileOfApplication id={id} />
      <SentPapers key={`papers ${id}`} {...papers} application={id} />
    </>
  )
}
