// `npm run move -- --to postgresql://… [--pictures s3]`, built to dist/server/move.js
import { parseArgs } from 'node:util'
import { moveDatabase, movePictures } from '#server/operations/move.ts'

const USAGE = `npm run move -- --to postgresql://user:password@host/name   copies the database of this installation into an empty one there
npm run move -- --pictures s3                                copies the pictures into the bucket that the S3_ variables name`
const say = (line: string) => { process.stdout.write(`${line}\n`) }
try {
  const { to, pictures } = asked()
  if (pictures) await movePictures(say)
  if (to) await moveDatabase(to, say)
  const settings = [...(to ? ['DATABASE_URL to the new database'] : []), ...(pictures ? ['IMAGE_STORE to s3'] : [])]
  say(`Moved. Now set ${settings.join(' and ')} in .env and start; what was here stays as it is`)
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

function asked() {
  try {
    const { to, pictures } = parseArgs({ options: { to: { type: 'string' }, pictures: { type: 'string' } } }).values
    if ((to || pictures) && (!pictures || pictures === 's3')) return { to, pictures }
  } catch {
    // what is said below is all there is to say
  }
  throw new Error(USAGE)
}
