import { m } from '#i18n/paraglide/messages.js'
import { read, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import type { ApplicationPart, StatusAction } from '#server/features/applications/contributions.ts'
import { filesWithMerged, findToldState, requireApplication } from '#server/features/applications/domain.ts'
import { keepExpiryOf } from '#server/features/workers/expiry.ts'
import { deletePapers, idsWithPapers, keepPaper, takeBackPaper, takesPapers } from '#server/features/workers/papers.ts'
import { paperInput } from '#server/features/workers/schema.ts'
import { shownToWorker } from '#server/features/workers/status-page.ts'
import { requireSightOfPapers } from '#server/features/workers/sight.ts'
import { idsDeparting } from '#server/features/workers/flights.ts'
import { gapsFor, gapsOfMany, idsWithPassport } from '#server/features/workers/stages.ts'
import { limitPaper } from '#server/features/workers/limits.ts'
import { ofNetwork } from '#server/http/fair-turns.ts'

const PAPERS = 'papers'

/** Keeps the photograph of a document. Throws CONFLICT where none is taken, NOT_FOUND, TOO_MANY_REQUESTS, and as `keepPaper`. */
const sendPaper: StatusAction = async (visitor, application, fields, files) => {
  const paper = paperInput.parse({ ...fields, file: files.file?.[0] })
  if (!takesPapers(await findToldState(read, await requireApplication(application))))
    throw new AppError('CONFLICT', m.paper_not_taken())
  await limitPaper(visitor.clientAddress, application)
  await keepPaper({ application, ...paper, sender: ofNetwork(visitor.clientAddress) })
  return PAPERS
}

/** Takes back what was sent. Throws as `takeBackPaper`. */
const takePaperBack: StatusAction = async (_visitor, application, { paper = '' }) => {
  await takeBackPaper({ application, id: paper })
  return PAPERS
}

/** What is in the files of applicants belongs to their applications. */
export const applicationPart: ApplicationPart = {
  gaps: { find: gapsOfMany, readBy: gapsFor },
  idsWithPassport,
  idsWithPapers,
  idsDeparting,
  follow: keepExpiryOf,
  requireMergeable: requireOneFile,
  requireErasable: requireSightOfPapers,
  erase: deletePapers,
  statusPage: { stage: shownToWorker, actions: { [PAPERS]: sendPaper, 'take-back': takePaperBack } },
}

/** Two applications of one person are not in the files of two. Throws CONFLICT with the page of one. */
async function requireOneFile(transaction: Writer, ids: string[]) {
  const [file, another] = await filesWithMerged(transaction, ids)
  if (another) throw new AppError('CONFLICT', m.application_two_files(), { page: `/admin/workers/${file}` })
}
