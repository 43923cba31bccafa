import { perServer } from '#server/process/lifecycle.ts'
import type { Card } from '#server/files/card.ts'
import type { Conversion, NoPicture } from '#server/files/decode.ts'
import type { DrawnPdf, PdfResult } from '#server/files/pdf.ts'
import type { Unreadable } from '#server/files/pdf-pages.ts'
import type { Crop } from '#server/files/share.shared.ts'
import type { Slip } from '#server/files/slip.ts'
import { startWorkers } from '#server/files/worker-process.ts'
import type { Kept } from '#server/http/spool.ts'
import { ofStaff, OURS, patience, type Sender } from '#server/http/fair-turns.ts'

/** By how much each process gives way to visitors, see nice(1). */
const NICE = { quick: 1, pictures: 3, pdfs: 10 }
const LARGE_BYTES = 1024 * 1024
/**
 * While others wait, the first and the second try at a PDF end after so long: forty heavy ones hold a small one up for
 * seconds, not minutes.
 */
const SLICES_MS = [250, 1000]

/** What is soon done: receipts, and the files of strangers until they turn out to be long. */
const quick = perServer(
  () => startWorkers(NICE.quick),
  ({ close }) => close(),
)
const pictures = perServer(
  () => startWorkers(NICE.pictures),
  ({ close }) => close(),
)
/** One of forty pages takes up to half a minute, for which no picture should wait. */
const pdfs = perServer(
  () => startWorkers(NICE.pdfs),
  ({ close }) => close(),
)

/** A file that is in memory once it is its sender’s turn. */
type ToRead = Pick<Kept, 'size' | 'read'>

/**
 * `convert` of decode.ts in a separate process, one picture at a time: the hundreds of megabytes that encoders take are freed soon after
 * the last picture, and a file that breaks a decoder breaks nothing else. Senders take turns, see fair-turns.ts. Throws
 * when the process ends before it has replied. docs/decisions/0005 says why.
 */
export const convert = (file: Buffer, staff = '') => pictures().run(ofStaff(staff), { file }) as Promise<Conversion>

const SHARED: Sender = { rank: 2, name: 'share' }

/** `cropPicture` of crop.ts in the same process. */
export const crop = (file: Buffer, crop: Crop) => pictures().run(SHARED, { file, crop }) as Promise<Buffer>

/** `drawCard` of card.ts in the same process. */
export const draw = (card: Card, file?: Buffer) => pictures().run(SHARED, { card, file }) as Promise<Buffer>

/** `drawSlip` of slip.ts, before all files: somebody waits for their receipt. */
export const drawSlip = (slip: Slip) => quick().run(OURS, { slip }) as Promise<Buffer>

type Wait = { sender: Sender; until?: number }

/**
 * `toJpeg` of decode.ts; a large picture waits with those of staff. Throws SERVICE_UNAVAILABLE where it is not the
 * sender’s turn `until` then.
 */
export async function toJpeg(file: ToRead, { sender, until = patience() }: Wait): Promise<Buffer | NoPicture> {
  const wait = { isLarge: file.size > LARGE_BYTES, until }
  const job = async (isQuick: boolean) => ({ file: await file.read(), to: 'jpeg' as const, isQuick })
  const made = (await quick().run(sender, () => job(true), wait)) as Buffer | NoPicture | 'long'
  return made === 'long' ? ((await pictures().run(sender, () => job(false), wait)) as Buffer | NoPicture) : made
}

/**
 * `drawPdf` of pdf.ts, likewise. While others wait, one that takes long begins anew behind them, and at last in a process for long ones:
 * from outside nobody can tell a small one from one that keeps a processor busy.
 */
export async function drawPdf(
  file: ToRead,
  { sender, until = patience() }: Wait,
): Promise<DrawnPdf | Unreadable | 'too-large'> {
  const wait = { isLarge: file.size > LARGE_BYTES, until }
  const job = async (isQuick: boolean) => ({ file: await file.read(), to: 'pdf' as const, isQuick })
  for (const slice of SLICES_MS) {
    const drawn = (await quick().run(sender, () => job(true), { ...wait, slice })) as PdfResult
    if (drawn === 'long') break
    if (drawn !== 'unfinished') return drawn
  }
  return (await pdfs().run(sender, () => job(false), wait)) as DrawnPdf | Unreadable | 'too-large'
}
