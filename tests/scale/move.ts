import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Moves a stopped SQLite installation into an empty PostgreSQL database and the bucket that the settings name. */
export function moveToPostgres(dataDir: string, url: string, settings: Record<string, string>): void {
  execFileSync(join(root, 'node_modules/.bin/node'), ['dist/server/move.js', '--to', url, '--pictures', 's3'], {
    cwd: root,
    env: { ...process.env, ...settings, DATABASE_URL: '', DATA_DIR: dataDir },
    stdio: 'pipe',
  })
}
