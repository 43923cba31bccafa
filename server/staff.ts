// `npm run staff -- …`, built to dist/server/staff.js
import { runCommand } from '#server/accounts/command.ts'

try {
  process.stdout.write(`${await runCommand(process.argv.slice(2))}\n`)
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
