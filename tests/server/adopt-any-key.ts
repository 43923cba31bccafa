import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { fileAddress } from '#server/config/config.ts'

/** Lets the next start of a closed SQLite installation go on with whatever key is there, as `npm run keys -- --adopt` does. */
export async function adoptAnyKey(dataDir: string): Promise<void> {
  const database = createClient({ url: fileAddress(join(dataDir, 'agency.db')) })
  try {
    await database.execute('UPDATE "Installation" SET "key" = NULL')
  } finally {
    database.close()
  }
}
