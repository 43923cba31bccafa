// `npm run move`, built to dist/server/move.js
import { moveDatabase, movePictures } from '#server/backup/move.ts'
import { COPYING_MB } from '#server/cli/bounded-memory.ts'
import { print, runCommand } from '#server/cli/run-command.ts'
import { prepareProcess } from '#server/config/environment.ts'

const USAGE = `npm run move -- --to postgresql://user:password@host/name   copies the database of this installation into an empty one there
npm run move -- --pictures s3                                copies the pictures and files of applications into the bucket that the S3_ variables name`

await runCommand(
  USAGE,
  { to: { type: 'string' }, pictures: { type: 'string' } },
  async ({ values: { to, pictures }, positionals: [word] }) => {
    if (word || (!to && !pictures) || (pictures && pictures !== 's3')) throw new Error(USAGE)
    if (pictures) await movePictures(prepareProcess({ IMAGE_STORE: 's3' }), print)
    if (to) await moveDatabase(to, print)
    const settings = [...(to ? ['DATABASE_URL to the new database'] : []), ...(pictures ? ['IMAGE_STORE to s3'] : [])]
    return `Moved. Now set ${settings.join(' and ')} in .env and start; what was here stays as it is`
  },
  COPYING_MB,
)
