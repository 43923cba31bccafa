import { createHash } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { hmac } from '#server/installation/keys.ts'

/**
 * What a form sent under the id or key that it chose, as it is stored beside the record: whoever sends the same again
 * gets the same record, and nobody who sends anything else. `call` is what was asked for, `input` all of it as it was
 * parsed. Nobody reads it back without our key.
 */
export const sentHash = (call: string, input: unknown): string => hmac(`sent ${call}`, JSON.stringify(input))

/** The name of the rule that one key is for one sending. */
export const SENT_OTHER = 'SENT_OTHER'

/** Throws CONFLICT where a record came of something else than what is sent now; `sentence` says so. */
export function requireSame(
  known: { sentHash: string | null },
  hash: string,
  sentence: () => string = m.sent_other,
): void {
  if (known.sentHash !== hash) throw new AppError('CONFLICT', sentence(), { reason: SENT_OTHER })
}

/** Digests of the files of a form, as they came. */
export const digestsOf = (files: File[] = []): Promise<string[]> =>
  Promise.all(
    files
      .filter(({ size }) => size > 0)
      .map(async file =>
        createHash('sha256')
          .update(Buffer.from(await file.arrayBuffer()))
          .digest('base64url'),
      ),
  )
